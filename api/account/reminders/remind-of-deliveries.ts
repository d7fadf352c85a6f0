import type { Transaction } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { mailDetailsOf } from '#api/tiffin/orders/enqueue-order-mail.ts';
import { toBooking } from '#api/tiffin/orders/present-order.ts';
import { findCustomer } from '#db/account/accounts.ts';
import { claimReminder, listUnremindedOfDay } from '#db/account/reminders.ts';
import { listOwnOrdersOnDay } from '#db/tiffin/read-orders.ts';
import { insertSkipLinks } from '#db/tiffin/skip-links.ts';
import type { DB } from '#db/types.ts';
import { dueDeliveries } from '#domain/account/reminders.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { actionsOf } from '#domain/tiffin/deadlines.ts';
import { remindEachOnce } from './each-once.ts';

/**
 * Reminds customers of what comes, while it can still be skipped: one mail for a customer and a day,
 * with a link for each delivery of it (docs/decisions/0022). Answers how many mails there were.
 */
export async function remindOfDeliveries({ db, now, log }: ClockContext): Promise<number> {
  const kitchen = await loadKitchen({ db, now });
  let done = 0;
  for (const due of dueDeliveries(now, kitchen)) {
    done += await remindEachOnce(
      { db, log },
      (limit) => listUnremindedOfDay(db, due, limit),
      (tx, customerId) => remindOf(tx, customerId, due.day, { now, kitchen }),
    );
  }
  return done;
}

async function remindOf(
  tx: Transaction<DB>,
  customerId: string,
  day: string,
  { now, kitchen }: { now: Temporal.Instant; kitchen: Kitchen },
): Promise<boolean> {
  const deliveries = (await listOwnOrdersOnDay(tx, customerId, day)).map((order) => {
    const { skip } = actionsOf(toBooking(order), now, kitchen);
    const token = skip.allowed ? newSecretToken() : null;
    return { order, token, skipUntil: skip.allowed ? (skip.until?.toString() ?? null) : null };
  });
  const links = deliveries.flatMap(({ order, token }) =>
    token ? [{ tokenHash: hashSecretToken(token), orderId: order.id, day }] : [],
  );
  // Skipped or moved since the list was read.
  if (links.length === 0) return false;
  if (!(await claimReminder(tx, { kind: 'delivery', about: customerId, part: day }, now)))
    return false;
  const mailId = await enqueueMail(tx, {
    kind: 'delivery_reminder',
    customerId,
    details: {
      name: (await findCustomer(tx, customerId))?.first_name ?? '',
      day,
      deliveries: deliveries.map(({ order, token, skipUntil }) => ({
        ...mailDetailsOf(order),
        orderNumber: order.number,
        skipUntil,
        token,
      })),
    },
  });
  if (mailId) await insertSkipLinks(tx, links, now);
  return true;
}
