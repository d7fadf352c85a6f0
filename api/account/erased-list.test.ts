import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupFolder } from '#api/env.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildStaff } from '#test/factories.ts';
import { eraseCustomer } from './erase-customer.ts';
import { readErasedList, recordErasures } from './reapply-erasures.ts';

const services = useApp();

const kitchen = () => ({ db: services.db, env: services.services.env, log: services.services.log });
const erase = (id: string) =>
  runTransaction(services.db, (tx) => eraseCustomer(tx, id, services.clock.now()));
const text = () => readFileSync(join(backupFolder(services.services.env), 'erased.jsonl'), 'utf8');

it('the list of the erased holds ids and instants, each once, and nothing of anybody', async () => {
  const [one, other] = [await buildCustomer(services.db), await buildCustomer(services.db)];
  await erase(one.id);
  await recordErasures(kitchen());
  await erase(other.id);
  await recordErasures(kitchen());
  await recordErasures(kitchen());
  expect(await readErasedList(services.services.env)).toEqual([one.id, other.id]);
  expect(text().trim().split('\n')).toHaveLength(2);
  expect(text()).not.toMatch(/@|Asha|Patel/);
});

it('survives a kill in the middle of a line', async () => {
  const before = await readErasedList(services.services.env);
  appendFileSync(join(backupFolder(services.services.env), 'erased.jsonl'), '{"id":"0f0e');
  expect(await readErasedList(services.services.env)).toEqual(before);
  const next = await buildCustomer(services.db);
  await erase(next.id);
  await recordErasures(kitchen());
  expect(await readErasedList(services.services.env)).toEqual([...before, next.id]);
});

it('names the accounts that had become part of an erased one: an older backup has them apart', async () => {
  const owner = await services.asStaff(await buildStaff(services.db, { role: 'owner' }));
  const [stays, goes] = [await buildCustomer(services.db), await buildCustomer(services.db)];
  await owner.call(adminCustomers.merge, { params: { id: stays.id }, body: { otherId: goes.id } });
  await erase(stays.id);
  await recordErasures(kitchen());
  expect(await readErasedList(services.services.env)).toEqual(
    expect.arrayContaining([stays.id, goes.id]),
  );
});

it('erasing somebody who is not there, or is erased already, does nothing', async () => {
  const { id } = await buildCustomer(services.db);
  expect(await erase(id)).toBe(true);
  expect(await erase(id)).toBe(false);
  expect(await erase('00000000-0000-4000-8000-000000000000')).toBe(false);
});
