import type { MailedDelivery } from '#api/kitchen/mail/mail-details.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { type Block, includeIf, links, type MailTemplate, paragraph } from './mail-content.ts';
import { dayText, tiffins } from './mail-texts.ts';
import { deliveryLine, waitingLines } from './order-mails.ts';

type Details = MailDetails['usual_booked'];

const sumOf = (deliveries: MailedDelivery[]): number =>
  deliveries.reduce((sum, { quantity }) => sum + quantity, 0);

const listOf = (title: string, deliveries: MailedDelivery[]): Block[] =>
  includeIf(deliveries.length > 0, () => ({
    is: 'list',
    title,
    items: deliveries.map(deliveryLine),
  }));

/** How far the credits reach; the mail about few credits is another one. */
function lastsUntilLines({ lastsUntil, isOut }: Details): string[] {
  if (!lastsUntil) return [];
  const until = `At this pace your credits last until ${dayText(lastsUntil)}.`;
  return isOut ? [`${until} Renew your plan to go on after that.`] : [until];
}

/** One mail for everything that was booked at once. */
export const recurringOrdersBooked: MailTemplate<Details> = (details) => {
  const { booked, waiting, released } = details;
  const isBooked = booked.length > 0;
  const count = sumOf(isBooked ? booked : released);
  const done = isBooked ? 'booked' : 'released';
  return {
    subject: `Your usual ${details.planName}: ${tiffins(count)} ${done} (${details.subscriptionNumber})`,
    preview: isBooked
      ? `From ${dayText(booked[0]?.day ?? '')} on. Skip any of them as always.`
      : 'Their credits are back with you.',
    heading: isBooked ? 'Your usual is booked' : 'Your tiffins are released',
    name: details.name,
    blocks: [
      ...listOf('Booked for you', booked),
      ...waitingLines(waiting).map(paragraph),
      ...listOf('No longer coming, credits back', released),
      ...lastsUntilLines(details).map(paragraph),
    ],
    button: { label: 'See your plan', path: links.subscription(details.subscriptionNumber) },
    closing: isBooked
      ? ['You can skip a day, change your usual or stop it at any time, on the page of your plan.']
      : [],
  };
};
