import type { NotDelivered } from '#contract/tiffin/tiffin-orders.ts';
import type { MailDetails } from '#api/platform/mail/kinds.ts';
import { note, type Write, words } from './letter.ts';
import { links } from './links.ts';
import { orderFacts, seeOrder, theTiffin } from './order-letters.ts';
import { credits, creditsAre } from './wording.ts';

type Order = MailDetails['order_delivered_after_all'];

const countsAsUsed = ({ quantity }: Order): string =>
  `${credits(quantity)} ${quantity === 1 ? 'counts' : 'count'} as used`;

const CREDIT: Record<NotDelivered, (order: Order) => string> = {
  undecided: ({ quantity }) =>
    `The kitchen looks at what happened and decides whether the ${quantity === 1 ? 'credit comes' : 'credits come'} back. We write to you then.`,
  returned: ({ quantity }) => `${creditsAre(quantity)} back with you.`,
  kept: (order) => `It was cooked for you, so ${countsAsUsed(order)}.`,
};

/**
 * A tiffin could not be handed over, and what is known of its credit by then. Whether anybody was at
 * the door, only the reason says.
 */
export const orderUndelivered: Write<MailDetails['order_undelivered']> = (order) => ({
  subject: `We could not hand over your ${theTiffin(order)} (${order.orderNumber})`,
  preview: CREDIT[order.credit](order),
  heading: 'We could not hand it over',
  name: order.name,
  blocks: [
    words(`We are sorry: we could not hand over your ${theTiffin(order)}.`),
    words(CREDIT[order.credit](order)),
    ...note('What happened', order.reason),
    ...note('From the kitchen', order.customerNote),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: ['You see it differently? Just reply to this mail.'],
});

/** What the kitchen has decided about that credit. */
export const orderCreditDecided: Write<MailDetails['order_credit_decided']> = (order) => ({
  subject: order.returned
    ? `${creditsAre(order.quantity)} back with you (${order.orderNumber})`
    : `About your ${theTiffin(order)} (${order.orderNumber})`,
  preview: order.returned
    ? `${credits(order.available)} left.`
    : `It was cooked for you, so ${countsAsUsed(order)}.`,
  heading: order.returned ? 'Back with you' : 'What becomes of the credit',
  name: order.name,
  blocks: [
    words(
      order.returned
        ? `We could not hand over your ${theTiffin(order)}. ${creditsAre(order.quantity)} back with you, to book another day.`
        : `We could not hand over your ${theTiffin(order)}. It was cooked for you, so ${countsAsUsed(order)}.`,
    ),
    orderFacts(order),
  ],
  button: order.returned
    ? { label: 'Choose another day', path: links.schedule(order.subscriptionNumber) }
    : seeOrder(order),
  closing: ['You see it differently? Just reply to this mail.'],
});

/** It was handed over after all, so that its credit is used. */
export const orderDeliveredAfterAll: Write<Order> = (order) => ({
  subject: `Your ${theTiffin(order)} arrived after all (${order.orderNumber})`,
  preview: `It is with you after all. ${credits(order.available)} left.`,
  heading: 'Handed over after all',
  name: order.name,
  blocks: [
    words(
      `We wrote that we could not hand over your ${theTiffin(order)}. It is with you after all. Enjoy! ${countsAsUsed(order)}.`,
    ),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: ['It is not with you? Please call us.'],
});
