import type { RemindedDelivery } from '#api/kitchen/mail/mail-details.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { readyLabel } from '#domain/catering/event-clock.ts';
import { formatDayLong, formatDeadline, formatSlot, formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { plural } from '#domain/platform/plural.ts';
import {
  type Block,
  factBlock,
  includeIf,
  links,
  type MailTemplate,
  paragraph,
} from './mail-content.ts';
import { credits, creditsAre, dayText, ofPlan, tiffins, withoutLinks } from './mail-texts.ts';
import { howToPay } from './payment-mail.ts';

const untilWhen = ({ quantity, skipUntil }: RemindedDelivery): string | null =>
  skipUntil &&
  `${formatDeadline(skipUntil)}, and ${credits(quantity)} ${plural(quantity, 'comes', 'come')} back`;

const deliveryFacts = (delivery: RemindedDelivery): Block =>
  factBlock([
    ['Order', delivery.orderNumber],
    ['Time', formatSlot(delivery.slot)],
    ['How many', ofPlan(delivery)],
    ['Address', delivery.address],
    ['Skip it until', untilWhen(delivery)],
  ]);

/** `between 2:00 PM and 3:00 PM` */
const between = ({ slot }: RemindedDelivery): string =>
  `between ${formatSlot(slot).replace(' - ', ' and ')}`;

export const deliveryReminder: MailTemplate<MailDetails['delivery_reminder']> = (
  details,
  business,
) => {
  const { day, deliveries } = details;
  const [first] = deliveries;
  const only = deliveries.length === 1 ? first : undefined;
  const count = deliveries.reduce((sum, { quantity }) => sum + quantity, 0);
  const yourTiffins = `Your ${plural(count, 'tiffin', tiffins(count))}`;
  const deadline = deliveries.find(({ skipUntil }) => skipUntil)?.skipUntil;
  return {
    subject: `${yourTiffins} on ${dayText(day)}`,
    preview: deadline
      ? `Not home? Skip until ${formatDeadline(deadline)}.`
      : deliveries.map(({ slot }) => formatSlot(slot)).join(', '),
    heading: `We cook for you on ${dayText(day)}`,
    name: details.name,
    blocks: [
      paragraph(
        only
          ? `${yourTiffins} will be at your door on ${dayText(day)} ${between(only)}. You need do nothing.`
          : `This is what comes on ${dayText(day)}. You need do nothing.`,
      ),
      ...deliveries.flatMap((delivery): Block[] => [
        deliveryFacts(delivery),
        ...includeIf(!only && delivery.token !== null, () => ({
          is: 'link',
          label: `Skip ${delivery.orderNumber}, ${formatSlot(delivery.slot)}`,
          url: business.publicUrl + links.skipDelivery(delivery.token ?? ''),
        })),
      ]),
    ],
    button: only?.token
      ? { label: 'Skip this delivery', path: links.skipDelivery(only.token) }
      : null,
    closing: [
      'The link opens a page that asks first. Whoever has it can skip the delivery, so please do not pass this mail on.',
    ],
  };
};

export const creditsLow: MailTemplate<MailDetails['credits_low']> = (details) => {
  const { available, planName, subscriptionNumber: number, lastDay } = details;
  return {
    subject:
      available === 0
        ? `Every credit of your ${planName} plan is booked (${number})`
        : `${credits(available)} left in your ${planName} plan (${number})`,
    preview: lastDay ? `The last one booked comes on ${dayText(lastDay)}.` : 'Renew when you like.',
    heading: available === 0 ? 'Every credit is booked' : `${credits(available)} left to book`,
    name: details.name,
    blocks: [
      paragraph(
        available === 0
          ? `You have booked every tiffin of your ${planName} plan.`
          : `After what you have booked, ${creditsAre(available)} left in your ${planName} plan. Credits never expire, so there is no hurry.`,
      ),
      ...includeIf(lastDay !== null, () =>
        paragraph(`The last tiffin that is booked comes on ${dayText(lastDay ?? '')}.`),
      ),
      paragraph('Would you like to go on without a gap? Renew now, and pay as before.'),
      factBlock([
        ['Subscription', number],
        ['Plan', planName],
        ['Credits left', String(available)],
      ]),
    ],
    button: { label: 'Renew your plan', path: links.subscription(number) },
    closing: [],
  };
};

export const subscriptionUnpaid: MailTemplate<MailDetails['subscription_unpaid']> = (
  details,
  business,
) => {
  const { planName, subscriptionNumber: number, owed, payUntil } = details;
  return {
    subject: `Your payment for ${planName} has not reached us yet (${number})`,
    preview: `${formatMoney(owed)}, reference ${number}.`,
    heading: 'Your payment has not reached us yet',
    name: details.name,
    blocks: [
      paragraph(
        payUntil
          ? `Your ${planName} plan waits for its payment. As soon as it is here we approve the plan, and you can book your first tiffin.`
          : `Your ${planName} plan is active, and part of its price is still to be paid.`,
      ),
      paragraph(
        'You have paid already? Then the two have crossed, and you can leave this mail alone. Transfers can take a day or two.',
      ),
      ...howToPay(owed, number, business),
      ...includeIf(payUntil !== null, () =>
        paragraph(
          `Nothing has come by the end of ${dayText(payUntil ?? '')}? Then we take your request back, nothing is owed, and you can choose a plan again whenever you like.`,
        ),
      ),
    ],
    button: payUntil
      ? { label: 'See your subscription', path: links.confirmation(number) }
      : { label: 'See your plan', path: links.subscription(number) },
    closing: ['Something is not right? Reply to this mail or call us.'],
  };
};

export const quoteExpiring: MailTemplate<MailDetails['inquiry_quote_expiring']> = (details) => {
  const { inquiryNumber: number, validUntil, total, version } = details;
  const until = formatDayLong(validUntil);
  return {
    subject: `Your catering quote is good until ${dayText(validUntil)} (${number})`,
    preview: `${formatMoney(total)}, good until ${until}.`,
    heading: 'Your quote ends soon',
    name: details.name,
    blocks: [
      paragraph(
        `Our quote for your event is good until the end of ${until}. Accept it by then, and the price and the day are yours.`,
      ),
      factBlock([
        ['Inquiry', number],
        ['Event', withoutLinks(details.event)],
        ['Day', formatDayLong(details.eventDay)],
        [readyLabel(details.isBrought ?? false), details.clock ? formatTime(details.clock) : null],
        ['Guests', String(details.guests)],
        ['Quote', `Version ${version}`],
        ['Total', formatMoney(total)],
        ['Good until', until],
      ]),
    ],
    button: { label: 'See and accept your quote', path: links.inquiry(number) },
    closing: [
      'Something should be different, or you need more time? Ask for it there, or reply to this mail.',
    ],
  };
};

export const weeklyMenu: MailTemplate<MailDetails['weekly_menu']> = ({
  name,
  weekStart,
  days,
}) => ({
  subject: `Next on our stove: the menu from ${dayText(weekStart)}`,
  preview: days.find(({ dishes }) => dishes.length > 0)?.dishes.join(', ') ?? '',
  heading: `The menu from ${dayText(weekStart)}`,
  name,
  blocks: days.map(
    ({ day, closed, dishes }): Block =>
      dishes.length > 0
        ? { is: 'list', title: dayText(day), items: dishes }
        : paragraph(`${dayText(day)}: ${closed ? `closed (${closed})` : 'no menu yet'}.`),
  ),
  button: { label: 'See the whole menu', path: links.weeklyMenu(weekStart) },
  closing: [],
});
