import type { ImportCounts } from '#contract/account/desk-imports.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';

/** `12 customers, 3 household members, 10 plans with 87 tiffins, C$45.00 owed`: what an import writes, in words. */
export function importText(counts: ImportCounts): string {
  const { customers, members, subscriptions, credits, owed } = counts;
  const parts = [
    customers > 0 && counted(customers, 'customer'),
    members > 0 && counted(members, 'household member'),
    subscriptions > 0 && `${counted(subscriptions, 'plan')} with ${counted(credits, 'tiffin')}`,
    owed > 0 && `${formatMoney(owed)} owed`,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing';
}
