import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { orderChanges } from '#api/tiffin/orders/rebook-order.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { includesRole } from '#contract/platform/staff-roles.ts';
import type { DeskStep, steps } from '#contract/platform/steps.ts';
import { bringBackMembers } from '#db/account/household-members.ts';
import { addInquiryStep } from '#db/catering/inquiries.ts';
import { listAffectedTiffinOrders } from '#db/kitchen/affected-by-closure.ts';
import { lockCalendar } from '#db/kitchen/closures.ts';
import { type DeskStepRow, lockStep, markUndone, readStepChanges } from '#db/kitchen/desk-steps.ts';
import {
  columnsTogether,
  type JournalledRow,
  type JournalledTable,
  keyOf,
  lockRows,
  looseColumns,
  rowOf,
  undoRows,
} from '#db/kitchen/journal.ts';
import { PAID_BY, PAYABLE_TABLES } from '#db/money/payables.ts';
import { settlePayables } from '#db/money/settle.ts';
import { addSnackOrderSteps } from '#db/snacks/orders.ts';
import { announceStock, countOrdered, uncountOrdered } from '#db/snacks/stock.ts';
import { addTiffinSteps } from '#db/tiffin/order-steps.ts';
import { reactivateCompletedSubscriptions } from '#db/tiffin/subscriptions.ts';
import type { AuditResource } from '#domain/kitchen/audit/audit-sentences.ts';
import { formatDay } from '#domain/platform/days.ts';
import { isAsLeft, isTooLate, netChanges } from '#domain/platform/undo-step.ts';
import { TIFFINS_NOT_COOKED, TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';
import { presentSteps } from './present-step.ts';
import {
  reverseCreditEntries,
  reversePayments,
  rowConflict,
  stepConflict,
  uniqueConflict,
} from './step-conflicts.ts';
import {
  type CurrentRow,
  paymentsSinceStep,
  paymentsSinceStepText,
  undoMails,
} from './undo-mails.ts';

/** What is not put back as rows: these are answered by entries, mails and differences. */
const ANSWERED: readonly JournalledTable[] = ['credit_entries', 'payments', 'mails', 'snack_days'];

/** Whether a step is this member of staff's to undo: their own, or any for an owner. */
const isOwnStep = (step: DeskStepRow, { caller }: StaffWrite): boolean =>
  (step.staff_id === caller.id || caller.role === 'owner') &&
  includesRole(caller.role, step.access);

/**
 * Undoes what somebody did at the desk: rows are as they were before, what it wrote into the
 * ledgers is mirrored, its mails are withdrawn or followed by another. All or nothing: when
 * something has happened since, it says what, and nothing changes. Where money has moved since for
 * what it puts back, that has to be known (`moneyMoved`).
 */
export async function undoStep(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof steps.takeBack>,
): Promise<DataOf<typeof steps.takeBack> | Refusal> {
  const step = await lockStep(ctx.db, params.id);
  if (!step || !isOwnStep(step, ctx)) return refuse('step_not_found');
  if (step.taken_back_at) return refuse('step_taken_back');
  if (isTooLate(step.undo_until, ctx.now)) return refuse('step_too_late');
  const changes = netChanges(await readStepChanges(ctx.db, step.id), keyOf);
  if (changes.length === 0) return refuse('step_too_late');

  const wrote = new Set(changes.map(({ relation }) => relation));
  if (wrote.has('closures')) await lockCalendar(ctx.db, 'closure');
  else if (wrote.has('tiffin_orders')) await lockCalendar(ctx.db, 'booking');
  const current = await lockRows(ctx.db, changes);
  const refusal = (await checkUntouched(ctx, changes, current)) ?? (await undo(ctx, step, changes));
  if (refusal) return refusal;
  const money = await paymentsSinceStep(ctx.db, changes, current);
  if (money.length > 0 && !body.moneyMoved)
    return refuse('money_moved', { what: money.map(paymentsSinceStepText).join(' ') });

  const mails = await undoMails(ctx, changes, money);
  await markUndone(ctx.db, step.id, { by: ctx.caller.name, at: ctx.now });
  const ids = step.things.length > 0 ? step.things.map(({ id }) => id) : [null];
  for (const id of ids)
    await recordAudit(ctx, {
      action: 'take-back',
      resource: step.resource as AuditResource,
      id,
      after: { takenBack: step.action, step: step.id },
    });
  const takenBack = { ...step, taken_back_at: ctx.now, taken_back_by: ctx.caller.name };
  const [presented] = await presentSteps(ctx.db, [takenBack], ctx.caller.id);
  return { ...(presented as DeskStep), mails };
}

/** Looks whether what the step has written was left alone; `current` rows are locked. */
async function checkUntouched(
  ctx: StaffWrite,
  changes: readonly JournalledRow[],
  current: CurrentRow,
): Promise<Refusal | null> {
  for (const change of changes) {
    if (ANSWERED.includes(change.relation)) continue;
    const row = current(change);
    const rules = {
      loose: looseColumns(change.relation),
      together: columnsTogether(change.relation),
    };
    if (!isAsLeft(change, row, rules)) return rowConflict(change, row);
  }
  return (await checkReopenedDays(ctx, changes)) ?? checkPaidEvents(ctx, changes);
}

/** A closure that was lifted comes back only over days that nobody has booked meanwhile. */
async function checkReopenedDays(
  ctx: StaffWrite,
  changes: readonly JournalledRow[],
): Promise<Refusal | null> {
  for (const { relation, before, after } of changes) {
    if (relation !== 'closures' || !before || after) continue;
    const days = { from: String(before.start_day), to: String(before.end_day) };
    const affected = await listAffectedTiffinOrders(ctx.db, days);
    if (affected.some(({ status }) => TIFFINS_NOT_COOKED.includes(status)))
      return stepConflict('Tiffins have been booked on these days since');
  }
  return null;
}

/** An acceptance that was paid for is no slip any more. */
async function checkPaidEvents(
  ctx: StaffWrite,
  changes: readonly JournalledRow[],
): Promise<Refusal | null> {
  for (const { relation, before, after } of changes) {
    if (relation !== 'catering_inquiries' || after?.status !== 'confirmed') continue;
    if (before?.status !== 'quoted') continue;
    const paid = await ctx.db
      .selectFrom('payments')
      .where('inquiry_id', '=', String(after.id))
      .select((select) => select.fn.sum<number>('amount_cents').as('cents'))
      .executeTakeFirstOrThrow();
    if (paid.cents) return stepConflict(`A payment for ${after.number} has been recorded since`);
  }
  return null;
}

/**
 * Undoes what a step gave back to a day's snacks, or took of them, as a difference: others order
 * of the same day meanwhile. Refuses when the last ones were sold since.
 */
async function undoStock(
  ctx: StaffWrite,
  changes: readonly JournalledRow[],
): Promise<Refusal | null> {
  const counts = changes.filter(({ relation }) => relation === 'snack_days');
  for (const { before, after } of counts) {
    const row = after ?? before;
    const snackId = String(row?.snack_id);
    const day = String(row?.day);
    const quantity = Number(before?.ordered ?? 0) - Number(after?.ordered ?? 0);
    if (quantity < 0) {
      await uncountOrdered(ctx.db, day, [{ snackId, quantity: -quantity }]);
      continue;
    }
    const ordered = (await countOrdered(ctx.db, day, [{ snackId, quantity }])).get(snackId) ?? 0;
    const snack = await ctx.db
      .selectFrom('snacks')
      .where('id', '=', snackId)
      .select(['name', 'daily_limit'])
      .executeTakeFirst();
    if (snack?.daily_limit != null && ordered > snack.daily_limit)
      return stepConflict(`The last ${snack.name} for ${formatDay(day)} have been sold since`);
  }
  if (counts.length > 0) await announceStock(ctx.db);
  return null;
}

async function undo(
  ctx: StaffWrite,
  step: DeskStepRow,
  changes: readonly JournalledRow[],
): Promise<Refusal | null> {
  const refusal =
    (await reverseCreditEntries(ctx, step, changes)) ??
    (await reversePayments(ctx, changes)) ??
    (await undoStock(ctx, changes));
  if (refusal) return refusal;
  try {
    const rows = changes.filter(({ relation }) => !ANSWERED.includes(relation));
    await undoRows(ctx.db, rows, ctx.now);
  } catch (thrown) {
    const taken = uniqueConflict(thrown);
    if (!taken) throw thrown;
    return taken;
  }
  const plans = changes.flatMap((change) =>
    change.relation === 'subscriptions' ? String(rowOf(change).id) : [],
  );
  await bringBackMembers(ctx.db, plans);
  await tellTiffins(ctx, step, changes);
  await tellSnackOrders(ctx, changes);
  await tellInquiries(ctx, changes);
  await reactivateCompletedSubscriptions(ctx.db, subscriptionsWithWork(changes), ctx.now);
  await settleAgain(ctx, changes);
  return null;
}

/**
 * Tells it among the steps of the tiffins that it was about. A fact that was only copied onto them,
 * as a diet, counts no version, and was no step of theirs.
 */
async function tellTiffins(
  ctx: StaffWrite,
  { action, resource }: DeskStepRow,
  changes: readonly JournalledRow[],
): Promise<void> {
  for (const { relation, before, after } of changes) {
    if (relation !== 'tiffin_orders' || !after) continue;
    if (before?.version === after.version) continue;
    const back = before
      ? orderChanges({ ...after, status: null }, { ...before, status: null })
      : { before: null, after: null };
    await addTiffinSteps(ctx.db, [String(after.id)], {
      action: 'take-back',
      actor: `staff ${ctx.caller.email}`,
      at: ctx.now,
      before: back.before,
      after: { ...back.after, takenBack: action, resource },
    });
  }
}

/** An order of snacks that was written down by mistake says among its states that it is over. */
async function tellSnackOrders(ctx: StaffWrite, changes: readonly JournalledRow[]): Promise<void> {
  const made = changes.filter(({ relation, before }) => relation === 'snack_orders' && !before);
  if (made.length === 0) return;
  await addSnackOrderSteps(
    ctx.db,
    made.map(({ after }) => ({
      orderId: String(after?.id),
      status: 'cancelled' as const,
      at: ctx.now,
      actor: `staff ${ctx.caller.email}`,
    })),
  );
}

/** The same of an inquiry. */
async function tellInquiries(ctx: StaffWrite, changes: readonly JournalledRow[]): Promise<void> {
  for (const { relation, before, after } of changes) {
    if (relation !== 'catering_inquiries' || before || !after) continue;
    await addInquiryStep(ctx.db, {
      inquiryId: String(after.id),
      status: 'cancelled',
      at: ctx.now,
      actor: `staff ${ctx.caller.email}`,
      note: 'Written down by mistake',
    });
  }
}

/** What was paid for, or changed its state, stands otherwise again. */
async function settleAgain(ctx: StaffWrite, changes: readonly JournalledRow[]): Promise<void> {
  for (const table of PAYABLE_TABLES) {
    const ids = changes.flatMap((change) => {
      const row = rowOf(change);
      const id = change.relation === table ? row.id : row[PAID_BY[table]];
      return change.relation === table || change.relation === 'payments' ? [id] : [];
    });
    const known = ids.filter((id) => typeof id === 'string');
    if (known.length > 0) await settlePayables(ctx.db, table, [...new Set(known)]);
  }
}

/** Plans that have something to cook or to bring again: the clock may have completed them since. */
const subscriptionsWithWork = (changes: readonly JournalledRow[]): string[] =>
  changes.flatMap(({ relation, before }) =>
    relation === 'tiffin_orders' && TIFFINS_TO_COME.some((status) => status === before?.status)
      ? [String(before?.subscription_id)]
      : [],
  );
