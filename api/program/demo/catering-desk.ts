import type { Caller } from '#api/platform/http/context.ts';
import { type AdminInquiryDetails, adminCatering } from '#contract/catering/desk-catering.ts';
import type { EventMeal } from '#contract/catering/inquiry-choices.ts';
import type { PaymentMethod } from '#contract/money/balance.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { type NewQuoteLine, priceOfQuote, suggestedDeposit } from '#domain/catering/quote.ts';
import { addDays, dayOf, type IsoDay } from '#domain/platform/days.ts';
import type { BookedEvent } from './catering-book.ts';
import type { DemoKitchen } from './demo-kitchen.ts';
import type { Random } from './random.ts';

/** An inquiry that was sent, as far as the demo follows it. */
export type SentInquiry = {
  id: string;
  number: string;
  event: BookedEvent;
  host: Caller;
  sent: IsoDay;
  day: IsoDay;
  /** The latest version, and its amounts in cents; null before the first. */
  quote: { version: number; total: number; deposit: number } | null;
  isAccepted: boolean;
  /** Done, or cancelled by anybody. */
  isOver: boolean;
  paid: number;
};

/** Somebody does something about an inquiry. */
export type InquiryScene = { kitchen: DemoKitchen; random: Random; inquiry: SentInquiry };

const AFTER_A_CALL = [
  { internalNote: 'Called: wants everything on steel, nothing disposable.' },
  { internalNote: 'His mother decides about the menu. Call after six.' },
  { internalNote: 'Hall opens at ten; back door, no lift.' },
  {
    internalNote: 'Two guests cannot have nuts at all.',
    customerNote: 'We cook a pan without nuts for your two guests, and label it.',
  },
  { customerNote: 'It was good to talk with you. The quote follows tomorrow.' },
];

/** Somebody at the desk rings the customer, and now and then writes down what was said. */
export async function contact({ kitchen, random, inquiry: { id } }: InquiryScene): Promise<void> {
  await kitchen.act(kitchen.owner, adminCatering.act, {
    params: { id, action: 'contact' },
    body: {},
  });
  if (random.chance(0.55)) {
    const body = random.pick(AFTER_A_CALL);
    await kitchen.act(kitchen.owner, adminCatering.update, { params: { id }, body });
  }
}

const NOTES = [
  'We bring everything hot in our own steel containers and collect them the next day.',
  'The price holds for up to ten guests more; please tell us a week ahead.',
  'Our servers arrive an hour before the meal. Please keep a table of two metres near a socket.',
];

/** What an event needs besides the estimate's lines. */
function extrasFor({ guests }: BookedEvent): NewQuoteLine[] {
  const line = (label: string, quantity: number, unitPrice: number): NewQuoteLine[] => [
    { label, quantity, unitPrice, taxable: true },
  ];
  return [
    ...(guests >= 60 ? line('Chafing dish with fuel, rented', Math.ceil(guests / 30), 1800) : []),
    ...(guests >= 100 ? line('Servers, five hours', Math.ceil(guests / 60), 14_500) : []),
    ...(guests >= 200 ? line('Thank you for so large a party', 1, -25_000) : []),
  ];
}

/** What confirms a date. */
const DEPOSIT_PERCENT = 30;

type QuoteScript = {
  lines(draft: NewQuoteLine[]): NewQuoteLine[];
  note: string | null;
  /** The day until which it is good, where that is not the draft's. */
  validUntil?: IsoDay;
};

async function quote(
  { kitchen, inquiry }: InquiryScene,
  { lines: change, note, validUntil }: QuoteScript,
): Promise<void> {
  const params = { id: inquiry.id };
  const { draft }: AdminInquiryDetails = await kitchen.act(kitchen.owner, adminCatering.read, {
    params,
  });
  const { taxPercentage } = draft;
  const lines = change(draft.lines.map(({ amount: _, ...line }) => line));
  const { total } = priceOfQuote(lines, taxPercentage);
  const deposit = suggestedDeposit(total, DEPOSIT_PERCENT);
  const version = inquiry.quote?.version ?? 0;
  await kitchen.act(kitchen.owner, adminCatering.sendQuote, {
    params,
    body: {
      ...{ basedOn: version, lines, taxPercentage, deposit, note },
      validUntil: validUntil ?? draft.validUntil,
    },
  });
  inquiry.quote = { version: version + 1, total, deposit };
}

/** The first version of a quote. */
export const quoteFirst = (doing: InquiryScene): Promise<void> =>
  quote(doing, {
    lines: (draft) => [...draft, ...extrasFor(doing.inquiry.event)],
    note: doing.random.chance(0.6) ? doing.random.pick(NOTES) : null,
  });

/** One that nobody answers in time. */
export const quoteBriefly = (doing: InquiryScene): Promise<void> =>
  quote(doing, {
    lines: (draft) => [...draft, ...extrasFor(doing.inquiry.event)],
    note: 'We can keep this day for you until the end of the week.',
    validUntil: addDays(dayOf(doing.kitchen.now()), 5),
  });

/** A second version, after a word with the customer: what they asked for, and a little less. */
export const quoteRevised = (doing: InquiryScene): Promise<void> =>
  quote(doing, {
    lines: (draft) => [
      ...draft.filter(({ label }) => !label.startsWith('Servers')),
      { label: 'Plates, cutlery and napkins', quantity: 1, unitPrice: 4500, taxable: true },
      { label: 'For our neighbours', quantity: 1, unitPrice: -9500, taxable: true },
    ],
    note: 'As we said on the phone. We look forward to it!',
  });

/** When the food of each meal has to be there, as people say it on the phone. */
const AGREED: Record<EventMeal, readonly string[]> = {
  breakfast: ['08:00', '08:30', '09:00'],
  lunch: ['11:30', '12:00', '12:30'],
  snacks: ['15:30', '16:00', '16:30'],
  dinner: ['17:30', '18:00', '18:30', '19:00'],
};

/** Once the day is theirs, whoever asked says when the food has to be there. */
export async function agreeOnTime({
  kitchen,
  inquiry: { id, event },
}: InquiryScene): Promise<void> {
  const params = { id };
  const { eventTime } = await kitchen.act(kitchen.owner, adminCatering.read, { params });
  const usual = AGREED[eventTime[0] ?? 'lunch'];
  const eventClock = usual[event.guests % usual.length] ?? null;
  await kitchen.act(kitchen.owner, adminCatering.setClock, { params, body: { eventClock } });
}

/** A yes on the phone, with the words that were said. */
export async function takeTheirWord({
  kitchen,
  inquiry: { id, quote },
}: InquiryScene): Promise<void> {
  await kitchen.act(kitchen.owner, adminCatering.act, {
    params: { id, action: 'accept' },
    body: {
      version: quote?.version ?? 0,
      reason: 'Said yes on the phone, sends the deposit today',
    },
  });
}

const METHODS: [PaymentMethod, number][] = [
  ['interac', 80],
  ['bank_transfer', 20],
];

async function pay(
  { kitchen, random, inquiry }: InquiryScene,
  amount: number,
  reference = inquiry.number,
): Promise<void> {
  await kitchen.act(kitchen.owner, adminPayments.record, {
    body: {
      inquiryId: inquiry.id,
      amount,
      method: random.weighted(METHODS),
      reference,
      receivedDay: dayOf(kitchen.now()),
    },
  });
  inquiry.paid += amount;
}

export const payDeposit = (doing: InquiryScene): Promise<void> =>
  pay(doing, doing.inquiry.quote?.deposit ?? 0);

const unpaidOf = ({ quote, paid }: InquiryScene['inquiry']): number => (quote?.total ?? 0) - paid;

export const payBalance = (doing: InquiryScene): Promise<void> =>
  pay(doing, unpaidOf(doing.inquiry));

/** The day after the event. */
export async function complete({ kitchen, inquiry }: InquiryScene): Promise<void> {
  await kitchen.act(kitchen.owner, adminCatering.act, {
    params: { id: inquiry.id, action: 'complete' },
    body: { unpaid: unpaidOf(inquiry) },
  });
  inquiry.isOver = true;
}

async function cancel({ kitchen, inquiry }: InquiryScene, reason: string): Promise<void> {
  await kitchen.act(kitchen.owner, adminCatering.act, {
    params: { id: inquiry.id, action: 'cancel' },
    body: { reason },
  });
  inquiry.isOver = true;
}

export const decline = (doing: InquiryScene): Promise<void> =>
  cancel(doing, 'We already cook for two weddings that weekend. We are sorry!');

/** Nobody answered the quote, and the day has passed. */
export const giveUp = (doing: InquiryScene): Promise<void> =>
  cancel(doing, 'We did not hear from you before the day. Write to us any time!');

/** The event is off after all, and the deposit goes back. */
export async function callOff(doing: InquiryScene): Promise<void> {
  await cancel(doing, 'You told us that the wedding is put off. We wish you both the best.');
  await pay(doing, -doing.inquiry.paid, 'Deposit back');
}
