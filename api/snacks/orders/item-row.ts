import type { NewSnackOrder } from '#db/snacks/orders.ts';
import type { SnackToSell } from '#db/snacks/catalogue.ts';
import type { SnackLinePrice } from '#domain/snacks/price.ts';

type Ordered = { quantity: number; special_instructions?: string | null | undefined };

/** A line of an order as it is written down: the snack as it is offered now, at the price of now. */
export function toItemRow(
  ordered: Ordered,
  snack: Omit<SnackToSell, 'is_active' | 'daily_limit' | 'sold_out_day'>,
  price: SnackLinePrice | undefined,
): NewSnackOrder['items'][number] {
  if (!price) throw new Error(`no price for a line of ${snack.name}`);
  return {
    snack_id: snack.id,
    name: snack.name,
    unit: snack.unit,
    quantity: ordered.quantity,
    price_cents: snack.price_cents,
    delivery_charge_cents: snack.delivery_charge_cents,
    tax_basis_points: snack.tax_basis_points,
    items_cents: price.items,
    delivery_cents: price.delivery,
    tax_cents: price.tax,
    special_instructions: ordered.special_instructions || null,
  };
}
