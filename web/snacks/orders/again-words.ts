/** Nothing of an order can be had again. */
export const ALL_GONE = 'None of these snacks is on offer any more. Your cart is as it was.';

/** What is on offer could not be read. */
export const NOT_READ = 'Failed to fetch snacks. Please try again later.';

/** `Khaman Dhokla`, `Khaman Dhokla and Penda`, `Khaman Dhokla, Penda and Chakri` */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** How ordering again went, with the names of what is no longer on offer. */
export function againWords(gone: readonly string[]): string {
  const names = [...new Set(gone)];
  if (names.length === 0) return "Your order is in the cart again, at today's prices.";
  const are = names.length === 1 ? 'is' : 'are';
  return `Your order is in the cart again, at today's prices. ${listed(names)} ${are} no longer on offer.`;
}
