import type { StaffWrite } from '#api/platform/http/context.ts';
import type { ClosingAnswer, ClosingDays } from '#contract/kitchen/closing-days.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockInquiry, type WholeInquiry } from '#db/catering/inquiries.ts';
import {
  listStandingEvents,
  listStandingSnackOrders,
  listStandingTiffins,
} from '#db/kitchen/standing-days.ts';
import { lockSnackOrders, type WholeSnackOrder } from '#db/snacks/orders.ts';
import { lockOrders, type OrderWithSubscription } from '#db/tiffin/orders.ts';
import {
  type Closing,
  nothingStands,
  planClosing,
  sameFigures,
} from '#domain/kitchen/closing-days.ts';
import { dayOf, type IsoDay, laterDay } from '#domain/platform/days.ts';
import { readStanding } from './read-standing.ts';

/** What stands on the days, locked, and what becomes of it. */
export type DecidedClosing = {
  closing: Closing;
  tiffins: ReadonlyMap<string, OrderWithSubscription>;
  snackOrders: ReadonlyMap<string, WholeSnackOrder>;
  events: ReadonlyMap<string, WholeInquiry>;
};

/**
 * Decides what becomes of everything on days that close; null when nothing stands there. Called with
 * the calendar held for the closure, so that nothing new can be booked; everything that stands is
 * locked here: subscriptions and tiffin orders, snack orders, inquiries, each in the order of ids.
 *
 * Refuses without an answer (`closing_needs_answer`), and an answer to something else than stands
 * there now (`closing_changed`).
 */
export async function decideClosing(
  ctx: StaffWrite,
  days: { startDate: IsoDay; endDate: IsoDay },
  answer: ClosingAnswer | null,
): Promise<DecidedClosing | Refusal | null> {
  const locked = await lockStanding(ctx, days);
  const standing = await readStanding(ctx, days);
  if (nothingStands(standing))
    return answer && hasChoices(answer) ? refuse('closing_changed') : null;
  if (!answer) return refuse('closing_needs_answer', {}, { field: 'answer' });
  const closing = planClosing(standing, answer.plan);
  if (isRefusal(closing)) return closing;
  if (!sameFigures(closing.figures, answer.seen) || !holdsAll(locked, standing))
    return refuse('closing_changed');
  return { closing, ...locked };
}

const hasChoices = ({ seen }: ClosingAnswer): boolean =>
  seen.orders + seen.letters + seen.eventsKept > 0;

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

async function lockStanding(
  { db, now }: StaffWrite,
  { startDate, endDate }: { startDate: IsoDay; endDate: IsoDay },
): Promise<Omit<DecidedClosing, 'closing'>> {
  const range = { from: laterDay(startDate, dayOf(now)), to: endDate };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
  const tiffins = await lockOrders(db, idsOf(await listStandingTiffins(db, range)));
  const snackIds = idsOf(await listStandingSnackOrders(db, range));
  const snackOrders = snackIds.length > 0 ? await lockSnackOrders(db, snackIds) : [];
  const events: WholeInquiry[] = [];
  for (const id of idsOf(await listStandingEvents(db, range))) {
    const event = await lockInquiry(db, id);
    if (event) events.push(event);
  }
  return { tiffins: byId(tiffins), snackOrders: byId(snackOrders), events: byId(events) };
}

/** An inquiry may have come, or been moved here by its customer, since the locks were taken. */
const holdsAll = (
  { tiffins, snackOrders, events }: Omit<DecidedClosing, 'closing'>,
  standing: ClosingDays,
): boolean =>
  standing.tiffins.every(({ id }) => tiffins.has(id)) &&
  standing.snackOrders.every(({ id }) => snackOrders.has(id)) &&
  standing.events.every(({ id }) => events.has(id));
