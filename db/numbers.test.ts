import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';

const database = useDatabase();

async function nextNumber(prefix: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    SELECT next_number(${prefix}, 2031) AS number`.execute(database.db);
  return rows[0]?.number ?? '';
}

describe('public numbers', () => {
  it('begin at 0001 for each prefix and year', async () => {
    expect([await nextNumber('AA'), await nextNumber('AA')]).toEqual([
      'AA-2031-0001',
      'AA-2031-0002',
    ]);
    expect(await nextNumber('AB')).toBe('AB-2031-0001');
  });

  it('go on after the nine thousand nine hundred and ninety-ninth', async () => {
    await nextNumber('AC');
    await sql`SELECT setval('number_ac_2031', 9998)`.execute(database.db);
    expect([await nextNumber('AC'), await nextNumber('AC'), await nextNumber('AC')]).toEqual([
      'AC-2031-9999',
      'AC-2031-10000',
      'AC-2031-10001',
    ]);
  });
});
