import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/days.ts';

type Booked = { status: TiffinOrderStatus; deliveryDate: string; deliveryTimeSlot: string };

/** The head of the screen by the order's state, and a sentence on what that means for the person. */
export function headlineOf(order: Booked, justBooked: boolean): { title: string; lead: string } {
  const day = formatDay(order.deliveryDate);
  const when = `${day}, ${formatSlot(order.deliveryTimeSlot)}`;
  switch (order.status) {
    case 'pending_confirmation':
      return {
        title: 'The kitchen will get back to you.',
        lead: `${when} is already full, so the kitchen has to accept this order first. Your credits are kept for it. You get an email with the answer by the evening before at the latest; if it is no, your credits come back.`,
      };
    case 'scheduled':
      return {
        title: justBooked ? 'Booked. See you then.' : 'Your tiffin is booked.',
        lead: `We cook for you on ${day} and bring it between ${formatSlot(order.deliveryTimeSlot).replace(' - ', ' and ')}.`,
      };
    case 'confirmed':
      return {
        title: 'The kitchen has it.',
        lead: `Your tiffin for ${when} is confirmed.`,
      };
    case 'preparing':
      return { title: 'It is on the stove.', lead: `Your tiffin for ${when} is being cooked.` };
    case 'out_for_delivery':
      return { title: 'On its way to you.', lead: `Your tiffin left the kitchen. Due ${when}.` };
    case 'delivered':
      return { title: 'Delivered. Enjoy!', lead: `Your tiffin of ${when} has been delivered.` };
    case 'skipped':
      return {
        title: 'Skipped.',
        lead: `We do not cook for you on ${day}. The credits are back in your plan.`,
      };
    default:
      return { title: 'Cancelled.', lead: `Your tiffin for ${when} has been cancelled.` };
  }
}
