import { sql, type Transaction } from 'kysely';
import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { DB } from '#db/types.ts';
import { inSentence, readyLabel } from '#domain/catering/event-clock.ts';
import { formatDay, formatSlot, formatTime } from '#domain/platform/days.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { snackStatusWords } from '#domain/snacks/order-states.ts';
import { labelOf } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { TIFFIN_STATUS_WORDS } from '#domain/tiffin/not-delivered.ts';

const NUMBER = /^(?:TS|TF|SN|CI)-\d{4}-\d+$/;

/** Every public number that the details of mails speak of, once. */
export function numbersIn(told: unknown): string[] {
  if (typeof told === 'string') return NUMBER.test(told) ? [told] : [];
  if (typeof told !== 'object' || told === null) return [];
  return Object.values(told).flatMap(numbersIn);
}

/**
 * How the things that mails told of stand now, a line for each, as their customer reads it:
 * `Tiffin TF-2026-0137, Mon, Nov 23, 2:00 PM - 3:00 PM: Scheduled`.
 */
export async function howThingsStand(
  db: Transaction<DB>,
  told: readonly object[],
): Promise<string[]> {
  const numbers = [...new Set(told.flatMap(numbersIn))];
  const { rows } = await sql<{
    number: string;
    status: string;
    day: string;
    time: string;
    note: string;
  }>`
    SELECT number, status, '' AS day, '' AS time, available::text AS note FROM subscriptions
      WHERE number = ANY(${numbers})
    UNION ALL SELECT number, CASE WHEN not_delivered IS NULL THEN status ELSE 'not_delivered' END,
        delivery_day::text, slot, '' FROM tiffin_orders
      WHERE number = ANY(${numbers})
    UNION ALL SELECT number, status, delivery_day::text, delivery_time, delivery_type
      FROM snack_orders WHERE number = ANY(${numbers})
    UNION ALL SELECT number, status, event_day::text, coalesce(event_clock, ''),
      (catering_services <> '{self_serve_pickup}')::text FROM catering_inquiries
      WHERE number = ANY(${numbers})
    ORDER BY day, number`.execute(db);
  return rows.map(({ number, status, day, time, note }) => {
    if (number.startsWith('TS-'))
      return `Plan ${number}: ${labelOf(SUBSCRIPTION_STATES, status)}, ${note} credits to book`;
    if (number.startsWith('TF-'))
      return `Tiffin ${number}, ${formatDay(day)}, ${formatSlot(time)}: ${labelOf({ labels: TIFFIN_STATUS_WORDS }, status)}`;
    if (number.startsWith('SN-'))
      return `Snack order ${number}, ${formatDay(day)}, ${formatTime(time)}: ${snackStatusWords(status as SnackOrderStatus, note as DeliveryType)}`;
    const ready = time && `, ${inSentence(readyLabel(note === 'true'))} ${formatTime(time)}`;
    return `Catering inquiry ${number}, ${formatDay(day)}${ready}: ${labelOf(INQUIRY_STATES, status)}`;
  });
}
