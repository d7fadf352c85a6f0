import { toUnderscores } from '#contract/account/delivery-address.ts';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { NO_DETAILS } from '#domain/account/delivery-address.ts';
import { buildBalance } from '#test/builders/build-balance.ts';

type Item = SnackOrder['items'][number];

/** A bought snack for tests: two boxes of dhokla. */
export const buildItem = (values: Partial<Item> = {}): Item => ({
  snack_id: 'dhokla',
  snack_name: 'Khaman Dhokla',
  quantity: 2,
  unit: '6 pieces',
  price: 899,
  unit_price: 899,
  special_instructions: null,
  tax_amount: 234,
  delivery_fee: 0,
  total: 2032,
  ...values,
});

/** A snack order for tests, to be picked up on a Monday in November; fill in what matters. */
export function buildSnackOrder(values: Partial<SnackOrder> = {}): SnackOrder {
  return {
    id: '00000000-0000-4000-8000-000000000051',
    order_number: 'SN-2026-0001',
    status: 'pending',
    created_at: '2026-11-21T15:00:00Z',
    order_date: '2026-11-21T15:00:00Z',
    items: [buildItem()],
    subtotal: 1798,
    tax_amount: 234,
    delivery_fee: 0,
    total_amount: 2032,
    paid_amount: 0,
    balance: buildBalance(2032),
    currency: 'CAD',
    delivery_type: 'pickup',
    delivery_time: '2026-11-23T14:00',
    customer_name: 'Asha Patel',
    customer_email: 'asha@example.com',
    customer_phone: '+19055550123',
    customer_address: null,
    special_instructions: null,
    ...toUnderscores(NO_DETAILS),
    admin_notes: null,
    cancel_reason: null,
    fail_reason: null,
    steps: [{ status: 'pending', at: '2026-11-21T15:00:00Z' }],
    actions: { cancel: (values.status ?? 'pending') === 'pending' },
    ...values,
  };
}
