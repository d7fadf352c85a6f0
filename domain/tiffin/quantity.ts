import type { KitchenSettings } from '#contract/kitchen/settings.ts';
import type { ErrorDetails } from '#contract/platform/errors/error-text.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { counted } from '#domain/platform/plural.ts';

/** What the words of `too_many_tiffins` name: `5 tiffins`, `1 tiffin`. */
export const mostTiffins = (most: number): ErrorDetails => ({
  most: counted(most, 'tiffin'),
});

/**
 * Whether that many tiffins can be booked at once, one credit each: `too_many_tiffins`, else
 * `insufficient_credits` with what is available (docs/rules.md#booking-a-tiffin).
 */
export function checkQuantity(
  quantity: number,
  available: number,
  { maxTiffinsPerOrder }: Pick<KitchenSettings, 'maxTiffinsPerOrder'>,
): Refusal | null {
  const more = { field: 'quantity' };
  if (quantity > maxTiffinsPerOrder)
    return refuse('too_many_tiffins', mostTiffins(maxTiffinsPerOrder), more);
  if (quantity > available) return refuse('insufficient_credits', { available }, more);
  return null;
}
