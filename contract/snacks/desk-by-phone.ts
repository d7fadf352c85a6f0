import * as z from 'zod/mini';
import { askedDetails } from '#contract/account/delivery-address.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoDay, optionalText } from '#contract/platform/primitives.ts';
import { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { DeliveryType, OrderedItem } from '#contract/snacks/orders.ts';

/**
 * What the kitchen may do when it writes an order of snacks down, and no customer may
 * (docs/rules.md#orders-by-phone). Each is named in the audit log.
 */
export const SnackOverride = z.enum(['over_limit', 'outside_area']);
export type SnackOverride = z.output<typeof SnackOverride>;

/** What the kitchen writes down for somebody on the phone. */
export const snacksByPhone = {
  place: endpoint({
    method: 'POST',
    path: '/v1/admin/snack-orders',
    access: 'kitchen',
    undoable: true,
    summary: 'Write down an order of snacks for a customer on the phone; it is confirmed at once',
    body: z
      .object({
        customerId: Id,
        deliveryType: DeliveryType,
        deliveryDate: IsoDay,
        /** One of the full hours from 9:00 to 21:00, Toronto wall clock. */
        deliveryTime: z
          .string('Please select a time')
          .check(z.regex(/^(?:09|1\d|2[01]):00$/, 'Please select a time')),
        deliveryAddress: optionalText(500),
        ...askedDetails,
        specialInstructions: optionalText(500),
        items: z
          .array(OrderedItem)
          .check(
            z.minLength(1, 'Please choose at least one snack.'),
            z.maxLength(100, 'Please order at most 100 different snacks at once.'),
          ),
        overrides: z._default(z.array(SnackOverride), []),
        /** Why the kitchen sells what a customer could not have; it stays at the desk. */
        reason: optionalText(300),
      })
      .check(
        z.refine((order) => order.deliveryType === 'pickup' || !!order.deliveryAddress, {
          path: ['deliveryAddress'],
          message: 'Please enter a delivery address',
        }),
        z.refine((order) => order.overrides.length === 0 || !!order.reason, {
          path: ['reason'],
          message: 'Please give a reason; it stays at the desk.',
        }),
      ),
    data: AdminSnackOrder,
    status: 201,
    idempotent: true,
    errors: [
      'customer_erased',
      'phone_missing',
      'snack_unavailable',
      'snack_sold_out',
      'snack_nearly_sold_out',
      'snack_day_out_of_range',
      'snack_day_closed',
      'snack_time_passed',
      'order_too_large',
      'outside_service_area',
    ],
  }),
};
