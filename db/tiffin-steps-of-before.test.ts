import { expect, it } from 'vitest';
import { createDatabaseBefore } from '#test/database-before.ts';

const minute = (past: number) => `2026-11-18T15:${String(past).padStart(2, '0')}:00Z`;

it('knows of tiffins from before what the audit log and the credit ledger have', async () => {
  const { pool, runMigration } = await createDatabaseBefore('tiffin_order_steps');
  const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const columns = Object.keys(row);
    const { rows } = await pool.query(
      `INSERT INTO ${table} (${columns}) VALUES (${columns.map((_, n) => `$${n + 1}`)}) RETURNING id`,
      Object.values(row),
    );
    return rows[0].id;
  };
  const customer_id = await insert('customers', {
    email: 'a@b.example',
    first_name: 'Asha',
    last_name: 'Patel',
  });
  const subscription_id = await insert('subscriptions', {
    ...{ number: 'TS-2026-00001', customer_id, status: 'active', plan_name: 'Thali' },
    ...{ billing_cycle: 'weekly', tiffin_count: 5, price_cents: 1199, subtotal_cents: 5995 },
    ...{ delivery_cents: 0, tax_basis_points: 0, tax_cents: 0, total_cents: 5995 },
    ...{ customer_name: 'Asha Patel', customer_email: 'a@b.example', customer_phone: '1' },
    ...{ customer_address: '12 Maple Street', address_checked: true, start_day: '2026-11-02' },
  });
  const order_id = await insert('tiffin_orders', {
    ...{ number: 'TF-2026-00001', subscription_id, customer_id, status: 'delivered' },
    ...{ delivery_day: '2026-11-23', slot: '17:00-18:00', quantity: 1, credits_used: 1 },
    ...{ credits_held: 0, address: '12 Maple Street', address_key: '12maplestreet' },
    internal_note:
      'Ring twice\nCorrected Nov 18, 2026, 10:04 AM by Meera Shah: It is not cooked yet (Too early)',
  });
  const entry = (past: number, actor: string, cause: string, reason: string, end = '') =>
    insert('credit_entries', {
      ...{ subscription_id, order_id, at: minute(past), actor, reason },
      ...{ kind: 'reserve', available_change: -1, reserved_change: 1 },
      unique_key: `order:${order_id}:${past}:${cause}${end}`,
    });
  const audit = (past: number, action: string, before: object | null, after: object | null) =>
    insert('audit_log', {
      ...{ at: minute(past), actor: 'Meera Shah', action, before, after },
      ...{ resource: 'tiffin-orders', resource_id: order_id },
    });
  await entry(0, 'customer', 'schedule', 'schedule');
  await entry(1, 'customer', 'skip', 'We are away');
  await entry(2, 'staff m@b.example', 'change', 'change', ':release');
  await entry(2, 'staff m@b.example', 'change', 'change', ':reserve');
  await audit(2, 'update', { deliveryDate: '2026-11-20' }, { deliveryDate: '2026-11-23' });
  await audit(3, 'prepare', { status: 'confirmed' }, { status: 'preparing' });
  await entry(3, 'staff m@b.example', 'prepare', 'prepare');
  await audit(4, 'correct', { status: 'preparing' }, { correction: 'It is not cooked yet' });
  await entry(5, 'staff m@b.example', 'change', 'change', ':release');
  await entry(5, 'staff m@b.example', 'change', 'change', ':reserve');
  await insert('audit_log', {
    ...{
      at: minute(6),
      actor: 'Meera Shah',
      action: 'close-day',
      after: { delivered: ['TF-2026-00001'] },
    },
    ...{ resource: 'kitchen-days', resource_id: '2026-11-23' },
  });

  await runMigration();
  const { rows } = await pool.query(
    `SELECT actor, action, reason, after FROM tiffin_order_steps ORDER BY id`,
  );
  expect(rows.map(({ actor, action, reason, after }) => [actor, action, reason, after])).toEqual([
    ['customer', 'schedule', null, null],
    ['customer', 'skip', 'We are away', null],
    ['Meera Shah', 'change', null, { deliveryDate: '2026-11-23' }],
    ['Meera Shah', 'prepare', null, null],
    ['Meera Shah', 'correct', 'It is not cooked yet (Too early)', null],
    ['staff m@b.example', 'change', null, null],
    ['Meera Shah', 'close-day', null, null],
  ]);
  const { rows: noted } = await pool.query('SELECT internal_note FROM tiffin_orders');
  expect(noted).toEqual([{ internal_note: 'Ring twice' }]);
});
