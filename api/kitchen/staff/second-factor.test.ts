import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { resetStaffPassword } from '#api/kitchen/staff/first-owner.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { adminAuth, SecondFactorChallenge } from '#contract/kitchen/desk-auth.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';

const services = useApp();
const PASSWORD = 'Tandoor-Glow-9';

beforeEach(() => services.clock.set(services.clock.now().add({ hours: 24 })));

const wait = (seconds: number) => services.clock.set(services.clock.now().add({ seconds }));

/** What the app on somebody's phone shows now. */
const shown = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: services.clock.now().epochMilliseconds,
  });

const password = { currentPassword: PASSWORD };

async function member(role: 'owner' | 'kitchen' = 'kitchen') {
  const staff = await buildStaff(services.db, {
    role,
    password_hash: await hashPassword(PASSWORD),
  });
  const client = await services.asStaff(staff);
  return { ...staff, client };
}

/** Somebody who signs in with an app's code, its secret, and their recovery codes. */
async function withApp(role?: 'owner' | 'kitchen') {
  const staff = await member(role);
  const { data: begun } = await staff.client.call(adminAuth.beginTotp, { body: password });
  const { data } = await staff.client.call(adminAuth.confirmTotp, {
    body: { pending: begun.pending, code: shown(begun.secret) },
  });
  wait(60);
  return { ...staff, secret: begun.secret, codes: data.recoveryCodes };
}

const signIn = (email: string) =>
  services.visitor.call(adminAuth.login, { body: { email, password: PASSWORD } });

async function afterPassword(email: string): Promise<string> {
  const { data, code } = await signIn(email);
  expect(code).toBe('second_factor_required');
  return SecondFactorChallenge.parse(data).pending;
}

const finish = (pending: string, code: string) =>
  services.visitor.call(adminAuth.secondFactor, { body: { pending, code } });

const isIn = async (token: string | Client) =>
  (await (typeof token === 'string' ? services.as(token) : token).call(adminAuth.me, {})).status ===
  200;

describe('the code of an app', () => {
  it('is asked for after the password, and then the desk opens', async () => {
    const { email, secret, id } = await withApp();
    const asked = await signIn(email);
    expect(asked).toMatchObject({ status: 403, data: { totp: true } });
    expect(Object.keys(asked.data ?? {}).sort()).toEqual(['passkey', 'pending', 'totp']);
    const { data, status } = await finish(await afterPassword(email), shown(secret));
    expect(status).toBe(200);
    expect(data.staff).toMatchObject({ id, mustAddFactor: false });
    expect((await services.as(data.token).call(overview.read, {})).status).toBe(200);
  });

  it('is added with the password and a code, tells its secret to nobody else, and ends other sessions', async () => {
    const { client, email, id } = await member();
    const { data: other } = await signIn(email);
    const wrong = await client.call(adminAuth.beginTotp, { body: { currentPassword: 'no-1' } });
    expect(wrong).toMatchObject({ status: 422, code: 'current_password_wrong' });
    const { data } = await client.call(adminAuth.beginTotp, { body: password });
    expect(data.address).toContain(`secret=${data.secret}`);
    const { pending, secret } = data;
    const stranger = await member();
    const confirm = (by: Client, code: string) =>
      by.call(adminAuth.confirmTotp, { body: { pending, code } });
    expect(await confirm(client, '000000')).toMatchObject({ code: 'second_factor_wrong' });
    expect(await confirm(stranger.client, shown(secret))).toMatchObject({
      code: 'sign_in_expired',
    });
    expect(await isIn(other.token)).toBe(true);
    const added = await confirm(client, shown(secret));
    expect(added.data.recoveryCodes).toHaveLength(10);
    expect(await confirm(client, shown(secret))).toMatchObject({ code: 'sign_in_expired' });
    expect([await isIn(client), await isIn(other.token)]).toEqual([true, false]);
    const { totp_secret } = await services.db
      .selectFrom('staff')
      .where('id', '=', id)
      .select('totp_secret')
      .executeTakeFirstOrThrow();
    expect(totp_secret).not.toContain(secret);
    expect(await client.call(adminAuth.factors, {})).toMatchObject({
      data: { totp: true, recoveryCodesLeft: 10 },
    });
  });

  it('works once, also when it comes twice at once', async () => {
    const { email, secret } = await withApp();
    const [one, two] = [await afterPassword(email), await afterPassword(email)];
    const code = shown(secret);
    const both = await Promise.all([finish(one, code), finish(two, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    wait(30);
    expect((await finish(await afterPassword(email), code)).code).toBe('second_factor_wrong');
    expect((await finish(await afterPassword(email), shown(secret))).status).toBe(200);
  });

  it('is good for half a minute before and after, and no longer', async () => {
    const { email, secret } = await withApp();
    const early = shown(secret);
    wait(90);
    expect((await finish(await afterPassword(email), early)).code).toBe('second_factor_wrong');
    const late = shown(secret);
    wait(30);
    expect((await finish(await afterPassword(email), late)).status).toBe(200);
  });

  it('cannot be guessed: five tries for a password, and they count as wrong passwords do', async () => {
    const { email, secret } = await withApp();
    const pending = await afterPassword(email);
    const codes: (string | undefined)[] = [];
    for (let tried = 0; tried < 5; tried++) codes.push((await finish(pending, '000000')).code);
    expect(codes).toEqual(Array(5).fill('second_factor_wrong'));
    expect((await finish(pending, shown(secret))).code).toBe('sign_in_expired');
    expect(await signIn(email)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    wait(15 * 60);
    expect((await finish(await afterPassword(email), shown(secret))).status).toBe(200);
  });

  it('has five minutes, works for its own sign-in, and opens nothing by itself', async () => {
    const { email, secret } = await withApp();
    const pending = await afterPassword(email);
    expect(await isIn(pending)).toBe(false);
    const used = await finish(pending, shown(secret));
    expect(used.status).toBe(200);
    expect((await finish(pending, shown(secret))).code).toBe('sign_in_expired');
    wait(60);
    const late = await afterPassword(email);
    wait(5 * 60);
    expect((await finish(late, shown(secret))).code).toBe('sign_in_expired');
    expect((await finish('made-up', shown(secret))).code).toBe('sign_in_expired');
  });

  it('goes no further for whoever began with a password that was changed since, or is disabled', async () => {
    const { email, secret, client, id } = await withApp();
    const begun = await afterPassword(email);
    const body = { currentPassword: PASSWORD, newPassword: 'Poha-Morning-3' };
    await client.call(adminAuth.changePassword, { body });
    expect((await finish(begun, shown(secret))).code).toBe('sign_in_expired');
    const hash = await hashPassword(PASSWORD);
    await services.db
      .updateTable('staff')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .execute();
    const again = await afterPassword(email);
    const disabled_at = services.clock.now();
    await services.db.updateTable('staff').set({ disabled_at }).where('id', '=', id).execute();
    expect((await finish(again, shown(secret))).code).toBe('sign_in_expired');
  });

  it('is taken away with the password, and the recovery codes with it', async () => {
    const { email, client } = await withApp();
    await client.call(adminAuth.removeTotp, { body: password });
    expect((await client.call(adminAuth.factors, {})).data).toEqual({
      totp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect((await signIn(email)).status).toBe(200);
    expect(await client.call(adminAuth.renewRecoveryCodes, { body: password })).toMatchObject({
      code: 'no_second_factor',
    });
  });
});

describe('a recovery code', () => {
  it('opens the desk once, however it is typed, and is kept as a hash', async () => {
    const { email, client, codes } = await withApp();
    const [first = '', second = ''] = codes;
    expect((await finish(await afterPassword(email), first)).status).toBe(200);
    expect((await finish(await afterPassword(email), first)).code).toBe('second_factor_wrong');
    const typed = second.toUpperCase().replaceAll('-', ' ');
    expect((await finish(await afterPassword(email), typed)).status).toBe(200);
    expect((await client.call(adminAuth.factors, {})).data.recoveryCodesLeft).toBe(8);
    const kept = await services.db.selectFrom('staff_recovery_codes').selectAll().execute();
    for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('is nobody else’s, and gone when new ones are made', async () => {
    const { codes } = await withApp();
    const { email, client, codes: own } = await withApp();
    const wrong = await finish(await afterPassword(email), codes[0] ?? '');
    expect(wrong.code).toBe('second_factor_wrong');
    const { data } = await client.call(adminAuth.renewRecoveryCodes, { body: password });
    expect((await finish(await afterPassword(email), own[0] ?? '')).status).toBe(422);
    expect((await finish(await afterPassword(email), data.recoveryCodes[0] ?? '')).status).toBe(
      200,
    );
  });
});

describe('a second factor', () => {
  it('is demanded of owners where an owner has set that: until then nothing opens but adding one', async () => {
    const chief = await withApp('owner');
    const bare = await member('owner');
    const kitchen = await member('kitchen');
    const { data: rules } = await chief.client.call(adminSettings.readDesk, {});
    const demand = { body: { ...rules, ownersNeedFactor: true } };
    expect(await bare.client.call(adminSettings.updateDesk, demand)).toMatchObject({
      status: 409,
      code: 'own_factor_first',
    });
    await chief.client.call(adminSettings.updateDesk, demand);
    const look = async ({ client }: { client: Client }) =>
      (await client.call(overview.read, {})).code ?? 'open';
    expect([await look(chief), await look(bare), await look(kitchen)]).toEqual([
      'open',
      'second_factor_missing',
      'open',
    ]);
    const { data } = await signIn(bare.email);
    expect(data.staff.mustAddFactor).toBe(true);
    const { data: begun } = await bare.client.call(adminAuth.beginTotp, { body: password });
    const code = shown(begun.secret);
    await bare.client.call(adminAuth.confirmTotp, { body: { pending: begun.pending, code } });
    expect(await look(bare)).toBe('open');
    const { data: stored } = await chief.client.call(adminSettings.readDesk, {});
    await chief.client.call(adminSettings.updateDesk, {
      body: { ...stored, ownersNeedFactor: false },
    });
  });

  it('is cleared from the console with the password', async () => {
    const { email } = await withApp();
    const given = await resetStaffPassword(services.db, email, services.clock.now());
    const body = { email, password: given ?? '' };
    expect(await services.visitor.call(adminAuth.login, { body })).toMatchObject({
      status: 200,
      data: { staff: { mustChangePassword: true } },
    });
  });

  it('is in the audit log, added and taken away', async () => {
    const { client, id } = await withApp();
    await client.call(adminAuth.removeTotp, { body: password });
    const rows = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', id)
      .where('action', 'like', '%totp')
      .select('action')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([{ action: 'add-totp' }, { action: 'remove-totp' }]);
  });
});
