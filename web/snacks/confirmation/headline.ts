import type { Balance } from '#contract/money/balance.ts';
import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { payBackText } from '#web/money/balance-text.ts';
import { NEWER_STATE } from '#web/platform/ui/status-badge.tsx';
import { snackTimeText } from '#web/snacks/orders/snack-order-text.ts';

type PlacedSnackOrder = {
  status: SnackOrderStatus;
  delivery_type: DeliveryType;
  delivery_time: string;
  /** Set once it was carried to the door in vain. */
  fail_reason: string | null;
  balance: Pick<Balance, 'toPayBack' | 'received'>;
};

/** What becomes of the money for a cancelled order; for one that came in vain the kitchen decides. */
function moneyText({ balance, fail_reason }: PlacedSnackOrder): string {
  const back = payBackText(balance);
  if (!back) return 'What you had paid has been settled.';
  return fail_reason
    ? `Please call us about the ${formatMoney(balance.toPayBack)} that you have paid.`
    : back;
}

/**
 * The head of the screen by the order's state, and what that means for the person; without mails
 * the screen itself tells them what is new.
 */
export function snackOrderHeadline(
  order: PlacedSnackOrder,
  sendsMail = true,
): { title: string; lead: string } {
  const pickup = order.delivery_type === 'pickup';
  const when = snackTimeText(order);
  switch (order.status) {
    case 'pending':
      return {
        title: 'Your order is placed.',
        lead: `It is for ${when}. ${sendsMail ? 'We write to you' : 'You see it here'} as soon as it is confirmed; until then you can still cancel it yourself. If nobody can confirm it in time, it is cancelled.`,
      };
    case 'confirmed':
      return {
        title: 'Your order is confirmed.',
        lead: pickup ? `It will be ready for you ${when}.` : `We bring it to you ${when}.`,
      };
    case 'preparing':
      return {
        title: 'Your snacks are being made.',
        lead: pickup
          ? `They will be ready for you ${when}.`
          : `We bring them to you, fresh, ${when}.`,
      };
    case 'ready':
      return pickup
        ? { title: 'Ready to pick up.', lead: 'Your order is packed and waits for you.' }
        : {
            title: 'Ready, and coming to you.',
            lead: `Your order is packed. We bring it to you ${when}.`,
          };
    case 'undelivered':
      return {
        title: 'We could not hand over your order.',
        lead: 'We still have it. We try again or you pick it up, whichever we agree on: please call us.',
      };
    case 'delivered':
      return {
        title: pickup ? 'Picked up. Enjoy!' : 'Delivered. Enjoy!',
        lead: 'Thank you for ordering with us. We would love to cook for you again.',
      };
    case 'cancelled':
      return {
        title: 'Your order is cancelled.',
        lead:
          order.balance.received > 0
            ? `${order.fail_reason ? 'It is not brought again.' : 'Nothing is cooked.'} ${moneyText(order)}`
            : `${order.fail_reason ? 'It is not brought again' : 'Nothing is cooked'} and nothing is owed. If you have paid already, please call us${order.fail_reason ? '' : ' and we will pay you back'}.`,
      };
    default:
      return { title: 'Your order.', lead: NEWER_STATE };
  }
}
