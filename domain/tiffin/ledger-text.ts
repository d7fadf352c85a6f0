import { counted } from '#domain/platform/plural.ts';
import type { CreditChange, CreditKind } from './ledger.ts';
import type { TiffinOrderAction } from './order-states.ts';

/** What the program writes down as the cause of an entry, in words; what people gave as theirs stays. */
const CAUSES = {
  schedule: 'a tiffin was booked',
  usual: 'the usual booked a tiffin',
  change: 'the booking was changed',
  accept: 'the tiffin was accepted',
  decline: 'the kitchen declined the tiffin',
  expire: 'the kitchen could not take it in time',
  confirm: 'the tiffin was confirmed',
  prepare: 'cooking began',
  dispatch: 'the tiffin was sent out',
  deliver: 'the tiffin was delivered',
  fail: 'the tiffin could not be handed over',
  skip: 'the day was skipped',
  unskip: 'the skip was taken back',
  cancel: 'the tiffin was cancelled',
  'close-day': 'the past day was closed',
  approve: 'the plan was approved',
  'approve-unpaid': 'the plan was approved before it was paid',
} as const satisfies Record<
  TiffinOrderAction | 'schedule' | 'usual' | 'approve' | 'approve-unpaid',
  string
>;

const size = (credits: number) => counted(Math.abs(credits), 'credit');

/** `1 credit given back, 1 credit no longer booked`: what a correction does, part by part. */
function correctionText({ availableChange, reservedChange }: CreditChange): string {
  const parts = [
    availableChange > 0 && `${size(availableChange)} given back`,
    availableChange < 0 && `${size(availableChange)} taken away`,
    reservedChange > 0 && `${size(reservedChange)} booked again`,
    reservedChange < 0 && `${size(reservedChange)} no longer booked`,
  ];
  return `Corrected, ${parts.filter(Boolean).join(', ')}`;
}

const DOES: Record<CreditKind, (change: CreditChange) => string> = {
  opening: ({ availableChange }) => `${size(availableChange)} taken over`,
  purchase: ({ availableChange }) => `${size(availableChange)} bought`,
  reserve: ({ reservedChange }) => `${size(reservedChange)} booked`,
  release: ({ availableChange }) => `${size(availableChange)} came back`,
  consume: ({ reservedChange }) => `${size(reservedChange)} used`,
  adjust: ({ availableChange }) =>
    `${size(availableChange)} ${availableChange > 0 ? 'given' : 'taken away'}`,
  correct: correctionText,
};

const TAKEN_BACK = 'Taken back: ';

function causeText(reason: string): string {
  if (reason.startsWith(TAKEN_BACK))
    return `“${causeText(reason.slice(TAKEN_BACK.length))}” was taken back`;
  return (CAUSES as Readonly<Record<string, string>>)[reason] ?? reason;
}

/** A line of the ledger as a sentence: `1 credit used: cooking began (taken back)`. */
export function ledgerEntryText(
  entry: CreditChange & { reason: string; takenBack: boolean },
): string {
  const does = DOES[entry.kind](entry);
  const words = entry.reason ? `${does}: ${causeText(entry.reason)}` : does;
  return entry.takenBack ? `${words} (taken back)` : words;
}

/** `1 credit`, `2 credits`. */
export const countCredits = (count: number): string => counted(count, 'credit');

/** `7 are left to book`. */
export const leftToBook = (credits: number): string => {
  if (credits === 0) return 'none are left to book';
  return counted(credits, 'is left to book', 'are left to book');
};
