import type { AuditEntry } from '#contract/admin/desk.ts';
import type { Balance } from '#contract/money/balance.ts';
import { formatInstant } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';

/** One field of an audited change, in words; null where there was nothing. */
export type Change = { field: string; before: string | null; after: string | null };

/** Fields of audited records that are cents. */
const MONEY = new Set([
  'amount',
  'price',
  'totalPrice',
  'deliveryCharge',
  'subtotal',
  'deliveryFee',
  'taxAmount',
  'totalAmount',
  'toPayBack',
]);

/** Follows from the state, and says nothing about what somebody did. */
const DERIVED = new Set(['actions', 'canChange', 'updatedAt']);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** What came, and what is still to move. */
const balanceInWords = ({ paid, owed, toPayBack }: Balance): string =>
  [
    `${formatMoney(paid)} paid`,
    ...(owed > 0 ? [`${formatMoney(owed)} to pay`] : []),
    ...(toPayBack > 0 ? [`${formatMoney(toPayBack)} to pay back`] : []),
  ].join(', ');

function inWords(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (MONEY.has(field) && Number.isSafeInteger(value)) return formatMoney(value as number);
  if (field === 'balance') return balanceInWords(value as Balance);
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? formatInstant(value) : value;
}

/** Field by field, what an action changed; what stayed the same is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields.difference(DERIVED)]
    .map((field) => ({
      field,
      before: inWords(field, before?.[field]),
      after: inWords(field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}
