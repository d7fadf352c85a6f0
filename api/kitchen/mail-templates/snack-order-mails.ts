import type { AboutSnackOrder } from '#api/kitchen/mail/mail-details.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import type { MailSender } from '#api/kitchen/mail/rendered-mail.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import {
  type Block,
  type Fact,
  factBlock,
  includeIf,
  links,
  type MailTemplate,
  noteBlock,
  paragraph,
} from './mail-content.ts';
import { dayText, typedAddress } from './mail-texts.ts';
import { howToPay } from './payment-mail.ts';

/** `Monday, November 23 at 2:00 PM` */
const dayAndTime = ({ day, time }: Pick<AboutSnackOrder, 'day' | 'time'>): string =>
  `${dayText(day)} at ${formatTime(time)}`;

/** Where an order is picked up, in a sentence. */
const whereToCome = ({ address }: MailSender): string =>
  address ? `You find us here: ${address}.` : 'We will tell you where to come.';

/** How to reach the kitchen at once, in a sentence. */
const callUs = ({ phone }: MailSender): string =>
  phone ? `Please call us at ${formatPhone(phone)}.` : 'Please reply to this mail.';

const orderFacts = (order: AboutSnackOrder): Block =>
  factBlock([
    ['Order', order.orderNumber],
    [order.deliveryType === 'pickup' ? 'Pickup' : 'Delivery', dayAndTime(order)],
    ['Delivered to', order.address && typedAddress(order.address)],
  ]);

/** The lines as they were ordered, and what they come to. */
function sums(order: AboutSnackOrder): Block {
  const lines: Fact[] = order.items.map(({ name, quantity, amount }) => ({
    label: `${quantity} × ${name}`,
    value: formatMoney(amount),
  }));
  if (order.deliveryFee > 0)
    lines.push({ label: 'Delivery', value: formatMoney(order.deliveryFee) });
  if (order.taxAmount > 0) lines.push({ label: 'Tax', value: formatMoney(order.taxAmount) });
  return {
    is: 'sums',
    facts: [...lines, { label: 'Total', value: formatMoney(order.totalAmount) }],
  };
}

const seeOrder = (order: AboutSnackOrder) => ({
  label: 'See your order',
  path: links.snackOrder(order.orderNumber),
});

/** What somebody can count on while nobody has confirmed it. */
const UNTIL_CONFIRMED =
  'We write to you as soon as it is confirmed. Until then you can still cancel it yourself.';

export const snackOrderReceived: MailTemplate<MailDetails['snack_order_received']> = (
  order,
  business,
) => ({
  subject: `We have your snack order (${order.orderNumber})`,
  preview: `${dayAndTime(order)}. ${formatMoney(order.totalAmount)}.`,
  heading: 'Thank you. We have your order.',
  name: order.name,
  blocks: [
    paragraph(
      `We look at your order now and write to you as soon as it is confirmed. Until then you can still cancel it yourself. If nobody can confirm it in time, it is cancelled, and we write to you.`,
    ),
    orderFacts(order),
    sums(order),
    ...(order.owed > 0 ? howToPay(order.owed, order.orderNumber, business) : []),
  ],
  button: seeOrder(order),
  closing: ['Something is not right? Reply to this mail or call us before you pay.'],
});

export const snackOrderConfirmed: MailTemplate<MailDetails['snack_order_confirmed']> = (
  order,
  business,
) => ({
  subject: `Your snack order is confirmed (${order.orderNumber})`,
  preview: `${order.deliveryType === 'pickup' ? 'Pickup' : 'Delivery'} ${dayAndTime(order)}.`,
  heading: 'Your order is confirmed',
  name: order.name,
  blocks: [
    paragraph(
      order.deliveryType === 'pickup'
        ? `It will be ready for you on ${dayAndTime(order)}. ${whereToCome(business)}`
        : `We bring it to you on ${dayAndTime(order)}.`,
    ),
    ...noteBlock('From the kitchen', order.customerNote),
    orderFacts(order),
    sums(order),
    ...(order.owed > 0 ? howToPay(order.owed, order.orderNumber, business) : []),
  ],
  button: seeOrder(order),
  closing: ['Plans have changed? Please call us: a confirmed order is cancelled by phone.'],
});

export const snackOrderReady: MailTemplate<MailDetails['snack_order_ready']> = (
  order,
  business,
) => ({
  subject: `Your snacks are ready (${order.orderNumber})`,
  preview:
    order.deliveryType === 'pickup'
      ? `Come and get them${business.address ? `: ${business.address}` : '.'}`
      : 'On to you next.',
  heading: order.deliveryType === 'pickup' ? 'Ready for pickup' : 'Ready, and coming to you',
  name: order.name,
  blocks: [
    paragraph(
      order.deliveryType === 'pickup'
        ? `Your order is packed and waiting for you. ${whereToCome(business)}`
        : `Your order is packed. We bring it to you on ${dayAndTime(order)}.`,
    ),
    ...noteBlock('From the kitchen', order.customerNote),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: [],
});

export const snackOrderUndelivered: MailTemplate<MailDetails['snack_order_undelivered']> = (
  order,
  business,
) => ({
  subject: `We could not hand over your snacks (${order.orderNumber})`,
  preview: `${order.reason ?? ''} ${callUs(business)}`,
  heading: 'We could not hand over your order',
  name: order.name,
  blocks: [
    paragraph(
      `We are sorry: we could not hand over your order for ${dayAndTime(order)}. We still have it: we try again or you pick it up, whichever we agree on.`,
    ),
    ...noteBlock('What happened', order.reason),
    ...noteBlock('From the kitchen', order.customerNote),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: [`The sooner we speak, the warmer it is. ${callUs(business)}`],
});

const paidAlready = ({ failed }: AboutSnackOrder): string =>
  failed
    ? 'You have paid already? Please call us, and we settle it together.'
    : 'You have paid already? Please call us and we will pay you back.';

function cancelledMeans({ failed, toPayBack }: AboutSnackOrder): string {
  if (toPayBack) return `We pay ${formatMoney(toPayBack)} back to you.`;
  return failed ? 'It could not be handed over.' : 'Nothing is cooked and nothing is owed.';
}

export const snackOrderCancelled: MailTemplate<MailDetails['snack_order_cancelled']> = (order) => ({
  subject: `Your snack order is cancelled (${order.orderNumber})`,
  preview: `${dayAndTime(order)}. ${cancelledMeans(order)}`,
  heading: 'Your order is cancelled',
  name: order.name,
  blocks: [
    paragraph(
      order.by === 'customer'
        ? `You have cancelled your order for ${dayAndTime(order)}.`
        : `We are sorry: we had to cancel your order for ${dayAndTime(order)}.`,
    ),
    ...includeIf(!!order.toPayBack, () =>
      paragraph(
        `We pay ${formatMoney(order.toPayBack ?? 0)} back to you and will be in touch about how.`,
      ),
    ),
    ...noteBlock('Why', order.by === 'customer' ? null : order.reason),
    ...noteBlock('From the kitchen', order.customerNote),
    orderFacts(order),
    sums(order),
  ],
  button: { label: 'Choose other snacks', path: links.snacks },
  closing: order.toPayBack ? [] : [paidAlready(order)],
});

export const snackOrderMoved: MailTemplate<MailDetails['snack_order_moved']> = (order) => ({
  subject: `Your snack order has moved to ${dayAndTime(order)} (${order.orderNumber})`,
  preview: `Was ${dayAndTime(order.before)}, is ${dayAndTime(order)}.`,
  heading: 'We moved your order',
  name: order.name,
  blocks: [
    paragraph(
      `We are sorry: we cannot make your order for ${dayAndTime(order.before)}. ${
        order.isPending
          ? `We have noted it for ${dayAndTime(order)} instead. ${UNTIL_CONFIRMED}`
          : `We make it for ${dayAndTime(order)} instead.`
      }`,
    ),
    ...noteBlock('Why', order.reason),
    orderFacts(order),
    sums(order),
  ],
  button: seeOrder(order),
  closing: ['This does not suit you? Please call us, and we find another day or cancel it.'],
});

export const snackOrderStays: MailTemplate<MailDetails['snack_order_stays']> = (order) => ({
  subject: `Your snack order stands (${order.orderNumber})`,
  preview: `${dayAndTime(order)}. We close that day, but yours ${order.isPending ? 'stands' : 'is made'}.`,
  heading: 'Your order stands',
  name: order.name,
  blocks: [
    paragraph(
      order.isPending
        ? `The kitchen closes on ${dayText(order.day)}, but your order for ${dayAndTime(order)} stands. ${UNTIL_CONFIRMED}`
        : `The kitchen closes on ${dayText(order.day)}, but your order is made as planned: ${
            order.deliveryType === 'pickup' ? 'you pick it up' : 'we bring it to you'
          } on ${dayAndTime(order)}.`,
    ),
    ...noteBlock('Why we close', order.reason),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: [],
});
