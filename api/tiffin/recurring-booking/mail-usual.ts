import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { mailedDelivery } from '#api/tiffin/orders/mail-order.ts';
import type { UsualPlan } from '#contract/tiffin/usual.ts';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import type { DB } from '#db/types.ts';

const inOrder = (orders: readonly OrderWithSubscription[]) =>
  orders
    .map(mailedDelivery)
    .sort((one, other) => one.day.localeCompare(other.day) || one.slot.localeCompare(other.slot));

/** Tells of everything that the usual booked or released at once; of nothing, it says nothing. */
export async function mailUsual(
  tx: Transaction<DB>,
  subscription: SubscriptionRow,
  changed: { booked: OrderWithSubscription[]; released: OrderWithSubscription[] },
  { days, lastsUntil }: Pick<UsualPlan, 'days' | 'lastsUntil'>,
): Promise<void> {
  if (changed.booked.length + changed.released.length === 0) return;
  await enqueueMail(tx, {
    kind: 'usual_booked',
    customerId: subscription.customer_id,
    details: {
      name: subscription.customer_name,
      subscriptionNumber: subscription.number,
      planName: subscription.plan_name,
      booked: inOrder(changed.booked),
      waiting: changed.booked.filter(({ status }) => status === 'pending_confirmation').length,
      released: inOrder(changed.released),
      lastsUntil,
      isOut: days.some(({ outcome }) => outcome === 'no_credits'),
    },
  });
}
