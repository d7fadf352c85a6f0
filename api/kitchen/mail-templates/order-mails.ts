import type { MailedDelivery } from '#api/kitchen/mail/mail-details.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import type { NotDelivered } from '#contract/tiffin/tiffin-orders.ts';
import { formatDeadline, formatSlot } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import {
  type Block,
  factBlock,
  links,
  type MailTemplate,
  noteBlock,
  paragraph,
} from './mail-content.ts';
import { credits, creditsAre, dayText, ofPlan, tiffins } from './mail-texts.ts';

export type AnyOrder = MailDetails['order_pending_confirmation'];

/** `Monday, November 23, 2:00 PM - 3:00 PM` */
export const dayAndTime = ({ day, slot }: MailedDelivery): string =>
  `${dayText(day)}, ${formatSlot(slot)}`;

export const orderFacts = (order: AnyOrder, more: [string, string | null][] = []): Block =>
  factBlock([
    ['Order', order.orderNumber],
    ['Day', dayText(order.day)],
    ['Time', formatSlot(order.slot)],
    ['How many', ofPlan(order)],
    ['For', order.memberName ?? null],
    ['Address', order.address],
    ...more,
    ['Subscription', order.subscriptionNumber],
    ['Credits left', String(order.available)],
  ]);

export const seeOrder = (order: AnyOrder) => ({
  label: 'See your order',
  path: links.order(order.orderNumber),
});

const anotherDay = (order: AnyOrder) => ({
  label: 'Choose another day',
  path: links.schedule(order.subscriptionNumber),
});

export const theTiffin = (order: AnyOrder): string =>
  `${plural(order.quantity, 'tiffin', tiffins(order.quantity))} for ${dayText(order.day)}`;

const isOrAre = (order: AnyOrder): string => plural(order.quantity, 'is', 'are');

export const willCome = (order: AnyOrder): string =>
  `${plural(order.quantity, 'Your tiffin', tiffins(order.quantity))} will be at your door on ${dayText(order.day)} between ${formatSlot(order.slot).replace(' - ', ' and ')}.`;

/** `Monday, November 23, 2:00 PM - 3:00 PM: 2 tiffins for Meera to 18 Simcoe Street North` */
export const deliveryLine = (delivery: MailedDelivery): string => {
  const { quantity, address, memberName } = delivery;
  return `${dayAndTime(delivery)}: ${tiffins(quantity)}${memberName ? ` for ${memberName}` : ''} to ${address}`;
};

/** That some of several wait for the kitchen's word; nothing where none does. */
export const waitingLines = (waiting: number): string[] =>
  waiting === 0
    ? []
    : [
        plural(
          waiting,
          'One of them is at a very full time, so the kitchen looks at it first and writes to you.',
          `${waiting} of them are at very full times, so the kitchen looks at them first and writes to you.`,
        ),
      ];

export const isVeryFull = (order: AnyOrder): string =>
  `${dayAndTime(order)} is very full, so the kitchen looks at your order before it promises it. We write again as soon as it is settled.`;

/** How long it can be skipped; nothing once that time is over. */
export const skipIt = (order: AnyOrder & { skipUntil: string | null }): string[] =>
  order.skipUntil
    ? [
        `Not home after all? Skip it until ${formatDeadline(order.skipUntil)} and ${credits(order.quantity)} ${plural(order.quantity, 'comes', 'come')} back.`,
      ]
    : [];

export const orderScheduled: MailTemplate<MailDetails['order_scheduled']> = (order) => ({
  subject: `Your ${theTiffin(order)} ${isOrAre(order)} booked (${order.orderNumber})`,
  preview: `${dayAndTime(order)}. ${credits(order.available)} left.`,
  heading: `Booked for ${dayText(order.day)}`,
  name: order.name,
  blocks: [
    paragraph(willCome(order)),
    orderFacts(order, [
      ['For the kitchen', order.specialInstructions],
      ['For the door', order.doorNote ?? null],
    ]),
  ],
  button: seeOrder(order),
  closing: skipIt(order),
});

/** One mail for all that was booked with one press. */
export const ordersScheduled: MailTemplate<MailDetails['orders_scheduled']> = (details) => {
  const { booked, waiting, planName, subscriptionNumber } = details;
  const count = booked.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    subject: `${tiffins(count)} of your ${planName} ${plural(count, 'is', 'are')} booked (${subscriptionNumber})`,
    preview: `From ${dayText(booked[0]?.day ?? '')} on. ${credits(details.available)} left.`,
    heading: `Booked for ${plural(booked.length, 'one day', `${booked.length} days`)}`,
    name: details.name,
    blocks: [
      { is: 'list', title: 'Booked for you', items: booked.map(deliveryLine) },
      ...waitingLines(waiting).map(paragraph),
      factBlock([
        ['Subscription', subscriptionNumber],
        ['Credits left', String(details.available)],
      ]),
    ],
    button: { label: 'See your plan', path: links.subscription(subscriptionNumber) },
    closing: [],
  };
};

export const orderPendingConfirmation: MailTemplate<MailDetails['order_pending_confirmation']> = (
  order,
) => ({
  subject: `We are looking at your ${theTiffin(order)} (${order.orderNumber})`,
  preview: `${dayAndTime(order)}. We write again when it is settled.`,
  heading: 'We will tell you soon',
  name: order.name,
  blocks: [
    paragraph(isVeryFull(order)),
    paragraph(
      `Until then ${creditsAre(order.quantity)} set aside for it. If we cannot cook for you that day, you get ${plural(order.quantity, 'it', 'them')} back.`,
    ),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: [],
});

const SKIPPED_BY = {
  customer: (order: AnyOrder) => `You have skipped your ${theTiffin(order)}.`,
  staff: (order: AnyOrder) => `We are sorry: we had to skip your ${theTiffin(order)}.`,
  closure: (order: AnyOrder) =>
    `The kitchen is closed on ${dayText(order.day)}, so your ${theTiffin(order)} ${isOrAre(order)} skipped.`,
  pause: (order: AnyOrder) =>
    `Your plan is paused, so your ${theTiffin(order)} ${isOrAre(order)} skipped.`,
};

export const orderSkipped: MailTemplate<MailDetails['order_skipped']> = (order) => ({
  subject: `Your ${theTiffin(order)} ${isOrAre(order)} skipped (${order.orderNumber})`,
  preview: `${creditsAre(order.quantity)} back. ${credits(order.available)} left.`,
  heading: `Skipped for ${dayText(order.day)}`,
  name: order.name,
  blocks: [
    paragraph(`${SKIPPED_BY[order.by](order)} ${creditsAre(order.quantity)} back with you.`),
    ...noteBlock('Why', order.by === 'customer' ? null : order.reason),
    ...noteBlock('From the kitchen', order.customerNote),
    orderFacts(order),
  ],
  button: order.unskipUntil ? seeOrder(order) : anotherDay(order),
  closing: order.unskipUntil
    ? [`Hungry after all? You can take the skip back until ${formatDeadline(order.unskipUntil)}.`]
    : [],
});

export const orderCancelled: MailTemplate<MailDetails['order_cancelled']> = (order) => ({
  subject: `Your ${theTiffin(order)} ${isOrAre(order)} cancelled (${order.orderNumber})`,
  preview:
    order.creditsReturned > 0
      ? `${creditsAre(order.creditsReturned)} back. ${credits(order.available)} left.`
      : `${credits(order.available)} left.`,
  heading: `Cancelled for ${dayText(order.day)}`,
  name: order.name,
  blocks: [
    paragraph(
      order.by === 'customer'
        ? `You have cancelled your ${theTiffin(order)}.`
        : `We are sorry: we had to cancel your ${theTiffin(order)}.`,
    ),
    paragraph(
      order.creditsReturned > 0
        ? `${creditsAre(order.creditsReturned)} back with you.`
        : `${order.by === 'customer' ? 'It was too late to get credit back: ' : ''}${credits(order.quantity)} ${plural(order.quantity, 'counts', 'count')} as used.`,
    ),
    ...noteBlock('Why', order.by === 'customer' ? null : order.reason),
    ...noteBlock('From the kitchen', order.customerNote),
    orderFacts(order),
  ],
  button: anotherDay(order),
  closing: [],
});

export const orderStays: MailTemplate<MailDetails['order_stays']> = (order) => ({
  subject: `Your ${theTiffin(order)} still ${plural(order.quantity, 'comes', 'come')} (${order.orderNumber})`,
  preview: `${dayAndTime(order)}. We close that day, but this is cooked for you.`,
  heading: plural(order.quantity, 'Yours still comes', 'Yours still come'),
  name: order.name,
  blocks: [
    paragraph(
      `The kitchen closes on ${dayText(order.day)}, but your ${theTiffin(order)} ${isOrAre(order)} cooked and on the way to you as planned.`,
    ),
    ...noteBlock('Why', order.reason),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: [],
});

export const orderExpired: MailTemplate<MailDetails['order_expired']> = (order) => ({
  subject: `We could not fit in your ${theTiffin(order)} (${order.orderNumber})`,
  preview: `${creditsAre(order.creditsReturned)} back. ${credits(order.available)} left.`,
  heading: 'We could not fit it in',
  name: order.name,
  blocks: [
    paragraph(
      `We are sorry: ${dayText(order.day)} stayed full, so we cannot cook your order. ${creditsAre(order.creditsReturned)} back with you.`,
    ),
    orderFacts(order),
  ],
  button: anotherDay(order),
  closing: [],
});

type Order = MailDetails['order_delivered_after_all'];

const countsAsUsed = ({ quantity }: Order): string =>
  `${credits(quantity)} ${plural(quantity, 'counts', 'count')} as used`;

const CREDIT: Record<NotDelivered, (order: Order) => string> = {
  undecided: ({ quantity }) =>
    `The kitchen looks at what happened and decides whether the ${plural(quantity, 'credit comes', 'credits come')} back. We write to you then.`,
  returned: ({ quantity }) => `${creditsAre(quantity)} back with you.`,
  kept: (order) => `It was cooked for you, so ${countsAsUsed(order)}.`,
};

/**
 * A tiffin could not be handed over, and what is known of its credit by then. Whether anybody was at
 * the door, only the reason says.
 */
export const orderUndelivered: MailTemplate<MailDetails['order_undelivered']> = (order) => ({
  subject: `We could not hand over your ${theTiffin(order)} (${order.orderNumber})`,
  preview: CREDIT[order.credit](order),
  heading: 'We could not hand it over',
  name: order.name,
  blocks: [
    paragraph(`We are sorry: we could not hand over your ${theTiffin(order)}.`),
    paragraph(CREDIT[order.credit](order)),
    ...noteBlock('What happened', order.reason),
    ...noteBlock('From the kitchen', order.customerNote),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: ['You see it differently? Just reply to this mail.'],
});

/** What the kitchen has decided about that credit. */
export const orderCreditDecided: MailTemplate<MailDetails['order_credit_decided']> = (order) => ({
  subject: order.returned
    ? `${creditsAre(order.quantity)} back with you (${order.orderNumber})`
    : `About your ${theTiffin(order)} (${order.orderNumber})`,
  preview: order.returned
    ? `${credits(order.available)} left.`
    : `It was cooked for you, so ${countsAsUsed(order)}.`,
  heading: order.returned ? 'Back with you' : 'What becomes of the credit',
  name: order.name,
  blocks: [
    paragraph(
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
export const orderDeliveredAfterAll: MailTemplate<Order> = (order) => ({
  subject: `Your ${theTiffin(order)} arrived after all (${order.orderNumber})`,
  preview: `It is with you after all. ${credits(order.available)} left.`,
  heading: 'Handed over after all',
  name: order.name,
  blocks: [
    paragraph(
      `We wrote that we could not hand over your ${theTiffin(order)}. It is with you after all. Enjoy! ${countsAsUsed(order)}.`,
    ),
    orderFacts(order),
  ],
  button: seeOrder(order),
  closing: ['It is not with you? Please call us.'],
});
