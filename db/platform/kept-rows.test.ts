import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { buildCustomer } from '#test/factories.ts';
import { keepRows, type RowVersion } from './kept-rows.ts';
import { readTogether } from './read-together.ts';
import { runTransaction } from './transaction.ts';

const database = useDatabase();

type Person = { id: string; first_name: string };

/** The people of one street, and how many of them were read. */
function keepPeople() {
  const read: number[] = [];
  const listPeople = keepRows<Person>({
    listVersions: async (db, street) =>
      (
        await sql<RowVersion>`SELECT id, xmin::text AS version FROM customers
          WHERE internal_note = ${street} ORDER BY first_name`.execute(db)
      ).rows,
    async readRows(db, street, ids) {
      const { rows } = await sql<Person>`SELECT id, first_name FROM customers
        WHERE internal_note = ${street} AND (${ids === undefined} OR id = ANY(${[...(ids ?? [])]}::uuid[]))
        ORDER BY first_name`.execute(db);
      read.push(rows.length);
      return rows;
    },
  });
  return { read, listPeople };
}

const rename = (id: string, first_name: string) =>
  database.db.updateTable('customers').set({ first_name }).where('id', '=', id).execute();

const names = (people: readonly Person[]) => people.map(({ first_name }) => first_name);

describe('rows that are kept', () => {
  let street: string;
  let asha: string;
  let meera: string;
  const comeTo = async (first_name: string) =>
    (await buildCustomer(database.db, { first_name, internal_note: street })).id;

  beforeEach(async () => {
    street = `Maple Street ${crypto.randomUUID()}`;
    asha = await comeTo('Asha');
    meera = await comeTo('Meera');
  });

  it('come as the same objects while nobody changes them, and are not read again', async () => {
    const { read, listPeople } = keepPeople();
    const [one, other] = await listPeople(database.db, street);
    const again = await readTogether(database.db, (db) => listPeople(db, street));
    expect(again[0]).toBe(one);
    expect(again[1]).toBe(other);
    expect(read).toEqual([2]);
  });

  it('are read anew when they have changed, alone', async () => {
    const { read, listPeople } = keepPeople();
    const [, before] = await listPeople(database.db, street);
    await rename(asha, 'Nisha');
    const now = await listPeople(database.db, street);
    expect(names(now)).toEqual(['Meera', 'Nisha']);
    expect(now[0]).toBe(before);
    expect(read).toEqual([2, 1]);
  });

  it('come and go with the list', async () => {
    const { read, listPeople } = keepPeople();
    await listPeople(database.db, street);
    await comeTo('Dev');
    await database.db.deleteFrom('customers').where('id', '=', meera).execute();
    expect(names(await listPeople(database.db, street))).toEqual(['Asha', 'Dev']);
    expect(read).toEqual([2, 1]);
  });

  it('are those of a transaction within it, and of no other once it is undone', async () => {
    const { listPeople } = keepPeople();
    await listPeople(database.db, street);
    const undone = runTransaction(database.db, async (tx) => {
      for (const first_name of ['Bela', 'Chhaya']) {
        await tx.updateTable('customers').set({ first_name }).where('id', '=', asha).execute();
        expect(names(await listPeople(tx, street))).toEqual([first_name, 'Meera']);
      }
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(names(await listPeople(database.db, street))).toEqual(['Asha', 'Meera']);
  });

  it('that leave the list between its versions and its rows are left out', async () => {
    const listPeople = keepRows<Person>({
      listVersions: async () => [{ id: asha, version: '1' }],
      readRows: async () => [],
    });
    expect(await listPeople(database.db, street)).toEqual([]);
  });

  it('are those of the lists asked for last', async () => {
    const { read, listPeople } = keepPeople();
    for (const other of ['', ' 1', ' 2', ' 3', ' 4']) await listPeople(database.db, street + other);
    await listPeople(database.db, street);
    expect(read).toEqual([2, 2]);
  });
});
