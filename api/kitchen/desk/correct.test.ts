import { describe, expect, it } from 'vitest';
import { type DriverCorrection, deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import type { Client } from '#test/app.ts';
import { DAY_AFTER, DELIVERED, reason, useCorrections } from '#test/corrections.ts';
import { buildStaff } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const here = useCorrections();
const { booked, services } = here;

describe('a door of today, corrected by who drives', () => {
  const ON_ITS_DAY = '2026-11-20T22:05:00Z';
  const correct = (
    driver: Client,
    stop: { kind: 'tiffin' | 'snacks'; id: string },
    correction: DriverCorrection,
    from: 'delivered' | 'not_delivered',
  ) => driver.call(deliveries.correct, { params: stop, body: { correction, from, reason } });

  it('keeps the credit of a tiffin, goes back and forth, and stays on the list', async () => {
    const { order, balance } = await booked({ way: DELIVERED });
    services.clock.set(ON_ITS_DAY);
    const driver = await services.asStaff(await buildStaff(services.db, { role: 'driver' }));
    const stop = { kind: 'tiffin', id: order.id } as const;
    const failed = await correct(driver, stop, 'not-delivered', 'delivered');
    expect(failed.data).toMatchObject({ stage: 'not_delivered' });
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
    expect((await correct(driver, stop, 'not-delivered', 'delivered')).code).toBe(
      'correction_overtaken',
    );
    expect((await correct(driver, stop, 'on-the-way', 'not_delivered')).code).toBe(
      'correction_does_not_fit',
    );
    const found = await driver.call(deliveries.deliver, {
      params: stop,
      body: { anyTime: true },
    });
    expect(found.data).toMatchObject({ stage: 'delivered' });
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
    expect((await correct(driver, stop, 'on-the-way', 'delivered')).data.stage).toBe('on_the_way');
  });

  it('is no door of another day', async () => {
    const { order } = await booked({ way: DELIVERED });
    services.clock.set(DAY_AFTER);
    const stop = { kind: 'tiffin', id: order.id } as const;
    expect((await correct(here.staff, stop, 'on-the-way', 'delivered')).code).toBe(
      'order_not_found',
    );
  });

  it('brings snacks back from it', async () => {
    const snack = await buildSnack(services.db);
    const { data } = await here.customer.call(snackOrders.place, {
      body: {
        ...snackOrderOf({ snackId: snack.id }),
        delivery_type: 'delivery',
        customer_address: '12 Maple Street, Oshawa, ON L1G 4S8',
      },
    });
    for (const action of ['confirm', 'prepare', 'ready', 'deliver'] as const)
      await here.staff.call(adminSnackOrders.act, {
        params: { id: data.id, action },
        body: { anyTime: true },
      });
    services.clock.set(ON_ITS_DAY);
    const stop = { kind: 'snacks', id: data.id } as const;
    const back = await correct(here.staff, stop, 'not-delivered', 'delivered');
    expect(back.data).toMatchObject({ stage: 'not_delivered', actions: ['deliver'] });
  });
});
