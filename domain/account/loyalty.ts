/** Loyalty points of a customer (docs/rules.md#loyalty-points); all arguments are counts. */
export function loyaltyPoints(counts: {
  tiffinOrders: number;
  snackOrders: number;
  cateringInquiries: number;
  subscriptions: number;
}): number {
  const orders = counts.tiffinOrders + counts.snackOrders + counts.cateringInquiries;
  return orders * 10 + counts.subscriptions * 50;
}
