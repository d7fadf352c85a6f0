import { expect, it } from 'vitest';
import { runTransaction } from '#db/platform/transaction.ts';
import { TEST_NOW } from '#test/app.ts';
import { useDatabase } from '#test/database.ts';
import { buildCustomer } from '#test/factories.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { findSnackOrders, insertSnackOrder } from './orders.ts';

const database = useDatabase();

it.each([
  { deliveryType: 'pickup', address: null },
  {
    deliveryType: 'delivery',
    address: {
      text: '7 King Street, Whitby',
      unitNumber: '1/2',
      entryCode: '0042',
      doorNote: 'other',
      postalCode: null,
    },
  },
] as const)('a new order for $deliveryType is answered as it is stored', async (asked) => {
  const customer = await buildCustomer(database.db, { diet: 'jain', allergies: 'peanuts' });
  const snack = await buildSnack(database.db);
  const answered = await runTransaction(database.db, (tx) =>
    insertSnackOrder(tx, {
      ...asked,
      year: 2026,
      customerId: customer.id,
      day: '2026-11-20',
      time: '14:00',
      name: 'Asha Patel',
      email: 'asha@example.com',
      phone: '+19055550123',
      addressChecked: false,
      specialInstructions: 'less salt',
      price: { subtotal: 899, deliveryFee: 50, taxAmount: 123, total: 1072 },
      items: [
        {
          snack_id: snack.id,
          name: snack.name,
          unit: snack.unit,
          quantity: 1,
          price_cents: 899,
          delivery_charge_cents: 50,
          tax_basis_points: 1300,
          items_cents: 899,
          delivery_cents: 50,
          tax_cents: 123,
          special_instructions: null,
        },
      ],
      actor: 'customer',
      at: TEST_NOW,
    }),
  );
  expect([answered]).toStrictEqual(await findSnackOrders(database.db, [answered.id]));
});
