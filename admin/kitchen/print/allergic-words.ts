import type { PrintedOrder } from './sheets.ts';

/** `one with an allergy: Kavya Joshi, Gluten`; with the tiffins of several orders counted together. */
export function allergicWords(
  orders: readonly Pick<PrintedOrder, 'customerName' | 'quantity' | 'allergies'>[],
): string {
  const tiffins = orders.reduce((sum, { quantity }) => sum + quantity, 0);
  const whose = orders.map(({ customerName, allergies }) => `${customerName}, ${allergies.trim()}`);
  return `${tiffins === 1 ? 'one' : tiffins} with an allergy: ${whose.join('; ')}`;
}
