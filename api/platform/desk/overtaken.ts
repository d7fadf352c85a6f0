import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { type Journalled, type JournalledTable, rowOf } from '#db/platform/journal.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { MESSAGE_STATES } from '#domain/site/message-states.ts';
import type { RowImage } from '#domain/platform/take-back.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { labelOf } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { TIFFIN_STATUS_WORDS } from '#domain/tiffin/not-delivered.ts';

type States = { labels: Readonly<Record<string, string>> };

const STATES: Partial<Record<JournalledTable, States>> = {
  subscriptions: SUBSCRIPTION_STATES,
  tiffin_orders: { labels: TIFFIN_STATUS_WORDS },
  snack_orders: SNACK_ORDER_STATES satisfies { labels: Record<SnackOrderStatus, string> },
  catering_inquiries: INQUIRY_STATES,
  contact_messages: MESSAGE_STATES,
};

/** What a row is called that has neither number nor name. */
const NOUNS: Partial<Record<JournalledTable, string>> = {
  closures: 'The closure',
  customers: 'The account',
  catering_quotes: 'The quote',
  contact_messages: 'The message',
  payments: 'The payment',
  usual_bookings: 'The weekly pattern',
};

const nameOf = (relation: JournalledTable, row: RowImage): string => {
  if (typeof row.number === 'string') return row.number;
  if (relation === 'snacks') return String(row.name);
  return NOUNS[relation] ?? 'Something that belongs to it';
};

/** A tiffin that could not be handed over is not just cancelled. */
const statusOf = ({ status, not_delivered }: RowImage): string =>
  not_delivered ? 'not_delivered' : String(status);

/** The refusal that says what has happened since a step, so that it cannot be taken back. */
export const overtaken = (what: string): Refusal => refuse('step_overtaken', { what });

/** The same for a row that is no longer as the step has left it. */
export function rowOvertaken(change: Journalled, current: RowImage | null): Refusal {
  const row = rowOf(change);
  const name = nameOf(change.relation, row);
  if (!current) return overtaken(`${name} is no longer there`);
  const states = STATES[change.relation];
  if (states && statusOf(current) !== statusOf(row))
    return overtaken(`${name} is ${labelOf(states, statusOf(current)).toLowerCase()} by now`);
  return overtaken(`${name} has been changed since`);
}

/** What stands in the way when putting a row back breaks a rule of the database that it names. */
const IN_THE_WAY: Record<string, string> = {
  tiffin_orders_one_live: 'Another tiffin has been booked for the same day, time and address',
  tiffin_orders_usual_day: 'Their weekly pattern has booked that day again',
  usual_bookings_one_live: 'They have another weekly pattern now',
};

/** The refusal behind an error of the database that something has taken a row's place; else null. */
export function placeTaken(thrown: unknown): Refusal | null {
  const { code, constraint } = thrown as { code?: unknown; constraint?: string };
  if (code !== '23505') return null;
  return overtaken(IN_THE_WAY[constraint ?? ''] ?? 'Something else has taken its place');
}
