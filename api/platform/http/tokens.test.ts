import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { createTokens, readSigningSecret, sessionEnd } from './tokens.ts';

const database = useDatabase();

const read = () => readSigningSecret(database.db, undefined);

it('the secret that signs is made once, whoever asks first', async () => {
  const [one, other] = await Promise.all([read(), read()]);
  expect(other).toBe(one);
  expect(await read()).toBe(one);
  expect(one.length).toBeGreaterThanOrEqual(32);
});

it('one that is there is read from a server that takes no writes', async () => {
  const made = await read();
  const asked = database.db
    .transaction()
    .setAccessMode('read only')
    .execute((tx) => readSigningSecret(tx, undefined));
  expect(await asked).toBe(made);
});

it('the configured one stands before the one that is kept', async () => {
  expect(await readSigningSecret(database.db, 'configured')).toBe('configured');
});

it('a token opens its session until it is over, however often it was read before', async () => {
  const tokens = createTokens('a secret that is long enough to sign with');
  const issuedAt = Temporal.Instant.from('2026-11-20T17:00:00Z');
  const id = randomUUID();
  const token = await tokens.sign({ id, subject: 'customer', issuedAt });
  const lastSecond = sessionEnd(issuedAt).subtract({ seconds: 1 });
  const named = { id, subject: 'customer' };
  for (const at of [issuedAt, issuedAt, lastSecond])
    expect(await tokens.read(token, at)).toEqual(named);
  expect(await tokens.read(token, sessionEnd(issuedAt))).toBeNull();
  expect(await tokens.read(token, issuedAt)).toEqual(named);
});
