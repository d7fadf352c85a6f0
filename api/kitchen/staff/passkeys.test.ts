import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { adminStaff } from '#contract/kitchen/desk.ts';
import { adminAuth, SecondFactorChallenge } from '#contract/kitchen/desk-auth.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';
import { softPasskey } from '#test/soft-passkey.ts';

const services = useApp();
const PASSWORD = 'Tandoor-Glow-9';
const password = { currentPassword: PASSWORD };

beforeEach(() => services.clock.set(services.clock.now().add({ hours: 24 })));

const newKey = (idBytes?: number) => {
  const { origin, hostname: rpId } = new URL(services.services.env.publicUrl);
  return softPasskey({ origin, rpId }, { idBytes });
};

async function member() {
  const staff = await buildStaff(services.db, { password_hash: await hashPassword(PASSWORD) });
  return { ...staff, client: await services.asStaff(staff) };
}

async function begin(client: Client) {
  const { data } = await client.call(adminAuth.beginPasskey, { body: password });
  return {
    pending: data.pending,
    challenge: String(data.options.challenge),
    options: data.options,
  };
}

const confirm = (client: Client, pending: string, passkey: object) =>
  client.call(adminAuth.confirmPasskey, {
    body: { pending, name: 'My phone', passkey: { ...passkey } },
  });

/** Somebody with a passkey, and what it brought with it. */
async function withPasskey() {
  const staff = await member();
  const key = newKey();
  const { pending, challenge } = await begin(staff.client);
  const { data, status } = await confirm(staff.client, pending, key.make(challenge));
  expect(status).toBe(200);
  return { ...staff, key, codes: data.recoveryCodes };
}

async function afterPassword(email: string) {
  const { data } = await services.visitor.call(adminAuth.login, {
    body: { email, password: PASSWORD },
  });
  const { pending, passkey, totp } = SecondFactorChallenge.parse(data);
  return { pending, totp, options: passkey, challenge: String(passkey?.challenge) };
}

const finish = (pending: string, passkey: object) =>
  services.visitor.call(adminAuth.secondFactor, { body: { pending, passkey: { ...passkey } } });

const factors = async (client: Client) => (await client.call(adminAuth.factors, {})).data;

describe('a passkey', () => {
  it('is asked for after the password, and then the desk opens', async () => {
    const { email, id, key } = await withPasskey();
    const asked = await afterPassword(email);
    expect(asked).toMatchObject({ totp: false, options: { allowCredentials: [{ id: key.id }] } });
    const { data, status } = await finish(asked.pending, key.show(asked.challenge));
    expect(status).toBe(200);
    expect(data.staff.id).toBe(id);
    expect((await services.as(data.token).call(adminAuth.me, {})).status).toBe(200);
  });

  it('brings recovery codes with it as the first factor, and is listed with its name', async () => {
    const { client, codes, email, key } = await withPasskey();
    expect(codes).toHaveLength(10);
    const body = { pending: (await afterPassword(email)).pending, code: codes[0] ?? '' };
    expect((await services.visitor.call(adminAuth.secondFactor, { body })).status).toBe(200);
    const second = newKey();
    const { pending, challenge, options } = await begin(client);
    expect(options.excludeCredentials).toMatchObject([{ id: key.id }]);
    const added = await confirm(client, pending, second.make(challenge));
    expect(added.data.recoveryCodes).toEqual([]);
    expect(await factors(client)).toMatchObject({
      totp: false,
      passkeys: [{ name: 'My phone' }, { name: 'My phone' }],
      recoveryCodesLeft: 9,
    });
  });

  it('has an id as long as it may be, and can be taken away then, or is refused', async () => {
    const { client } = await member();
    const added = async (idBytes: number) => {
      const key = newKey(idBytes);
      const { pending, challenge } = await begin(client);
      return { id: key.id, ...(await confirm(client, pending, key.make(challenge))) };
    };
    for (const idBytes of [1024, 1500, 4000])
      expect((await added(idBytes)).code).toBe('passkey_wrong');
    const { id, status } = await added(1023);
    expect(status).toBe(200);
    const removed = await client.call(adminAuth.removePasskey, {
      params: { passkey: id },
      body: password,
    });
    expect(removed.status).toBe(200);
    expect((await factors(client)).passkeys).toEqual([]);
  });

  it('signs what it was asked to sign, for this kitchen, and nothing else', async () => {
    const { email, key } = await withPasskey();
    const wrong = async (make: (challenge: string) => object) => {
      const { pending, challenge } = await afterPassword(email);
      return (await finish(pending, make(challenge))).code;
    };
    const before = await afterPassword(email);
    expect(await wrong(() => key.show(before.challenge))).toBe('passkey_wrong');
    expect(await wrong((at) => key.show(at, { from: 'https://dabba.evil.example' }))).toBe(
      'passkey_wrong',
    );
    expect(await wrong((at) => newKey().show(at))).toBe('passkey_wrong');
    const stranger = await withPasskey();
    expect(await wrong((at) => stranger.key.show(at))).toBe('passkey_wrong');
  });

  it('is refused whatever else is sent in its place', async () => {
    const { email, key } = await withPasskey();
    const { pending, challenge } = await afterPassword(email);
    const right = key.show(challenge);
    const odd = [{}, { id: key.id }, { ...right, response: 5 }, { ...right, type: [] }];
    for (const one of odd) expect((await finish(pending, one)).code).toBe('passkey_wrong');
    expect((await finish(pending, right)).status).toBe(200);
  });

  it('is good for one sign-in, and a copy that counts behind it for none', async () => {
    const { email, key } = await withPasskey();
    const { pending, challenge } = await afterPassword(email);
    const shown = key.show(challenge, { at: 7 });
    expect((await finish(pending, shown)).status).toBe(200);
    expect((await finish(pending, shown)).code).toBe('sign_in_expired');
    const again = await afterPassword(email);
    expect((await finish(again.pending, key.show(again.challenge, { at: 3 }))).code).toBe(
      'passkey_wrong',
    );
  });

  it('is added by whoever has begun that, with what was asked, once', async () => {
    const { client } = await member();
    const other = await member();
    const key = newKey();
    const { pending, challenge } = await begin(client);
    const made = key.make(challenge);
    expect((await confirm(other.client, pending, made)).code).toBe('sign_in_expired');
    expect((await confirm(client, pending, key.make('another'))).code).toBe('passkey_wrong');
    const elsewhere = key.make(challenge, 'https://dabba.evil.example');
    expect((await confirm(client, pending, elsewhere)).code).toBe('passkey_wrong');
    expect((await confirm(client, pending, { id: 'x' })).code).toBe('passkey_wrong');
    expect((await confirm(client, pending, made)).status).toBe(200);
    expect((await confirm(client, pending, made)).code).toBe('sign_in_expired');
    const theirs = await begin(other.client);
    const taken = await confirm(other.client, theirs.pending, key.make(theirs.challenge));
    expect(taken.code).toBe('passkey_wrong');
  });

  it.each([['usb'], [['usb', ['nfc']]], [[5, null, '"', 'usb']]])(
    'is kept whatever a browser says of the ways to it: %j',
    async (transports) => {
      const { client } = await member();
      const { pending, challenge } = await begin(client);
      const made = newKey().make(challenge);
      const odd = { ...made, response: { ...made.response, transports } };
      expect((await confirm(client, pending, odd)).status).toBe(200);
    },
  );

  it('is not asked for any more once an owner has ended what its password began', async () => {
    const { id, email, key } = await withPasskey();
    const { pending, challenge } = await afterPassword(email);
    const owner = await services.asStaff();
    await owner.call(adminStaff.signOut, { params: { id } });
    expect((await finish(pending, key.show(challenge))).code).toBe('sign_in_expired');
  });

  it('is taken away with the password, and opens nothing from then on', async () => {
    const { client, email, key, id } = await withPasskey();
    const remove = (by: Client, currentPassword: string) =>
      by.call(adminAuth.removePasskey, { params: { passkey: key.id }, body: { currentPassword } });
    expect((await remove(client, 'not-it-1')).code).toBe('current_password_wrong');
    const other = await member();
    expect((await remove(other.client, PASSWORD)).status).toBe(404);
    const begun = await afterPassword(email);
    expect((await remove(client, PASSWORD)).status).toBe(200);
    expect((await finish(begun.pending, key.show(begun.challenge))).code).toBe('passkey_wrong');
    expect(await factors(client)).toEqual({ totp: false, passkeys: [], recoveryCodesLeft: 0 });
    const logged = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', id)
      .where('action', 'like', '%passkey')
      .select('action')
      .orderBy('id')
      .execute();
    expect(logged).toEqual([{ action: 'add-passkey' }, { action: 'remove-passkey' }]);
  });
});
