import type { MailedDelivery } from '#api/kitchen/mail/mail-details.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { formatSlot } from '#domain/platform/days.ts';
import {
  type Block,
  factBlock,
  includeIf,
  type MailTemplate,
  noteBlock,
  paragraph,
} from './mail-content.ts';
import { credits, creditsAre, dayText, ofPlan, tiffins } from './mail-texts.ts';
import {
  type AnyOrder,
  dayAndTime,
  isVeryFull,
  orderFacts,
  seeOrder,
  skipIt,
  theTiffin,
  willCome,
} from './order-mails.ts';

/** Each fact as it is now, and as it was where that is another. */
const changedFacts = (
  order: AnyOrder & { before: MailedDelivery },
  more: [string, string | null][] = [],
): Block =>
  factBlock([
    ['Order', order.orderNumber],
    ['Day', changed(dayText(order.day), dayText(order.before.day))],
    ['Time', changed(formatSlot(order.slot), formatSlot(order.before.slot))],
    ['How many', changed(ofPlan(order), ofPlan(order.before))],
    ['Address', changed(order.address, order.before.address)],
    ...more,
    ['Subscription', order.subscriptionNumber],
    ['Credits left', String(order.available)],
  ]);

/** `Tuesday, November 24 (was Monday, November 23)`, or only the new value when nothing changed. */
const changed = (now: string, before: string): string =>
  now === before ? now : `${now} (was ${before})`;

/** The same for what may be said, or not. */
const changedNote = (now?: string | null, before?: string | null): string | null =>
  now || before ? changed(now || 'nothing', before || 'nothing') : null;

/** `2 tiffins for Monday, November 23, 5:00 PM - 6:00 PM` */
const whatAndWhen = (order: MailedDelivery): string =>
  `${tiffins(order.quantity)} for ${dayAndTime(order)}`;

export const orderChanged: MailTemplate<MailDetails['order_changed']> = (order) => ({
  subject: `Your order ${order.orderNumber} has changed: ${dayAndTime(order)}`,
  preview: `Was ${whatAndWhen(order.before)}, is ${whatAndWhen(order)}.`,
  heading: 'Your order has changed',
  name: order.name,
  blocks: [
    paragraph(
      whatAndWhen(order) === whatAndWhen(order.before)
        ? `You have changed your ${theTiffin(order)}. This replaces what was booked before.`
        : `You have changed your order: ${whatAndWhen(order)}. This replaces ${whatAndWhen(order.before)}.`,
    ),
    paragraph(order.waiting ? isVeryFull(order) : willCome(order)),
    changedFacts(order, [
      ['For the kitchen', changedNote(order.specialInstructions, order.before.specialInstructions)],
      ['For the door', changedNote(order.doorNote, order.before.doorNote)],
    ]),
  ],
  button: seeOrder(order),
  closing: skipIt(order),
});

/** Whoever has skipped it: the customer, or the kitchen for a closed day or a pause. */
export const orderUnskipped: MailTemplate<MailDetails['order_unskipped']> = (order) => ({
  subject: `The skip of ${dayText(order.day)} is taken back (${order.orderNumber})`,
  preview: `${dayAndTime(order)}. ${credits(order.available)} left.`,
  heading: order.waiting ? 'We will tell you soon' : 'It comes after all',
  name: order.name,
  blocks: [
    paragraph(
      `The skip of ${dayText(order.day)} is taken back. ${order.waiting ? isVeryFull(order) : willCome(order)}`,
    ),
    paragraph(`${creditsAre(order.quantity)} set aside for it again.`),
    orderFacts(order, [
      ['For the kitchen', order.specialInstructions],
      ['For the door', order.doorNote ?? null],
    ]),
  ],
  button: seeOrder(order),
  closing: skipIt(order),
});

export const orderChangedByKitchen: MailTemplate<MailDetails['order_changed_by_kitchen']> = (
  order,
) => ({
  subject: `Your order ${order.orderNumber} has changed: ${dayAndTime(order)}`,
  preview: `Was ${dayAndTime(order.before)}, is ${dayAndTime(order)}.`,
  heading: 'We changed your order',
  name: order.name,
  blocks: [
    paragraph('We had to change your order. This is how it stands now:'),
    ...includeIf(order.waiting === true, () =>
      paragraph(
        `It still waits for the kitchen's word there, as it did before. We write again as soon as it is settled.`,
      ),
    ),
    changedFacts(order),
    ...noteBlock('Why', order.reason),
    ...noteBlock('From the kitchen', order.customerNote),
  ],
  button: seeOrder(order),
  closing: ['This does not suit you? Open your order to change it, or call us.'],
});
