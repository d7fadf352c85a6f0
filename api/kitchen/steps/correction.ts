import { sql, type Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import type { ShownTiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { DB } from '#db/types.ts';
import { inSentence, readyLabel } from '#domain/catering/event-clock.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import {
  type Correctable,
  type CorrectionTable,
  checkCorrection,
  correctionLine,
} from '#domain/platform/corrections.ts';
import { dayOf, formatDay, formatSlot, formatTime, type IsoDay } from '#domain/platform/days.ts';
import { labelOf } from '#domain/platform/states.ts';
import { snackStatusLabel } from '#domain/snacks/order-labels.ts';
import { CUSTOMER_TIFFIN_STATUS_LABELS } from '#domain/tiffin/order-labels.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

/** A correction that was made: of what, for whom, and what it has changed. */
export type MadeCorrection = {
  resource: 'tiffin-orders' | 'snack-orders' | 'subscriptions' | 'catering-inquiries' | 'payments';
  id: string;
  /** Whom it is told to. */
  reader: { customerId: string } | { inquiryId: string };
  name: string;
  /** The public number of what it is about; the mail says how that stands. */
  number: string;
  /** What is true, as the desk chose it. */
  label: string;
  reason: string;
  /** What is different now, a line each. */
  changes: string[];
  before: object;
  after: object;
  /** A receipt counts no more. */
  voidsReceipt?: boolean;
};

/** What stays in the ledger, and with the thing. */
export const correctionText = ({ label, reason }: { label: string; reason: string }): string =>
  `${label} (${reason})`;

/** The line about a correction in the kitchen's note on a thing. */
export const correctionNote = (ctx: StaffWrite, made: { label: string; reason: string }): string =>
  correctionLine({ at: ctx.now.toString(), by: ctx.caller.name }, correctionText(made));

const NUMBER = /^(?:TS|TF|SN|CI)-\d{4}-\d+$/;

/** Every public number that the details of mails speak of, once. */
export function numbersIn(told: unknown): string[] {
  if (typeof told === 'string') return NUMBER.test(told) ? [told] : [];
  if (typeof told !== 'object' || told === null) return [];
  return Object.values(told).flatMap(numbersIn);
}

/** What a mail told of, as it stands: its state, and what else its line says. */
type CurrentState = { number: string; day: string; time: string } & (
  | { kind: 'plan'; status: SubscriptionStatus; note: string }
  | { kind: 'tiffin'; status: ShownTiffinOrderStatus; note: string }
  | { kind: 'snacks'; status: SnackOrderStatus; note: DeliveryType }
  | { kind: 'event'; status: InquiryStatus; note: string }
);

/**
 * How the things that mails told of stand now, a line for each, as their customer reads it:
 * `Tiffin TF-2026-0137, Mon, Nov 23, 2:00 PM - 3:00 PM: Scheduled`.
 */
export async function currentStatesOf(
  db: Transaction<DB>,
  told: readonly object[],
): Promise<string[]> {
  const numbers = [...new Set(told.flatMap(numbersIn))];
  const { rows } = await sql<CurrentState>`
    SELECT 'plan' AS kind, number, status, '' AS day, '' AS time, available::text AS note FROM subscriptions
      WHERE number = ANY(${numbers})
    UNION ALL SELECT 'tiffin', number, CASE WHEN not_delivered IS NULL THEN status ELSE 'not_delivered' END,
        delivery_day::text, slot, '' FROM tiffin_orders
      WHERE number = ANY(${numbers})
    UNION ALL SELECT 'snacks', number, status, delivery_day::text, delivery_time, delivery_type
      FROM snack_orders WHERE number = ANY(${numbers})
    UNION ALL SELECT 'event', number, status, event_day::text, coalesce(event_clock, ''),
      (catering_services <> '{self_serve_pickup}')::text FROM catering_inquiries
      WHERE number = ANY(${numbers})
    ORDER BY day, number`.execute(db);
  return rows.map(currentStateText);
}

function currentStateText({ number, day, time, ...thing }: CurrentState): string {
  switch (thing.kind) {
    case 'plan':
      return `Plan ${number}: ${labelOf(SUBSCRIPTION_STATES, thing.status)}, ${thing.note} credits to book`;
    case 'tiffin':
      return `Tiffin ${number}, ${formatDay(day)}, ${formatSlot(time)}: ${labelOf({ labels: CUSTOMER_TIFFIN_STATUS_LABELS }, thing.status)}`;
    case 'snacks':
      return `Snack order ${number}, ${formatDay(day)}, ${formatTime(time)}: ${snackStatusLabel(thing.status, thing.note)}`;
    case 'event': {
      const ready =
        time && `, ${inSentence(readyLabel(thing.note === 'true'))} ${formatTime(time)}`;
      return `Catering inquiry ${number}, ${formatDay(day)}${ready}: ${labelOf(INQUIRY_STATES, thing.status)}`;
    }
  }
}

/** Writes a correction into the audit log, and one mail about it to whom it concerns. */
export async function finishCorrection(ctx: StaffWrite, made: MadeCorrection): Promise<void> {
  const { resource, id, before, after, reader } = made;
  await recordAudit(ctx, {
    action: 'correct',
    resource,
    id,
    before,
    after: { ...after, correction: made.label, reason: made.reason },
  });
  const details = {
    name: made.name,
    number: made.number,
    changes: made.changes,
    reason: made.reason,
    stands: await currentStatesOf(ctx.db, [{ number: made.number }]),
    voidsReceipt: made.voidsReceipt ?? false,
  };
  await enqueueMail(ctx.db, { kind: 'corrected', ...reader, details });
}

/** A correction that a thing's state and day allow. */
type BegunCorrection<Status> = {
  today: IsoDay;
  from: Status;
  /** The state that its rule leads to. */
  to: Status;
  /** What is true, as the desk chose it, and why. */
  made: { label: string; reason: string };
};

/** Whether a locked thing can be corrected as it is asked for, by the table of its corrections. */
export function beginCorrection<Key extends string, Status extends string>(
  ctx: Pick<StaffWrite, 'now'>,
  table: CorrectionTable<Key, Status>,
  states: { labels: Readonly<Record<string, string>> },
  thing: Correctable<Status>,
  asked: { correction: Key; from: Status; reason: string },
): BegunCorrection<Status> | Refusal {
  const today = dayOf(ctx.now);
  const rule = checkCorrection(table, states, thing, asked, today);
  if (isRefusal(rule)) return rule;
  const { to, label } = rule;
  return { today, from: thing.status, to, made: { label, reason: asked.reason } };
}
