import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { calendarFeed } from '#contract/account/calendar-feed.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { TEST_NOW, type TestApp, testApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';

const ISSUER = 'https://accounts.google.com';
const CLIENT = 'dabba.apps.example';
const keys = await generateKeyPair('RS256', { extractable: true });
const strangers = await generateKeyPair('RS256');

let google: Server;
let services: TestApp;
let withoutGoogle: TestApp;

beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  google = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  services = await testApp({
    env: {
      google: {
        clientId: CLIENT,
        issuer: ISSUER,
        authorizationUrl: `${ISSUER}/o/oauth2/v2/auth`,
        keysUrl: `http://127.0.0.1:${port}/certs`,
      },
    },
  });
  withoutGoogle = await testApp();
});

afterAll(async () => {
  google.close();
  await services.close();
  await withoutGoogle.close();
});

function token(
  claims: object = {},
  { key = keys.privateKey, audience = CLIENT, issuer = ISSUER } = {},
) {
  const now = Math.floor(services.clock.now().epochMilliseconds / 1000);
  const { email = 'Ravi.Mehta@gmail.example' } = claims as { email?: string };
  return new SignJWT({
    sub: `google-of-${email.toLowerCase()}`,
    nonce: 'of-this-browser',
    // No two are the same: each signs in once.
    jti: randomUUID(),
    email: 'Ravi.Mehta@gmail.example',
    email_verified: true,
    given_name: 'Ravi',
    family_name: 'Mehta',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(key);
}

const signIn = async (made: Promise<string>, nonce = 'of-this-browser') =>
  services.visitor.call(accounts.google, { body: { token: await made, nonce } });

describe('signing in with Google', () => {
  it('says so when it is not set up', async () => {
    const answered = await withoutGoogle.visitor.call(accounts.google, {
      body: { token: 'x', nonce: 'n' },
    });
    expect(answered).toMatchObject({ status: 503, code: 'google_unavailable' });
  });

  it('registers at the first time and signs in at the next', async () => {
    const first = await signIn(token());
    expect(first).toMatchObject({
      status: 200,
      data: {
        user: { email: 'ravi.mehta@gmail.example', name: 'Ravi Mehta', role_name: 'customer' },
      },
    });
    const second = await signIn(token());
    expect(second.data.user.id).toBe(first.data.user.id);
    expect(await services.as(second.data.token).call(accounts.userInfo, {})).toMatchObject({
      status: 200,
    });
  });

  it('takes no token that is made for another, by another, or of an unproved address', async () => {
    for (const made of [
      token({}, { audience: 'somebody-else' }),
      token({}, { key: strangers.privateKey }),
      token({ email_verified: false }),
      token({ email: '' }),
      token({}, { issuer: 'https://elsewhere.example' }),
      Promise.resolve('nonsense'),
    ]) {
      expect(await signIn(made)).toMatchObject({ status: 401, code: 'invalid_credentials' });
    }
  });

  it('takes a token only for the asking that it was made for', async () => {
    const made = token({ email: 'nila@gmail.example' });
    for (const nonce of ['of-another', 'of-this'])
      expect(await signIn(made, nonce)).toMatchObject({ status: 401, code: 'invalid_credentials' });
    const silent = token({ email: 'nila@gmail.example', nonce: undefined });
    expect(await signIn(silent)).toMatchObject({ status: 401, code: 'invalid_credentials' });
    const body = { token: await made };
    expect(await services.visitor.send('POST', '/api/v1/auth/google', body)).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    expect(await signIn(made)).toMatchObject({ status: 200 });
  });

  it('takes each token once, however its signature is written', async () => {
    const made = await token({ email: 'once@gmail.example' });
    const again = `${made.slice(0, -1)}${made.endsWith('A') ? 'B' : 'A'}`;
    const answers = await Promise.all(
      [made, made, again].map((each) => signIn(Promise.resolve(each))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signIn(Promise.resolve(made))).toMatchObject({ status: 401 });
    const now = services.clock.now();
    await sweepOldRows(services.db, now.add({ hours: 2 }));
    const { rows } = await sql`SELECT FROM google_tokens`.execute(services.db);
    expect(rows).toEqual([]);
  });

  it('knows an account by its subject, whatever its address has become', async () => {
    const first = await signIn(token({ sub: 'asha', email: 'asha.before@gmail.example' }));
    const later = await signIn(token({ sub: 'asha', email: 'asha.after@gmail.example' }));
    expect(later.data.user).toMatchObject({
      id: first.data.user.id,
      email: 'asha.before@gmail.example',
    });
  });

  it('opens an account to nobody else whose Google account has got its address', async () => {
    await signIn(token({ sub: 'the first owner', email: 'recycled@gmail.example' }));
    expect(
      await signIn(token({ sub: 'the next owner', email: 'recycled@gmail.example' })),
    ).toMatchObject({ status: 409, code: 'google_other_account' });
  });

  it('takes no token that is over', async () => {
    const made = await token();
    services.clock.set(services.clock.now().add({ hours: 2 }));
    expect(await signIn(Promise.resolve(made))).toMatchObject({ status: 401 });
    services.clock.set(TEST_NOW);
  });

  it('joins the account that has the address already', async () => {
    const known = await buildCustomer(services.db, {
      email: 'asha@gmail.example',
      email_verified_at: TEST_NOW,
      password_hash: 'of their own',
    });
    const { data } = await signIn(token({ email: known.email }));
    expect(data.user).toMatchObject({ id: known.id, has_password: true, email_verified: true });
  });

  it('says where to ask for it, while it is set up', async () => {
    const ways = async (app: TestApp) =>
      (await app.visitor.call(accounts.signInWays, {})).data.google;
    expect(await ways(withoutGoogle)).toBeNull();
    expect(await ways(services)).toEqual({
      clientId: CLIENT,
      authorizationUrl: `${ISSUER}/o/oauth2/v2/auth`,
    });
  });

  it('gives an account that was never proved to the owner of its address', async () => {
    const squatted = await buildCustomer(services.db, {
      email: 'victim@gmail.example',
      password_hash: 'set by a stranger',
    });
    const stranger = await services.asCustomer(squatted);
    expect(await signIn(token({ email: squatted.email }))).toMatchObject({
      status: 200,
      data: { user: { has_password: false, email_verified: true } },
    });
    expect(await stranger.call(accounts.userInfo, {})).toMatchObject({ status: 401 });
    const row = await services.db
      .selectFrom('customers')
      .select(['password_hash', 'email_verified_at'])
      .where('id', '=', squatted.id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toBeNull();
    expect(row.email_verified_at).not.toBeNull();
  });

  it('leaves a stranger who had its calendar’s address with nothing', async () => {
    const squatted = await buildCustomer(services.db, { email: 'calendar@gmail.example' });
    const stranger = await services.asCustomer(squatted);
    const noted = (await stranger.call(calendarFeed.read, {})).data.url;
    await signIn(token({ email: squatted.email }));
    const owner = await services.asCustomer(squatted);
    expect((await owner.call(calendarFeed.read, {})).data.url).not.toBe(noted);
  });

  it('counts no network of a stranger’s as the account’s', async () => {
    const { email } = await buildCustomer(services.db, { email: 'network@gmail.example' });
    await services.db
      .insertInto('sign_in_addresses')
      .values({ audience: 'customer', email, address: '10.9.0.1' })
      .execute();
    await signIn(token({ email }));
    const networks = await services.db
      .selectFrom('sign_in_addresses')
      .select('address')
      .where('email', '=', email)
      .execute();
    expect(networks).toEqual([{ address: '127.0.0.1' }]);
  });
});
