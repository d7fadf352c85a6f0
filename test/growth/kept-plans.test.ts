import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { COSTLIEST, comparePlans, type Node, type Statement, shapeOf } from './kept-plans.ts';

const database = useDatabase();

beforeAll(async () => {
  await sql`INSERT INTO audit_log (actor, action, resource, resource_id)
    SELECT 'Kiran Rao', 'confirm', 'snack-orders', gen_random_uuid()::text
    FROM generate_series(1, 5000)`.execute(database.db);
  await sql`ANALYZE audit_log`.execute(database.db);
});

const ASKED = "SELECT * FROM audit_log WHERE resource_id = 'one'";

async function planNow(): Promise<Statement> {
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Node }[] }>`
    EXPLAIN (FORMAT JSON) ${sql.raw(ASKED)}`.execute(database.db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('There is no plan.');
  return { text: ASKED, plan: shapeOf(plan), plans: [shapeOf(plan)], ms: 1 };
}

describe('the kept plans', () => {
  it('tell of an index that is gone, run after run, and stay what they were', async () => {
    const { kept, changed } = comparePlans({}, [await planNow()]);
    expect(changed).toEqual([]);
    expect(kept[ASKED]?.[0]).toContain('by audit_log_thing');

    await sql`DROP INDEX audit_log_thing`.execute(database.db);
    const later = comparePlans(kept, [await planNow()]);
    expect(later.changed).toMatchObject([{ text: ASKED, was: kept[ASKED] }]);
    expect(later.changed[0]?.is).not.toContain('audit_log_thing');
    expect(later.kept).toEqual(kept);
    expect(comparePlans(later.kept, [await planNow()]).changed).toHaveLength(1);
  });

  const one = (n: number, plan = 'Seq Scan', plans = [plan]): Statement => ({
    text: `query ${n}`,
    ...{ plan, plans, ms: n },
  });
  const many = Array.from({ length: 40 }, (_, n) => one(n));

  it('are those of the costliest statements', () => {
    expect(Object.keys(comparePlans({}, many).kept)).toHaveLength(COSTLIEST);
  });

  it('hold on to one that has changed, however cheap it is now', () => {
    const { kept, changed } = comparePlans({ 'query 39': ['Index Scan'] }, many);
    expect(changed).toEqual([{ text: 'query 39', was: ['Index Scan'], is: 'Seq Scan' }]);
    expect(kept['query 39']).toEqual(['Index Scan']);
    expect(Object.keys(kept)).toHaveLength(COSTLIEST);
  });

  it('are found again among those of other values', () => {
    const { changed } = comparePlans({ 'query 1': ['Index Scan'] }, [
      one(1, 'Seq Scan', ['Seq Scan', 'Index Scan']),
    ]);
    expect(changed).toEqual([]);
  });

  it('may be several that are as good', () => {
    const before = { 'query 1': ['Index Scan', 'Seq Scan'] };
    expect(comparePlans(before, [one(1)])).toEqual({ kept: before, changed: [] });
  });

  it('let go of what is asked no more', () => {
    expect(comparePlans({ gone: ['Index Scan'] }, [one(1)])).toEqual({
      kept: { 'query 1': ['Seq Scan'] },
      changed: [],
    });
  });
});
