import type { StaffWrite } from '#api/platform/http/context.ts';
import type {
  AffectedByClosure,
  ConfirmedClosureChoices,
} from '#contract/kitchen/closure-effects.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type InquiryWithDetails, lockInquiry } from '#db/catering/inquiries.ts';
import {
  listAffectedEvents,
  listAffectedSnackOrders,
  listAffectedTiffinOrders,
} from '#db/kitchen/affected-by-closure.ts';
import { lockSnackOrders, type SnackOrderWithDetails } from '#db/snacks/orders.ts';
import { lockTiffinOrders, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import {
  type ClosureEffects,
  closureEffects,
  isNothingAffected,
  sameFigures,
} from '#domain/kitchen/closure-effects.ts';
import { dayOf, type IsoDay, laterDay } from '#domain/platform/days.ts';
import { readAffectedByClosure } from './read-affected-by-closure.ts';

/** What stands on the days, locked, and what becomes of it. */
export type DecidedClosure = {
  closing: ClosureEffects;
  tiffins: ReadonlyMap<string, TiffinOrderWithSubscription>;
  snackOrders: ReadonlyMap<string, SnackOrderWithDetails>;
  events: ReadonlyMap<string, InquiryWithDetails>;
};

/**
 * Decides what becomes of everything on days that close; null when nothing stands there. Called with
 * the calendar held for the closure, so that nothing new can be booked; everything that stands is
 * locked here: subscriptions and tiffin orders, snack orders, inquiries, each in the order of ids.
 *
 * Refuses without an answer (`closing_needs_answer`), and an answer to something else than stands
 * there now (`closing_changed`).
 */
export async function decideClosure(
  ctx: StaffWrite,
  days: { startDate: IsoDay; endDate: IsoDay },
  answer: ConfirmedClosureChoices | null,
): Promise<DecidedClosure | Refusal | null> {
  const locked = await lockAffected(ctx, days);
  const affected = await readAffectedByClosure(ctx, days);
  if (isNothingAffected(affected))
    return answer && hasChoices(answer) ? refuse('closing_changed') : null;
  if (!answer) return refuse('closing_needs_answer', {}, { field: 'answer' });
  const closing = closureEffects(affected, answer.plan);
  if (isRefusal(closing)) return closing;
  if (!sameFigures(closing.figures, answer.seen) || !holdsAll(locked, affected))
    return refuse('closing_changed');
  return { closing, ...locked };
}

const hasChoices = ({ seen }: ConfirmedClosureChoices): boolean =>
  seen.orders + seen.letters + seen.eventsKept > 0;

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

async function lockAffected(
  { db, now }: StaffWrite,
  { startDate, endDate }: { startDate: IsoDay; endDate: IsoDay },
): Promise<Omit<DecidedClosure, 'closing'>> {
  const range = { from: laterDay(startDate, dayOf(now)), to: endDate };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
  const tiffins = await lockTiffinOrders(db, idsOf(await listAffectedTiffinOrders(db, range)));
  const snackIds = idsOf(await listAffectedSnackOrders(db, range));
  const snackOrders = snackIds.length > 0 ? await lockSnackOrders(db, snackIds) : [];
  const events: InquiryWithDetails[] = [];
  for (const id of idsOf(await listAffectedEvents(db, range))) {
    const event = await lockInquiry(db, id);
    if (event) events.push(event);
  }
  return { tiffins: byId(tiffins), snackOrders: byId(snackOrders), events: byId(events) };
}

/** An inquiry may have come, or been moved here by its customer, since the locks were taken. */
const holdsAll = (
  { tiffins, snackOrders, events }: Omit<DecidedClosure, 'closing'>,
  affected: AffectedByClosure,
): boolean =>
  affected.tiffins.every(({ id }) => tiffins.has(id)) &&
  affected.snackOrders.every(({ id }) => snackOrders.has(id)) &&
  affected.events.every(({ id }) => events.has(id));
