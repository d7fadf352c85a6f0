import type { Balance } from '#contract/money/balance.ts';

/** What something costs and what of it is paid, in cents, for tests. */
export const buildBalance = (charge: number, paid = 0): Balance => ({
  charge,
  received: paid,
  paidBack: 0,
  paid,
  reduced: 0,
  owed: Math.max(0, charge - paid),
  toPayBack: Math.max(0, paid - charge),
});
