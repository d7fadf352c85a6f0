import type * as z from 'zod/mini';
import { toUnderscores } from '#contract/account/delivery-address.ts';
import type { PlaceSnackOrderBody } from '#contract/snacks/orders.ts';
import { priceOfSnacks } from '#domain/snacks/price.ts';
import type { Cart } from '#web/snacks/cart/cart.ts';
import type { CheckoutValues } from './checkout-schema.ts';

/** The order as it is sent, with the totals that the customer has read. */
export function orderBody(
  values: CheckoutValues,
  cart: Cart,
): z.output<typeof PlaceSnackOrderBody> {
  const { delivery_type, customer_name, customer_email, customer_phone } = values;
  const price = priceOfSnacks(cart, delivery_type);
  const isBrought = delivery_type === 'delivery';
  return {
    delivery_type,
    customer_name,
    customer_email,
    customer_phone,
    delivery_time: `${values.day}T${values.time}`,
    customer_address: isBrought ? values.customer_address : null,
    special_instructions: values.special_instructions || null,
    ...(isBrought && toUnderscores(values)),
    items: cart.map((line) => ({
      snack_id: line.snackId,
      quantity: line.quantity,
      special_instructions: line.specialInstructions.trim() || null,
    })),
    subtotal: price.subtotal,
    tax_amount: price.taxAmount,
    delivery_fee: price.deliveryFee,
    total_amount: price.total,
    currency: 'CAD',
  };
}
