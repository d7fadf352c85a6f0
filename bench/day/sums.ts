import { type Kysely, sql } from 'kysely';
import { listBalanceMismatches } from '#db/money/settle.ts';
import { listLedgerMismatches } from '#db/tiffin/credits.ts';
import type { DB } from '#db/types.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { CREDITS, PEOPLE } from './kitchen.ts';
import type { Done, SnackSale } from './today.ts';

/** A sum of the day: what the books say, and what it has to be. */
export type Sum = { what: string; is: number; shouldBe: number };

const remindersOf = (day: IsoDay) =>
  sql`SELECT count(*) FROM reminders WHERE kind = 'delivery' AND part = ${day}`;

async function count(db: Kysely<DB>, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(db);
  return Number((rows[0] as { count: unknown } | undefined)?.count ?? 0);
}

/** Orders of snacks and their money, in cents: what was ordered, cancelled, paid, owed and is to go back. */
async function addUpSnacks(db: Kysely<DB>, sales: readonly SnackSale[]): Promise<Sum[]> {
  const those = (which: (sale: SnackSale) => boolean) => sales.filter(which);
  const cents = (which: (sale: SnackSale) => boolean) =>
    those(which).reduce((all, sale) => all + sale.cents, 0);
  const expected: [string, number, ReturnType<typeof sql>][] = [
    [
      'orders of snacks handed over',
      those(({ isCancelled }) => !isCancelled).length,
      sql`SELECT count(*) FROM snack_orders WHERE status = 'delivered'`,
    ],
    [
      'orders of snacks cancelled',
      those(({ isCancelled }) => isCancelled).length,
      sql`SELECT count(*) FROM snack_orders WHERE status = 'cancelled'`,
    ],
    [
      'cents of snacks ordered',
      cents(() => true),
      sql`SELECT sum(total_cents) AS count FROM snack_orders`,
    ],
    [
      'cents of snacks cancelled',
      cents(({ isCancelled }) => isCancelled),
      sql`SELECT sum(total_cents) AS count FROM snack_orders WHERE status = 'cancelled'`,
    ],
    [
      'cents of snacks paid',
      cents(({ isPaid }) => isPaid),
      sql`SELECT sum(amount_cents) AS count FROM payments WHERE snack_order_id IS NOT NULL`,
    ],
    [
      'cents of snacks owed',
      cents(({ isPaid, isCancelled }) => !isPaid && !isCancelled),
      sql`SELECT sum(owed_cents) AS count FROM snack_orders`,
    ],
    [
      'cents of snacks to go back',
      cents(({ isPaid, isCancelled }) => isPaid && isCancelled),
      sql`SELECT sum(pay_back_due_cents) AS count FROM snack_orders`,
    ],
  ];
  return Promise.all(
    expected.map(async ([what, shouldBe, query]) => ({
      ...{ what, shouldBe, is: await count(db, query) },
    })),
  );
}

/** What the books say at the end of the day, beside what people were answered. */
export async function addUp(db: Kysely<DB>, day: IsoDay, done: Done): Promise<Sum[]> {
  const tomorrow = addDays(day, 1);
  const sum = async (what: string, shouldBe: number, query: ReturnType<typeof sql>) => ({
    ...{ what, shouldBe, is: await count(db, query) },
  });
  const tiffins = (of: IsoDay, status: string, byPattern: boolean) =>
    sql`SELECT count(*) FROM tiffin_orders WHERE delivery_day = ${of} AND status = ${status}
      AND booked_by_usual = ${byPattern}`;
  return [
    await sum(
      'tiffins delivered today',
      PEOPLE.today,
      sql`SELECT count(*) FROM tiffin_orders WHERE delivery_day = ${day} AND status = 'delivered'`,
    ),
    await sum(
      'tiffins of today in any other state',
      0,
      sql`SELECT count(*) FROM tiffin_orders WHERE delivery_day = ${day} AND status <> 'delivered'`,
    ),
    await sum('tiffins booked and confirmed', done.booked, tiffins(tomorrow, 'confirmed', false)),
    await sum(
      'tiffins of patterns, confirmed',
      PEOPLE.withPattern - done.skipped,
      tiffins(tomorrow, 'confirmed', true),
    ),
    await sum('tiffins skipped', done.skipped, tiffins(tomorrow, 'skipped', true)),
    await sum(
      'credits used',
      PEOPLE.today,
      sql`SELECT -sum(reserved_change) AS count FROM credit_entries WHERE kind = 'consume'`,
    ),
    await sum(
      'credits left, held and used',
      PEOPLE.all * CREDITS + done.plans * 20,
      sql`SELECT (SELECT sum(available + reserved) FROM subscriptions)
        + (SELECT -sum(reserved_change) FROM credit_entries WHERE kind = 'consume') AS count`,
    ),
    ...(await addUpSnacks(db, done.snacks)),
    await sum(
      'plans approved and paid',
      done.plans,
      sql`SELECT count(*) FROM subscriptions AS plan WHERE status = 'active' AND owed_cents = 0
        AND EXISTS (SELECT FROM payments WHERE subscription_id = plan.id
          AND payments.amount_cents = plan.total_cents)`,
    ),
    {
      ...{ what: 'ledgers that do not fold to their row', shouldBe: 0 },
      is: (await listLedgerMismatches(db)).length,
    },
    {
      ...{ what: 'balances that are not what was written down', shouldBe: 0 },
      is: (await listBalanceMismatches(db)).length,
    },
    await sum(
      'mails that did not go out',
      0,
      sql`SELECT count(*) FROM mails WHERE status NOT IN ('sent', 'delivered', 'kept')`,
    ),
    // Late of tomorrow's tiffins, when the program begins, and in the evening of those of the day after:
    // of what patterns have booked, as all else was booked too late to be reminded of.
    await sum('reminders of tomorrow', PEOPLE.withPattern, remindersOf(tomorrow)),
    await sum('reminders of the day after', PEOPLE.withPattern, remindersOf(addDays(day, 2))),
    await sum(
      'mails of reminders',
      2 * PEOPLE.withPattern,
      sql`SELECT count(*) FROM mails WHERE kind = 'delivery_reminder'`,
    ),
    await sum(
      'jobs that failed',
      0,
      sql`SELECT count(*) FROM graphile_worker.jobs WHERE attempts > 0 AND last_error IS NOT NULL`,
    ),
  ];
}
