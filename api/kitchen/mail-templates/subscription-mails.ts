import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
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
import {
  aboveDueSaid,
  credits,
  creditsAre,
  dayText,
  taxBackText,
  tiffins,
  typedAddress,
} from './mail-texts.ts';
import { howToPay } from './payment-mail.ts';

type ListedDelivery = { orderNumber: string; day: string; slot: string };

const deliveries = (title: string, listed: ListedDelivery[]): Block[] =>
  includeIf(listed.length > 0, () => ({
    is: 'list',
    title,
    items: listed.map(
      ({ orderNumber, day, slot }) => `${dayText(day)}, ${formatSlot(slot)} (${orderNumber})`,
    ),
  }));

export const subscriptionReceived: MailTemplate<MailDetails['subscription_received']> = (
  details,
  business,
) => {
  const { subscriptionNumber: number, planName } = details;
  const price: Fact[] = [
    { label: tiffins(details.tiffinCount), value: formatMoney(details.subtotal) },
    ...(details.deliveryFee > 0
      ? [{ label: 'Delivery', value: formatMoney(details.deliveryFee) }]
      : []),
    ...(details.taxAmount > 0
      ? [
          {
            label: `Tax (${formatPercent(details.taxBasisPoints)})`,
            value: formatMoney(details.taxAmount),
          },
        ]
      : []),
    { label: 'Total', value: formatMoney(details.totalAmount) },
  ];
  return {
    subject: `We have your request for ${planName} (${number})`,
    preview: `To start: ${formatMoney(details.totalAmount)}, reference ${number}.`,
    heading: 'Thank you. One step to go.',
    name: details.name,
    blocks: [
      paragraph(
        `We have your request for the ${planName} plan. When your payment is here we approve it and write to you; then you can book your first tiffin.`,
      ),
      factBlock([
        ['Subscription', number],
        ['Plan', planName],
        ['Starts', dayText(details.startDay)],
        ['Delivered to', typedAddress(details.address)],
      ]),
      { is: 'sums', facts: price },
      ...howToPay(details.totalAmount, number, business),
    ],
    button: { label: 'See your subscription', path: links.confirmation(number) },
    closing: ['Something is not right? Reply to this mail or call us before you pay.'],
  };
};

export const subscriptionApproved: MailTemplate<MailDetails['subscription_approved']> = (
  details,
  business,
) => {
  const { subscriptionNumber: number, planName, movedFrom, owed } = details;
  return {
    subject: `Your ${planName} plan is approved (${number})`,
    preview: `${creditsAre(details.credits)} ready to book.`,
    heading: 'Your plan is ready',
    name: details.name,
    blocks: [
      paragraph(
        `Your ${planName} plan is approved and ${creditsAre(details.credits)} waiting for you. One credit is one tiffin, and credits never expire.`,
      ),
      ...includeIf(movedFrom !== null, () =>
        paragraph(
          `You asked to start on ${dayText(movedFrom ?? details.startDay)}. That day has passed, so your plan starts on ${dayText(details.startDay)}. You keep every credit.`,
        ),
      ),
      factBlock([
        ['Subscription', number],
        ['Plan', planName],
        ['Credits', String(details.credits)],
        ['Starts', dayText(details.startDay)],
        ['Delivered to', typedAddress(details.address)],
      ]),
      ...noteBlock('From the kitchen', details.customerNote),
      ...includeIf(details.receipt !== undefined, () =>
        paragraph('Thank you for your payment. Its receipt is attached to this mail.'),
      ),
      ...aboveDueSaid(details.receipt).map(paragraph),
      ...(owed > 0
        ? [paragraph('Your payment has not reached us yet.'), ...howToPay(owed, number, business)]
        : []),
    ],
    button: { label: 'Schedule your first tiffin', path: links.schedule(number) },
    closing: [],
  };
};

const paidAlready = 'You have paid already? Please call us and we will pay you back.';

export const subscriptionDeclined: MailTemplate<MailDetails['subscription_declined']> = (
  details,
) => ({
  subject: `We cannot take on your ${details.planName} plan (${details.subscriptionNumber})`,
  preview: details.reason,
  heading: 'We cannot take on your plan',
  name: details.name,
  blocks: [
    paragraph(
      `We are sorry: we cannot approve your ${details.planName} plan (${details.subscriptionNumber}).`,
    ),
    ...noteBlock('Why', details.reason),
    ...noteBlock('From the kitchen', details.customerNote),
    paragraph(paidAlready),
  ],
  button: { label: 'See the other plans', path: links.pricing },
  closing: [],
});

export const subscriptionWithdrawn: MailTemplate<MailDetails['subscription_withdrawn']> = (
  details,
) => ({
  subject: `Your request is withdrawn (${details.subscriptionNumber})`,
  preview: 'Nothing is owed and nothing will be delivered.',
  heading: 'Your request is withdrawn',
  name: details.name,
  blocks: [
    paragraph(
      `${
        details.by === 'clock'
          ? 'Two weeks have gone by without a payment, so we have taken back'
          : 'You have taken back'
      } your request for the ${details.planName} plan (${details.subscriptionNumber}). Nothing is owed and nothing will be delivered.`,
    ),
    ...includeIf(details.by === 'clock', () =>
      paragraph('You would still like it? You can choose a plan again whenever you like.'),
    ),
    paragraph(paidAlready),
  ],
  button: { label: 'See the plans', path: links.pricing },
  closing: [],
});

/** `through Fri, Dec 4`, `from Mon, Nov 23 through Fri, Nov 27`, `from Mon, Nov 23 on`; empty without days. */
function pauseDays(from: string | undefined, until: string | null): string {
  const through = until ? `through ${dayText(until)}` : '';
  if (!from) return through;
  return `from ${dayText(from)} ${through || 'on'}`;
}

export const subscriptionPaused: MailTemplate<MailDetails['subscription_paused']> = (details) => {
  const { subscriptionNumber: number, planName, until, phase, from } = details;
  const byKitchen = details.by === 'staff';
  const isPlanned = phase === 'planned';
  const days = pauseDays(isPlanned ? from : undefined, until);
  const who = byKitchen ? 'We have' : 'You have';
  const said =
    phase === 'begun'
      ? `The pause of your ${planName} plan that ${byKitchen ? 'we' : 'you'} had planned has begun${days && `, ${days}`}. Nothing can be booked meanwhile.`
      : isPlanned
        ? `${who} planned a pause of your ${planName} plan ${days}. Nothing can be booked for those days; what the kitchen has already confirmed and is not named below still comes. It begins${until ? ' and ends' : ''} by itself.`
        : `${who} paused your ${planName} plan${days && ` ${days}`}. Nothing new can be booked meanwhile; what the kitchen has already confirmed and is not named below still comes.`;
  const resumed = until ? `Paused through ${dayText(until)}.` : 'Paused until it is resumed.';
  return {
    subject: isPlanned
      ? `A pause of your ${planName} plan is planned (${number})`
      : `Your ${planName} plan is paused (${number})`,
    preview: isPlanned ? `Paused ${days}.` : resumed,
    heading: isPlanned ? 'Your pause is planned' : 'Your plan is paused',
    name: details.name,
    blocks: [
      paragraph(said),
      ...noteBlock('Why', details.reason),
      ...noteBlock('From the kitchen', details.customerNote),
      ...deliveries('These do not come, and their credits are back', details.skipped),
      factBlock([
        ['Subscription', number],
        ['Plan', planName],
        ['Paused', days || 'until it is resumed'],
        ['Credits left', String(details.available)],
      ]),
    ],
    button: { label: 'See your plan', path: links.subscription(number) },
    closing: [
      byKitchen
        ? 'Please call us when you would like to go on.'
        : isPlanned
          ? 'You can change its days or call it off until it begins.'
          : 'You can resume it whenever you like.',
    ],
  };
};

const RESUMED_BY = {
  customer: 'You have resumed your',
  staff: 'We have resumed your',
  clock: 'The pause is over. Welcome back to your',
};

export const subscriptionResumed: MailTemplate<MailDetails['subscription_resumed']> = (details) => {
  const { planName, subscriptionNumber: number, calledOff, by } = details;
  const booked = 'What was skipped stays skipped, so please book the days you want.';
  return {
    subject: calledOff
      ? `The pause of your ${planName} plan is called off (${number})`
      : `Your ${planName} plan goes on (${number})`,
    preview: `${creditsAre(details.available)} ready to book.`,
    heading: calledOff ? 'Your pause is called off' : 'Your plan goes on',
    name: details.name,
    blocks: [
      paragraph(
        calledOff
          ? `${by === 'staff' ? 'We have' : 'You have'} called off the pause of your ${planName} plan ${pauseDays(calledOff.from, calledOff.until)}. You have ${credits(details.available)} to book. ${booked}`
          : `${RESUMED_BY[by]} ${planName} plan. You have ${credits(details.available)} to book. ${booked}`,
      ),
      factBlock([
        ['Subscription', number],
        ['Plan', planName],
        ['Credits left', String(details.available)],
      ]),
      ...noteBlock('From the kitchen', details.customerNote),
    ],
    button: { label: 'Schedule a tiffin', path: links.schedule(number) },
    closing: [],
  };
};

/** What becomes of unused credits and of the money for them: it moves outside the site. */
function unusedText(details: MailDetails['subscription_cancelled']): Block[] {
  const { paidBack, receipt } = details;
  const tax = taxBackText(receipt);
  const { credits: left, payBack } = details.unused ?? { credits: 0, payBack: 0 };
  if (left === 0 && payBack === 0 && paidBack === 0) return [];
  const said = [
    ...(left > 0 ? [`You had ${credits(left)} left.`] : []),
    ...(paidBack > 0
      ? [`We are paying you back ${formatMoney(paidBack)}${tax ? `, of which ${tax}` : ''}.`]
      : []),
    ...(payBack > 0
      ? [
          `We ${paidBack > 0 ? 'still ' : ''}owe you ${formatMoney(payBack)}${left > 0 ? ' for them' : ''} and will be in touch about how to pay you back.`,
        ]
      : []),
    ...(paidBack + payBack === 0
      ? [
          'No payment for them has reached us, so nothing is paid back; please call us if that is wrong.',
        ]
      : []),
    ...(receipt ? ['The receipt is attached to this mail.'] : []),
  ];
  return [paragraph(said.join(' '))];
}

export const subscriptionCancelled: MailTemplate<MailDetails['subscription_cancelled']> = (
  details,
) => {
  const byCustomer = details.by === 'customer';
  return {
    subject: `Your ${details.planName} plan is cancelled (${details.subscriptionNumber})`,
    preview: byCustomer ? 'As you have asked for.' : details.reason,
    heading: 'Your plan is cancelled',
    name: details.name,
    blocks: [
      paragraph(
        `${byCustomer ? `You have cancelled your ${details.planName} plan (${details.subscriptionNumber})` : `Your ${details.planName} plan (${details.subscriptionNumber}) is cancelled`}. Nothing more can be booked in it; a tiffin that is being cooked or on its way still comes.`,
      ),
      ...noteBlock('Why', byCustomer ? null : details.reason),
      ...noteBlock('From the kitchen', details.customerNote),
      ...unusedText(details),
      ...deliveries('These deliveries no longer come', details.cancelled),
      ...deliveries('It is too late to stop these: they still come', details.stillComing ?? []),
    ],
    button: { label: 'See the plans', path: links.pricing },
    closing: ['We were glad to cook for you. You are welcome back any time.'],
  };
};
