import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { accounts } from '#contract/account/accounts.ts';
import { adminAudit } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { sweepSignInLog } from '#db/account/sign-in-attempts.ts';
import { auditSentence } from '#domain/kitchen/audit/audit-sentences.ts';
import { changesOf, fieldChangeText } from '#domain/kitchen/audit/changes.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { buildCustomer, buildStaff } from '#test/factories.ts';
import { logFailedSignIn } from './log-sign-in.ts';

const services = useApp();
const PASSWORD = 'Methi-Thepla-7';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1';

beforeEach(async () => {
  services.clock.set(services.clock.now().add({ hours: 2 }));
});

const newHash = () => hashPassword(PASSWORD);
const member = async () =>
  buildStaff(services.db, { name: 'Kiran Rao', password_hash: await newHash() });
const customer = async () => buildCustomer(services.db, { password_hash: await newHash() });

type Door = typeof accounts.login | typeof adminAuth.login;

const signIn = (door: Door, email: string, password = PASSWORD, ip = '203.0.113.7') =>
  services.visitor.call(
    door,
    { body: { email, password } },
    { ip, headers: { 'user-agent': PHONE } },
  );

/** What the desk's page of the audit log says of sign-ins since this test began, the latest first. */
async function told() {
  await services.runJobs();
  const owner = await services.asStaff();
  const { data } = await owner.call(adminAudit.list, {
    query: { page: 1, limit: 100, sort: 'at', order: 'DESC' },
  });
  const now = services.clock.now().toString();
  return data
    .filter(({ at, action }) => at === now && action.startsWith('sign-in'))
    .map((entry) => [
      entry.actor,
      auditSentence(entry, [entry.thing?.name ?? null]),
      ...changesOf(entry).map(fieldChangeText),
    ]);
}

const PLACE = ['Device: Safari on iPhone', 'Network: 203.0.113.7'];

describe('the audit log', () => {
  it('tells of sign-ins at both doors, with device and network', async () => {
    await signIn(adminAuth.login, (await member()).email);
    await signIn(accounts.login, (await customer()).email);
    expect(await told()).toEqual([
      ['A customer', 'Signed in at the shop: Asha Patel', ...PLACE],
      ['Kiran Rao', 'Signed in at the desk: Kiran Rao', ...PLACE],
    ]);
  });

  it('tells of a wrong password, and once more when the guesser has to wait', async () => {
    const { email } = await member();
    for (let guessed = 0; guessed < 9; guessed++) await signIn(adminAuth.login, email, 'wrong-1');
    const words = 'Gave a wrong password or code at the desk: Kiran Rao';
    expect(await told()).toEqual([
      ['Somebody', words, 'Tries in a quarter of an hour: 5', ...PLACE],
      ['Somebody', words, ...PLACE],
    ]);
  });

  it('tells of the right password of an account that is disabled, at both doors', async () => {
    const disabled_at = services.clock.now();
    const { email } = await buildStaff(services.db, {
      name: 'Kiran Rao',
      password_hash: await newHash(),
      disabled_at,
    });
    await signIn(adminAuth.login, email);
    const gone = await buildCustomer(services.db, { password_hash: await newHash(), disabled_at });
    await signIn(accounts.login, gone.email);
    const words = 'Gave the right password of a disabled account';
    expect(await told()).toEqual([
      ['Somebody', `${words} at the shop: Asha Patel`, ...PLACE],
      ['Somebody', `${words} at the desk: Kiran Rao`, ...PLACE],
    ]);
  });

  it('tells of a right password that was shown without the second factor', async () => {
    const { email } = await buildStaff(services.db, {
      name: 'Kiran Rao',
      password_hash: await newHash(),
      totp_secret: 'sealed',
    });
    expect(await signIn(adminAuth.login, email)).toMatchObject({ code: 'second_factor_required' });
    const words = 'Gave the right password at the desk, and was asked for the second factor';
    expect(await told()).toEqual([['Somebody', `${words}: Kiran Rao`, ...PLACE]]);
  });

  it('names no address that has no account, and tells of such once an hour', async () => {
    for (const name of ['one', 'two', 'three'])
      await signIn(accounts.login, `${name}@nobody.example`, 'wrong-1');
    expect(await told()).toEqual([
      ['Somebody', 'Tried to sign in at the shop with an address that has no account', ...PLACE],
    ]);
    const rows = await services.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('nobody.example');
  });

  it('is not flooded by whoever guesses from everywhere at every account', async () => {
    const { email } = await customer();
    const place = { device: 'A browser', network: '198.51.100.1' };
    const failure = { audience: 'customer', email, tries: 1, place };
    const at = services.clock.now().toString();
    for (let guessed = 0; guessed < 120; guessed++)
      await logFailedSignIn({ ...failure, at }, services);
    expect(await told()).toHaveLength(100);
  });

  it('tells where a network is no more exactly than limits count for it', async () => {
    await signIn(adminAuth.login, (await member()).email, PASSWORD, '2001:db8:1:2:3:4:5:6');
    expect((await told())[0]).toContain('Network: 2001:db8:1:2::/64');
  });

  it('forgets sign-ins after a year, and takes back nothing else', async () => {
    await signIn(adminAuth.login, (await member()).email);
    const owner = await services.asStaff();
    await services.db
      .insertInto('audit_log')
      .values({ at: TEST_NOW, actor: 'A', action: 'create', resource: 'snacks' })
      .execute();
    await sweepSignInLog(services.db, services.clock.now().add({ seconds: 1 }));
    expect(await told()).toEqual([]);
    const { data } = await owner.call(adminAudit.list, {
      query: { page: 1, limit: 100, sort: 'at', order: 'DESC' },
    });
    expect(data.map(({ action }) => action)).toEqual(['create']);
    await expect(services.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    await expect(
      services.db.updateTable('audit_log').set({ actor: 'B' }).execute(),
    ).rejects.toThrow('append-only');
  });
});
