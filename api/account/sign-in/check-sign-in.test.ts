import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import { accounts } from '#contract/account/accounts.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildStaff } from '#test/factories.ts';

const services = useApp();
const PASSWORD = 'Methi-Thepla-7';

const customer = async () =>
  (await buildCustomer(services.db, { password_hash: await hashPassword(PASSWORD) })).email;

const signIn = (email: string, password: string, ip: string) =>
  services.visitor.call(accounts.login, { body: { email, password } }, { ip });

async function guess(times: number, email: string, ip: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let guessed = 0; guessed < times; guessed++) {
    statuses.push((await signIn(email, 'wrong-guess-1', ip)).status);
  }
  return statuses;
}

describe('wrong passwords', () => {
  it('are taken five times for an account from one address in 15 minutes, then not looked at', async () => {
    const email = await customer();
    expect(await guess(6, email, '10.0.0.1')).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await signIn(email, PASSWORD, '10.0.0.1');
    expect(right).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      message: 'Too many login attempts. Please wait a few minutes before trying again.',
    });
    expect(right.headers['retry-after']).toBe('900');
    expect(await signIn(email, PASSWORD, '10.0.0.2')).toMatchObject({ status: 200 });

    const now = services.clock.now();
    services.clock.set(now.add({ minutes: 15 }));
    expect(await signIn(email, PASSWORD, '10.0.0.1')).toMatchObject({ status: 200 });
    services.clock.set(now);
  });

  it('are counted alike for an account that does not exist', async () => {
    expect(await guess(6, 'nobody@example.com', '10.0.1.1')).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  it('are counted when they come all at once', async () => {
    const email = await customer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(email, 'wrong-guess-1', '10.0.2.1')),
    );
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - looked.length);
  });

  it('are taken twenty times from one address, whatever the accounts', async () => {
    const statuses: number[] = [];
    for (let account = 0; account < 21; account++) {
      statuses.push(...(await guess(1, `spray${account}@example.com`, '10.0.3.1')));
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });

  it('at the shop’s door are none at the desk’s, and the reverse, also from one network', async () => {
    const { email } = await buildStaff(services.db, {
      password_hash: await hashPassword(PASSWORD),
    });
    const ip = '10.0.6.1';
    const atTheDesk = async (password: string) =>
      (await services.visitor.call(adminAuth.login, { body: { email, password } }, { ip })).status;
    for (let account = 0; account < 5; account++) {
      await guess(4, account === 0 ? email : `guest${account}@example.com`, ip);
    }
    expect(await guess(1, 'another@example.com', ip)).toEqual([429]);
    expect(await atTheDesk(PASSWORD)).toBe(200);

    const customers = await customer();
    for (let guessed = 0; guessed < 5; guessed++) await atTheDesk('wrong-guess-1');
    expect(await atTheDesk(PASSWORD)).toBe(429);
    services.clock.set(services.clock.now().add({ minutes: 15 }));
    for (let guessed = 0; guessed < 5; guessed++)
      await services.visitor.call(
        adminAuth.login,
        { body: { email: customers, password: 'wrong-guess-1' } },
        { ip },
      );
    expect(await signIn(customers, PASSWORD, ip)).toMatchObject({ status: 200 });
  });

  it('are forgotten by the right password', async () => {
    const email = await customer();
    await guess(4, email, '10.0.4.1');
    expect(await signIn(email, PASSWORD, '10.0.4.1')).toMatchObject({ status: 200 });
    expect(await guess(5, email, '10.0.4.1')).toEqual([401, 401, 401, 401, 401]);
  });

  it('of strangers are taken fifty times a day, and never lock out the usual address', async () => {
    const email = await customer();
    expect(await signIn(email, PASSWORD, '10.1.0.1')).toMatchObject({ status: 200 });
    for (let stranger = 0; stranger < 10; stranger++) await guess(5, email, `10.1.1.${stranger}`);
    expect(await guess(1, email, '10.1.2.1')).toEqual([429]);
    expect(await signIn(email, PASSWORD, '10.1.2.1')).toMatchObject({ status: 429 });
    expect(await signIn(email, PASSWORD, '10.1.0.1')).toMatchObject({ status: 200 });

    const now = services.clock.now();
    services.clock.set(now.add({ hours: 24 }));
    expect(await signIn(email, PASSWORD, '10.1.2.1')).toMatchObject({ status: 200 });
    services.clock.set(now);
  });
});

describe('the address that counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, network) => {
    expect(networkKeyOf(ip)).toBe(network);
  });
});
