import * as z from 'zod/mini';
import {
  addressDetailsOfSnacks,
  askedDetailsOfSnacks,
} from '#contract/account/delivery-address.ts';
import { Balance, PaymentInstructions } from '#contract/money/balance.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  BasisPoints,
  email,
  Id,
  IsoDay,
  IsoInstant,
  Money,
  optionalText,
  pageQuery,
  phone,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';

export const SnackOrderStatus = z.enum([
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'undelivered',
  'delivered',
  'cancelled',
]);
export type SnackOrderStatus = z.output<typeof SnackOrderStatus>;

export const DeliveryType = z.enum(['pickup', 'delivery']);
export type DeliveryType = z.output<typeof DeliveryType>;

/** Toronto wall clock, `2026-11-24T14:00`: a day and one of its full hours from 9:00 to 21:00. */
const SnackTime = z.string('Please select a preferred date and time').check(
  z.regex(/^\d{4}-\d{2}-\d{2}T(?:09|1\d|2[01]):00$/, 'Please select a preferred date and time'),
  z.refine(
    (time) => IsoDay.safeParse(time.slice(0, 10)).success,
    'Please select a preferred date and time',
  ),
);

/** A bought snack, as it was then. */
const SnackOrderItem = z.object({
  snack_id: z.nullable(Id),
  snack_name: z.string(),
  quantity: z.int(),
  unit: z.string(),
  /** Of one. */
  price: Money,
  /** The same, by the name that some clients read. */
  unit_price: Money,
  special_instructions: z.nullable(z.string()),
  tax_amount: Money,
  delivery_fee: Money,
  /** Price x quantity, with delivery and tax. */
  total: Money,
});

/** When a state was reached. */
const SnackOrderStep = z.object({ status: SnackOrderStatus, at: IsoInstant });

/** A snack order as its customer reads it, with the names that its screens know. */
export const SnackOrder = z.object({
  id: Id,
  order_number: z.string(),
  status: SnackOrderStatus,
  created_at: IsoInstant,
  order_date: IsoInstant,
  items: z.array(SnackOrderItem),
  subtotal: Money,
  tax_amount: Money,
  delivery_fee: Money,
  total_amount: Money,
  paid_amount: Money,
  balance: Balance,
  currency: z.string(),
  delivery_type: DeliveryType,
  delivery_time: SnackTime,
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  customer_address: z.nullable(z.string()),
  /** For the kitchen. */
  special_instructions: z.nullable(z.string()),
  ...addressDetailsOfSnacks,
  admin_notes: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  /** Why it could not be handed over, the last time. */
  fail_reason: z.nullable(z.string()),
  /** The states it has been in, first to last. */
  steps: z.array(SnackOrderStep),
  actions: z.object({ cancel: z.boolean() }),
});
export type SnackOrder = z.output<typeof SnackOrder>;

export const SnackOrderWithHowToPay = z.extend(SnackOrder, { payment: PaymentInstructions });
export type SnackOrderWithHowToPay = z.output<typeof SnackOrderWithHowToPay>;

/** What a cart asks for, a line each. */
export const OrderedItem = z.object({
  snack_id: Id,
  quantity: z
    .int('Please choose a quantity from 1 to 999.')
    .check(
      z.gte(1, 'Please choose a quantity from 1 to 999.'),
      z.lte(999, 'Please choose a quantity from 1 to 999.'),
    ),
  special_instructions: optionalText(300),
});

/** An order of snacks as it is sent. Totals are the server's; one that differs is a 409. */
export const PlaceSnackOrderBody = z
  .object({
    customer_name: requiredText(170, 'Please enter your name'),
    customer_email: email('Please enter a valid email address', 'Please enter your email address'),
    customer_phone: phone(),
    customer_address: optionalText(500),
    delivery_type: DeliveryType,
    delivery_time: SnackTime,
    special_instructions: optionalText(500),
    ...askedDetailsOfSnacks,
    items: z
      .array(OrderedItem)
      .check(
        z.minLength(1, 'Your cart is empty. Please add some snacks first.'),
        z.maxLength(100, 'Please order at most 100 different snacks at once.'),
      ),
    subtotal: z.optional(Money),
    tax_amount: z.optional(Money),
    delivery_fee: z.optional(Money),
    total_amount: z.optional(Money),
    currency: z._default(z.literal('CAD'), 'CAD'),
  })
  .check(
    z.refine((order) => order.delivery_type === 'pickup' || !!order.customer_address, {
      path: ['customer_address'],
      message: 'Please enter a delivery address',
    }),
  );

/** What an order costs now, with the present prices; travels with a `prices_changed` refusal. */
export const CurrentSnackPrices = z.object({
  items: z.array(
    z.object({ snack_id: Id, price: Money, delivery_charge: Money, tax_percentage: BasisPoints }),
  ),
  subtotal: Money,
  tax_amount: Money,
  delivery_fee: Money,
  total_amount: Money,
});
export type CurrentSnackPrices = z.output<typeof CurrentSnackPrices>;

/** The days that snacks can be had on: from `first` to `last`, without those of a closure. */
export const SnackDays = z.object({
  first: IsoDay,
  last: IsoDay,
  closures: z.array(z.object({ startDay: IsoDay, endDay: IsoDay, reason: z.string() })),
});
export type SnackDays = z.output<typeof SnackDays>;

export const snackOrders = {
  days: endpoint({
    method: 'GET',
    path: '/v1/public/snack-order/days',
    access: 'public',
    kept: true,
    summary:
      'Read the days that snacks can be ordered for, and those on which the kitchen is closed',
    data: SnackDays,
  }),
  place: endpoint({
    method: 'POST',
    path: '/v1/public/snack-order',
    access: 'customer',
    summary: 'Order snacks for a day and time, for pickup or delivery',
    body: PlaceSnackOrderBody,
    data: SnackOrderWithHowToPay,
    status: 201,
    idempotent: true,
    errors: [
      'prices_changed',
      'snack_unavailable',
      'snack_sold_out',
      'snack_nearly_sold_out',
      'snack_day_out_of_range',
      'snack_day_closed',
      'snack_time_passed',
      'outside_service_area',
      'order_too_large',
    ],
  }),
  readByNumber: endpoint({
    method: 'GET',
    path: '/v1/public/snack-order/number/:number',
    access: 'customer',
    summary: 'Read one of the own snack orders by number',
    params: z.object({ number: text(40) }),
    data: SnackOrderWithHowToPay,
    errors: ['order_not_found'],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/v1/public/snack-order/customer/:id',
    access: 'customer',
    summary: 'List the own snack orders, newest first, whatever id stands in the path',
    params: z.object({ id: text(254) }),
    query: z.object({ ...pageQuery, limit: z._default(pageQuery.limit, 50) }),
    data: z.array(SnackOrder),
    paginated: true,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/v1/public/snack-order/:id/cancel',
    access: 'customer',
    summary: 'Cancel an own snack order that the kitchen has not confirmed yet',
    params: z.object({ id: Id }),
    body: z.object({ reason: requiredText(300, 'Please choose a reason.') }),
    data: SnackOrder,
    errors: ['order_not_found', 'order_not_cancellable', 'action_not_allowed'],
  }),
};
