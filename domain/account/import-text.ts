import type { ImportCounts } from '#contract/account/desk-imports.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';

/** `12 customers, 3 household members, 10 plans with 87 tiffins, C$45.00 owed, STOP from 1 number`: what an import writes, in words. */
export function importText(counts: ImportCounts): string {
  const { customers, members, addresses, stops, noes, subscriptions, credits, owed } = counts;
  const parts = [
    customers > 0 && counted(customers, 'customer'),
    members > 0 && counted(members, 'household member'),
    addresses > 0 && counted(addresses, 'more address', 'more addresses'),
    subscriptions > 0 && `${counted(subscriptions, 'plan')} with ${counted(credits, 'tiffin')}`,
    owed > 0 && `${formatMoney(owed)} owed`,
    stops > 0 && `STOP from ${counted(stops, 'number')}`,
    noes > 0 && `${counted(noes, 'no', 'noes')} to offers`,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing';
}
