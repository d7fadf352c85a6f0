import type { TiffinOrderCorrection } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { NotDelivered, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import {
  type Correctable,
  type CorrectionRule,
  type CorrectionTable,
  correctionsOf,
  stateChangeText,
} from '../platform/corrections.ts';
import { type CreditChange, correctionEntry } from './ledger.ts';
import { countCredits, leftToBook } from './ledger-text.ts';
import { CUSTOMER_CREDIT_LABELS } from './not-delivered.ts';
import type { OrderCredits } from './order-credits.ts';
import { CUSTOMER_TIFFIN_STATUS_LABELS } from './order-labels.ts';
import { shownStatusOf } from './order-states.ts';

/**
 * What becomes of an order's credits: `free` to book again, `reserved` for it, `consumed` with it, or
 * `forfeited` although nobody ate it.
 */
type CreditOutcome = 'free' | 'reserved' | 'consumed' | 'forfeited';

type TiffinRule = CorrectionRule<TiffinOrderStatus> & { credits: CreditOutcome };

/**
 * How a booked tiffin can be put right (beside TIFFIN_ORDER_STATES): what is true, from which states
 * to which, and what its credits become. One whose day is over is not booked again.
 */
export const TIFFIN_ORDER_CORRECTIONS = {
  delivered: {
    label: 'It was delivered after all',
    from: ['cancelled', 'skipped'],
    to: 'delivered',
    day: 'reached',
    credits: 'consumed',
  },
  'not-handed-over': {
    label: 'It was not handed over: the credit comes back',
    from: ['delivered'],
    to: 'cancelled',
    credits: 'free',
  },
  'handed-over-in-vain': {
    label: 'It was not handed over: the credit stays used',
    from: ['delivered'],
    to: 'cancelled',
    credits: 'forfeited',
  },
  'on-the-way': {
    label: 'It is still on its way',
    from: ['delivered'],
    to: 'out_for_delivery',
    // Whoever drives sees today's doors: on any other day nobody would bring it.
    day: 'today',
    credits: 'consumed',
  },
  cooking: {
    label: 'It is still being prepared',
    from: ['out_for_delivery', 'delivered'],
    to: 'preparing',
    day: 'ahead',
    credits: 'consumed',
  },
  'not-cooked': {
    label: 'It is not cooked yet',
    from: ['preparing', 'out_for_delivery', 'delivered'],
    to: 'confirmed',
    day: 'ahead',
    credits: 'reserved',
  },
  booked: {
    label: 'Book it again',
    from: ['cancelled', 'skipped'],
    to: 'scheduled',
    day: 'ahead',
    credits: 'reserved',
  },
  skipped: {
    label: 'It was skipped',
    from: ['confirmed', 'preparing', 'out_for_delivery', 'delivered', 'cancelled'],
    to: 'skipped',
    credits: 'free',
  },
  'credit-back': {
    label: 'The credit comes back, nothing else',
    from: ['cancelled'],
    to: 'cancelled',
    credits: 'free',
  },
  'credit-used': {
    label: 'The credit stays used, nothing else',
    from: ['cancelled'],
    to: 'cancelled',
    credits: 'forfeited',
  },
} as const satisfies CorrectionTable<TiffinOrderCorrection, TiffinOrderStatus> &
  Record<TiffinOrderCorrection, TiffinRule>;

/** What a correction writes into the ledger (null: nothing), and what the order holds after it. */
export type CreditCorrection = { entry: CreditChange | null; held: number; used: number };

/** The difference between what an order holds of credits now and what it should. */
export function correctCredits(
  { quantity, held, used }: OrderCredits,
  effect: CreditOutcome,
): CreditCorrection {
  const after = {
    held: effect === 'reserved' ? quantity : 0,
    used: effect === 'consumed' || effect === 'forfeited' ? quantity : 0,
  };
  const available = held + used - after.held - after.used;
  const reserved = after.held - held;
  const isSame = available === 0 && reserved === 0;
  return { ...after, entry: isSame ? null : correctionEntry(available, reserved) };
}

type CorrectableOrder = Correctable<TiffinOrderStatus> &
  OrderCredits & { notDelivered: NotDelivered | null };

/** What can be true of a tiffin instead: what would change neither its state nor its credits is not. */
export const tiffinCorrectionsOf = (
  order: CorrectableOrder,
  today: IsoDay,
): TiffinOrderCorrection[] =>
  correctionsOf(TIFFIN_ORDER_CORRECTIONS, order, today).filter((key) => {
    const { to, credits } = TIFFIN_ORDER_CORRECTIONS[key];
    // Nobody has decided yet: there is nothing to correct about it.
    if (key === 'credit-back' && order.notDelivered === 'undecided') return false;
    return to !== order.status || correctCredits(order, credits).entry !== null;
  });

/**
 * Whether a tiffin is still to be cooked for its day after a correction: only where the kitchen cooks
 * that day.
 */
export const isToBeCooked = (correction: TiffinOrderCorrection): boolean =>
  TIFFIN_ORDER_CORRECTIONS[correction].credits === 'reserved';

/**
 * What a correction did to the credits, and how many its plan has left to book afterwards; nothing
 * where they stay as they are.
 *
 * @param available of the plan before; null where the plan is cancelled, and nothing is booked
 */
export function creditCorrectionText(
  entry: CreditChange | null,
  available: number | null,
): string[] {
  if (!entry) return [];
  const left = available === null ? null : available + entry.availableChange;
  return [`${movedCredits(entry)}${leftText(left)}.`];
}

const leftText = (left: number | null): string => (left === null ? '' : `: ${leftToBook(left)}`);

function movedCredits({ availableChange: available, reservedChange: reserved }: CreditChange) {
  const credits = (count: number, did: string) =>
    `${countCredits(count)} ${plural(count, did.replace(/\bwere\b/g, 'was'), did)}`;
  if (available > 0) return credits(available, 'came back');
  if (available < 0 && reserved > 0) return credits(reserved, 'were set aside for it');
  if (available < 0) return credits(-available, 'were used for it');
  if (reserved > 0) return credits(reserved, 'were set aside for it again');
  return credits(-reserved, 'that were set aside for it were used');
}

/** Where a correction leads on its day, what becomes of the credits, and who has said so. */
type CorrectionTarget = {
  to: TiffinOrderStatus;
  credits: CreditOutcome;
  notDelivered: NotDelivered | null;
};

/** What becomes of the credits, also where they stay used though nobody ate it. */
function creditOutcomeText(
  { entry, used }: CreditCorrection,
  { credits, notDelivered }: Omit<CorrectionTarget, 'to'>,
  available: number | null,
): string[] {
  if (notDelivered === 'undecided') return [CUSTOMER_CREDIT_LABELS.undecided];
  if (entry || credits !== 'forfeited') return creditCorrectionText(entry, available);
  const stays = plural(used, 'The credit stays used', `The ${used} credits stay used`);
  return [`${stays}${leftText(available)}.`];
}

/**
 * What a correction changes for the customer, a line each.
 *
 * @param available credits of its plan before (see `creditWords`)
 */
export const tiffinOrderCorrectionText = (
  order: CorrectableOrder,
  { to, credits, notDelivered }: CorrectionTarget,
  available: number | null,
): string[] => [
  ...stateChangeText(
    { labels: CUSTOMER_TIFFIN_STATUS_LABELS },
    shownStatusOf(order),
    shownStatusOf({ status: to, notDelivered }),
  ),
  ...creditOutcomeText(correctCredits(order, credits), { credits, notDelivered }, available),
];
