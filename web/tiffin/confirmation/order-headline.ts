import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { confirmedAt } from '#web/kitchen/kitchen-rules.ts';
import { NEWER_STATE } from '#web/platform/ui/status-badge.tsx';

export type Headline = {
  title: string;
  lead: string;
  picture: 'tiffin:open' | 'tiffin:closed' | 'spot:delivered' | 'spot:empty';
};

type BookedOrder = Pick<
  TiffinOrder,
  'status' | 'notDelivered' | 'deliveryDate' | 'deliveryTimeSlot'
>;

/** The head of the screen by the order's state: what it means for the person, and a picture. */
export function tiffinOrderHeadline(
  order: BookedOrder,
  justBooked: boolean,
  rules: KitchenRules,
): Headline {
  const day = formatDay(order.deliveryDate);
  const when = `${day}, ${formatSlot(order.deliveryTimeSlot)}`;
  switch (order.status) {
    case 'pending_confirmation':
      return {
        title: 'The kitchen will get back to you.',
        lead: `${when} is already full, so the kitchen has to accept this order first. Your credits are kept for it. The answer comes by ${confirmedAt(rules)} at the latest; if it is no, your credits come back.`,
        picture: 'tiffin:closed',
      };
    case 'scheduled':
      return {
        title: justBooked ? 'Booked. See you then.' : 'Your tiffin is booked.',
        lead: `We cook for you on ${day} and bring it between ${formatSlot(order.deliveryTimeSlot).replace(' - ', ' and ')}.`,
        picture: 'tiffin:open',
      };
    case 'confirmed':
      return {
        title: 'The kitchen has it.',
        lead: `Your tiffin for ${when} is confirmed.`,
        picture: 'tiffin:open',
      };
    case 'preparing':
      return {
        title: 'It is on the stove.',
        lead: `Your tiffin for ${when} is being cooked.`,
        picture: 'tiffin:open',
      };
    case 'out_for_delivery':
      return {
        title: 'On its way to you.',
        lead: `Your tiffin left the kitchen. Due ${when}.`,
        picture: 'tiffin:closed',
      };
    case 'delivered':
      return {
        title: 'Delivered. Enjoy!',
        lead: `Your tiffin of ${when} has been delivered.`,
        picture: 'spot:delivered',
      };
    case 'skipped':
      return {
        title: 'Skipped.',
        lead: `We do not cook for you on ${day}. The credits are back in your plan.`,
        picture: 'spot:empty',
      };
    case 'cancelled':
      if (order.notDelivered !== null)
        return {
          title: 'We could not hand it over.',
          lead: `Your tiffin of ${when} could not be handed over to you.`,
          picture: 'spot:empty',
        };
      return {
        title: 'Cancelled.',
        lead: `Your tiffin for ${when} has been cancelled.`,
        picture: 'spot:empty',
      };
    default:
      return { title: 'Your tiffin.', lead: NEWER_STATE, picture: 'tiffin:closed' };
  }
}
