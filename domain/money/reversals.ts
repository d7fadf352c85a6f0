/** A payment among those of one thing, and the one that it takes away again. */
type MayReverse = { id: string; reverses: string | null };

/** Whether a payment was entered by mistake: another one takes it away again. */
const isReversed = (payment: MayReverse, payments: readonly MayReverse[]): boolean =>
  payments.some(({ reverses }) => reverses === payment.id);

/**
 * Whether a payment counts for anybody but the books: one that was entered by mistake and the one
 * that takes it away again do not.
 */
export const stands = (payment: MayReverse, payments: readonly MayReverse[]): boolean =>
  payment.reverses === null && !isReversed(payment, payments);
