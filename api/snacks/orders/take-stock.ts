import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import { findSnacksToSell, type SnackToSell } from '#db/snacks/catalogue.ts';
import type { SnackOrderWithDetails } from '#db/snacks/orders.ts';
import { announceStock, countOrdered, type SnackCount, uncountOrdered } from '#db/snacks/stock.ts';
import type { DB } from '#db/types.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import { beyondStock, type SnackOrderOverride } from '#domain/snacks/beyond-rules.ts';

/** Whether a day has only so many of a snack. */
const hasLimit = ({ daily_limit }: SnackToSell): boolean => daily_limit !== null;

/** What of these the kitchen has said is sold out for a day, as a refusal. */
export function refuseSoldOut(snacks: readonly SnackToSell[], day: IsoDay): Refusal | null {
  const gone = snacks.find((snack) => snack.sold_out_day === day);
  return gone ? refuse('snack_sold_out', { name: gone.name, date: formatDay(day) }) : null;
}

/**
 * Takes snacks out of what a day still has of them, or says of which there is not enough. Who takes
 * the last ones is settled by the rows' locks: a limit is never oversold, unless the kitchen says
 * that it makes more (`beyondLimits`); then it answers what of that customers could not have. Where
 * nothing has a limit nobody waits for the count. Everybody's orders of a day count in the same rows:
 * they are locked by the last that a transaction does.
 */
export async function takeStock(
  tx: Transaction<DB>,
  { day, today }: { day: IsoDay; today: IsoDay },
  snacks: readonly SnackToSell[],
  wanted: readonly SnackCount[],
  { beyondLimits = false }: { beyondLimits?: boolean } = {},
): Promise<Refusal | SnackOrderOverride[]> {
  const date = formatDay(day);
  if (beyondLimits) {
    const counted = await countOrdered(tx, day, wanted);
    if (day === today) await announceStock(tx);
    return beyondStock(
      snacks.map(({ id, daily_limit, sold_out_day }) => ({
        limit: daily_limit,
        ordered: counted.get(id) ?? 0,
        isSoldOut: sold_out_day === day,
      })),
    );
  }
  if (!snacks.some(hasLimit)) {
    sendAhead(tx, countOrdered(tx, day, wanted));
    return [];
  }
  const ordered = await countOrdered(tx, day, wanted);
  let lastSold = false;
  for (const { id, name, daily_limit: limit } of snacks) {
    const count = ordered.get(id);
    if (limit === null || count === undefined) continue;
    const asked = wanted.reduce(
      (all, { snackId, quantity }) => (snackId === id ? all + quantity : all),
      0,
    );
    const left = limit - (count - asked);
    if (left <= 0) return refuse('snack_sold_out', { name, date });
    if (asked > left) return refuse('snack_nearly_sold_out', { name, date, left });
    lastSold ||= asked === left;
  }
  if (lastSold && day === today) await announceStock(tx);
  return [];
}

/**
 * Gives back what cancelled orders had taken, of all of them together: day by day and in the order
 * in which buyers take a day's rows, so that nobody waits in a circle.
 */
export async function giveStockBack(
  tx: Transaction<DB>,
  cancelled: readonly SnackOrderWithDetails[],
): Promise<void> {
  for (const [day, counts] of countsByDay(cancelled, (order) => order.delivery_day))
    await uncountOrdered(tx, day, counts);
  await announceStock(tx);
}

/**
 * Takes what a cancelled order had taken of its day again. Of a day that is still sold it is refused
 * when the last ones were sold since (`correction_sold_out`).
 */
export async function takeStockAgain(
  tx: Transaction<DB>,
  order: SnackOrderWithDetails,
  today: IsoDay,
): Promise<Refusal | null> {
  const day = order.delivery_day;
  for (const [, counts] of countsByDay([order], () => day)) {
    const ordered = await countOrdered(tx, day, counts);
    const snacks = await findSnacksToSell(tx, [...ordered.keys()]);
    const short = snacks.find(
      ({ id, daily_limit: limit }) => limit !== null && (ordered.get(id) ?? 0) > limit,
    );
    if (short && day >= today)
      return refuse('correction_sold_out', { name: short.name, date: formatDay(day) });
  }
  await announceStock(tx);
  return null;
}

/**
 * Takes what orders have from other days than theirs; whoever asks has seen that there is enough.
 * @param dayOf the day that an order moves to
 */
export async function takeStockOfOtherDays(
  tx: Transaction<DB>,
  moving: readonly SnackOrderWithDetails[],
  dayOf: (order: SnackOrderWithDetails) => IsoDay,
): Promise<void> {
  for (const [day, counts] of countsByDay(moving, dayOf)) await countOrdered(tx, day, counts);
}

/** What orders take of each day, earlier days first. */
function countsByDay(
  orders: readonly SnackOrderWithDetails[],
  dayOf: (order: SnackOrderWithDetails) => IsoDay,
): [IsoDay, SnackCount[]][] {
  const byDay = [...Map.groupBy(orders, dayOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  return byDay.map(([day, there]) => [
    day,
    there
      .flatMap((order) => order.items)
      .flatMap(({ snack_id, quantity }) =>
        snack_id === null ? [] : [{ snackId: snack_id, quantity }],
      ),
  ]);
}
