import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailCodes } from '#contract/account/email-codes.ts';
import { type TestApp, testApp } from '#test/app.ts';

const PEER = '10.0.0.9';
/** What a client claims, and what the proxy next to us adds of who called it. */
const FORWARDED = '192.0.2.1, 198.51.100.7';

let counted: TestApp;
let named: TestApp;
let alone: TestApp;
beforeAll(async () => {
  counted = await testApp({ env: { trustProxy: 1 } });
  named = await testApp({ env: { trustProxy: ['10.0.0.0/8'] } });
  alone = await testApp({ env: { trustProxy: false } });
});
afterAll(async () => {
  for (const services of [counted, named, alone]) await services.close();
});

/** Where a call is taken to come from. */
async function origin(services: TestApp, peer = PEER): Promise<string> {
  const headers = { 'x-forwarded-for': FORWARDED };
  await services.visitor.call(
    emailCodes.ask,
    { body: { email: 'asha@example.com' } },
    { ip: peer, headers },
  );
  const { address } = await services.db
    .selectFrom('email_codes')
    .orderBy('created_at', 'desc')
    .select('address')
    .executeTakeFirstOrThrow();
  return address;
}

it('a call comes from where the one counted proxy says, and not from where the client does', async () => {
  expect(await origin(counted)).toBe('198.51.100.7');
});

it('a call comes from where a named proxy says, and a stranger is no proxy', async () => {
  expect(await origin(named)).toBe('198.51.100.7');
  named.clock.set(named.clock.now().add({ seconds: 1 }));
  expect(await origin(named, '203.0.113.5')).toBe('203.0.113.5');
});

it('a call comes from its peer where no proxy is trusted', async () => {
  expect(await origin(alone)).toBe(PEER);
});
