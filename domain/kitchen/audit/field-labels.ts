import type { Balance } from '#contract/money/balance.ts';
import { BoxUnit } from '#contract/tiffin/box.ts';
import {
  adminSnackStatusLabels,
  BILLING_CYCLE_LABELS,
  COURSE_LABELS,
  DELIVERY_TYPE_LABELS,
  INQUIRY_STATUS_LABELS,
  MAIL_CHANNEL_LABELS,
  MESSAGE_STATUS_LABELS,
  PAYMENT_METHOD_LABELS,
  POST_STATUS_LABELS,
  SNACK_OVERRIDE_LABELS,
  SUBSCRIPTION_STATUS_LABELS,
  TIFFIN_ORDER_STATUS_LABELS,
  TIFFIN_OVERRIDE_LABELS,
} from '#domain/kitchen/desk-labels.ts';
import {
  formatDate,
  formatInstant,
  formatSlot,
  formatTime,
  isDay,
  WEEKDAY_NAMES,
} from '#domain/platform/days.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { plural } from '#domain/platform/plural.ts';

/** Fields that are cents, where no unit says otherwise (`partsOf`). */
const MONEY = new Set([
  ...[
    'amount',
    'price',
    'basePrice',
    'totalPrice',
    'unitPrice',
    'pricePerPerson',
    'pricePerTiffin',
  ],
  ...[
    'subtotal',
    'deliveryCharge',
    'deliveryFee',
    'additionalCharges',
    'surcharge',
    'extraRotiPrice',
  ],
  ...[
    'extraPuriPrice',
    'tax',
    'taxAmount',
    'total',
    'totalAmount',
    'deposit',
    'reduction',
    'owed',
    'toPayBack',
  ],
]);

/** What is not called as the program spells it. */
const CALLED: Readonly<Record<string, string>> = {
  available: 'Credits to book',
  reserved: 'Credits booked',
  balance: 'Money',
  lookedAt: 'Found right',
  delivered: 'Counted as delivered',
  receivedDay: 'Received on',
  subscriptionNumber: 'For',
  snackOrderNumber: 'For',
  inquiryNumber: 'For',
  endReason: 'Why it ended',
  cancelReason: 'Why it was cancelled',
  deliveryTimeSlot: 'Hour',
  eventClock: 'Ready at',
  guestDiets: 'Guests of each diet',
  notDelivered: 'What becomes of the credit',
  failReason: 'Why it was not handed over',
  payBackNote: 'Why nothing is paid back',
  takenBack: 'What was taken back',
  isActive: 'On offer',
  overrides: 'Beyond the rules',
  billingCycle: 'Billed',
  features: 'What it comes with',
  isClosed: 'Closed',
  is_closed: 'Closed',
  diet: 'Diet',
  taxPercentage: 'Tax',
  tax: 'Tax in it',
  markdown: 'Text',
  rows: 'Rows',
  tries: 'Tries in a quarter of an hour',
  filter: 'Only those',
  slug: 'Address in the shop',
  wantsOffers: 'Offers by mail',
  getsOptionalMails: 'Optional mails',
};

/** States and choices in the desk's words, by the field that holds them. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  method: PAYMENT_METHOD_LABELS,
  deliveryType: DELIVERY_TYPE_LABELS,
  wishedChannel: MAIL_CHANNEL_LABELS,
  billingCycle: BILLING_CYCLE_LABELS,
  course: COURSE_LABELS,
  notDelivered: { undecided: 'not decided', returned: 'given back', kept: 'stays used' },
  pausedBy: { customer: 'the customer', staff: 'the kitchen', clock: 'the plan’s own dates' },
  overrides: {
    ...TIFFIN_OVERRIDE_LABELS,
    ...SNACK_OVERRIDE_LABELS,
    own_price: 'a price of its own',
  },
  role: { owner: 'Owner', kitchen: 'Kitchen', driver: 'Driver' },
};

const STATUSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  subscriptions: SUBSCRIPTION_STATUS_LABELS,
  'tiffin-orders': TIFFIN_ORDER_STATUS_LABELS,
  'snack-orders': adminSnackStatusLabels(),
  'catering-inquiries': INQUIRY_STATUS_LABELS,
  'contact-messages': MESSAGE_STATUS_LABELS,
  blogs: POST_STATUS_LABELS,
};

/** Follows from the rest, or names a record that the sentence names already. */
const FOLLOWS = new Set([
  ...['id', 'actions', 'canChange', 'staffActions', 'version', 'createdAt', 'updatedAt'],
  ...[
    'approvedAt',
    'answeredAt',
    'answeredBy',
    'endedAt',
    'takenBack',
    'step',
    'photo',
    'photoUrl',
  ],
  ...['becamePartOf', 'mergedAccount', 'recordedBy'],
]);

/** Whether a field says nothing about what somebody did. */
export const followsFromElsewhere = (field: string): boolean =>
  FOLLOWS.has(field) || /Ids?$/.test(field);

/** What a field is called: `Slot capacity`, `Credits to book`. */
export function fieldLabel(field: string): string {
  if (Object.hasOwn(CALLED, field)) return CALLED[field] as string;
  const words = field
    .replaceAll('_', ' ')
    .replace(
      /([a-z0-9])([A-Z])/g,
      (_, one: string, other: string) => `${one} ${other.toLowerCase()}`,
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What came, and what is still to move. */
const balanceText = ({ paid, owed, toPayBack }: Balance): string =>
  [
    `${formatMoney(paid)} paid`,
    ...(owed > 0 ? [`${formatMoney(owed)} to pay`] : []),
    ...(toPayBack > 0 ? [`${formatMoney(toPayBack)} to pay back`] : []),
  ].join(', ');

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:\d{2})$/;
const SLOT = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a moment, and none that somebody typed and no clock shows. */
const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

function textWords(resource: string, field: string, text: string): string {
  const choice = field === 'status' ? STATUSES[resource]?.[text] : CHOICES[field]?.[text];
  if (choice) return choice;
  if (text === '(personal)') return 'something personal, which is not kept here';
  if (isDay(text)) return formatDate(text);
  if (isInstant(text)) return formatInstant(text);
  if (SLOT.test(text)) return formatSlot(text);
  return CLOCK.test(text) ? formatTime(text) : text;
}

function numberText(field: string, value: number): string {
  if (field === 'weekday' || field === 'weekdays') return WEEKDAY_NAMES[value - 1] ?? String(value);
  if (!Number.isSafeInteger(value)) return String(value);
  if (MONEY.has(field)) return formatMoney(value);
  return field === 'taxPercentage' ? formatPercent(value) : value.toLocaleString('en-CA');
}

/** What stands in a record of the log, by its field. */
export type AuditFields = Readonly<Record<string, unknown>>;

export const isAuditFields = (value: unknown): value is AuditFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MEASURES: ReadonlySet<unknown> = new Set(BoxUnit.options);

/** `4 pieces`, `1 portion`, `240 ml`; null where nothing is measured. */
function measureText(amount: unknown, unit: unknown): string | null {
  if (typeof amount !== 'number') return null;
  const measure = unit === 'servings' ? 'portions' : String(unit);
  return `${amount.toLocaleString('en-CA')} ${plural(amount, measure.replace(/s$/, ''), measure)}`;
}

/**
 * The parts of a record as somebody reads them: an amount beside the unit that it is measured in is
 * one thing with it, in words. Any other amount is money.
 */
export function readableFields(record: AuditFields): AuditFields {
  const { amount, unit, usualPortion, ...rest } = record;
  if (!MEASURES.has(unit)) return record;
  return {
    ...rest,
    howMuch: measureText(amount, unit),
    usualPortion: measureText(usualPortion, unit),
  };
}

/** A line of what a plan comes with, in words; null where a record is none. */
function featureText({ text, isActive }: AuditFields): string | null {
  if (typeof text !== 'string' || typeof isActive !== 'boolean') return null;
  return isActive ? text : `${text} (not included)`;
}

/** A value in words, as the desk says it; null where there is nothing. */
export function valueText(resource: string, field: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'string') return textWords(resource, field, value);
  if (field === 'balance') return balanceText(value as Balance);
  if (Array.isArray(value)) {
    const words = value.flatMap((one) => valueText(resource, field, one) ?? []);
    return words.length > 0
      ? words.join(value.some((one) => typeof one === 'object') ? ' / ' : ', ')
      : null;
  }
  if (!isAuditFields(value)) return null;
  const feature = featureText(value);
  if (feature !== null) return feature;
  const parts = Object.entries(readableFields(value)).flatMap(([name, inner]) => {
    const words = followsFromElsewhere(name) ? null : valueText(resource, name, inner);
    return words === null ? [] : [`${fieldLabel(name)}: ${words}`];
  });
  return parts.length > 0 ? parts.join('; ') : null;
}
