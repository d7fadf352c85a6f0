import { expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { readSigningSecret } from './tokens.ts';

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
