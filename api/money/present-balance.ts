import type { Balance } from '#contract/money/balance.ts';
import { balanceOfRow } from '#db/money/payables.ts';

/** Who owes whom for a stored plan, snack order or event, as everybody is shown it. */
export function presentBalance(row: Parameters<typeof balanceOfRow>[0]): Balance {
  const { charge, received, paidBack, paid, reduced, owed, toPayBack } = balanceOfRow(row);
  return { charge, received, paidBack, paid, reduced, owed, toPayBack };
}
