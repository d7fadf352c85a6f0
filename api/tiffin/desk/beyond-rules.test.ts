import { beforeEach, describe, expect, it } from 'vitest';
import { adminAudit } from '#contract/kitchen/desk.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import type { Client } from '#test/app.ts';
import { useBooking } from '#test/booking.ts';

const here = useBooking();
const { services } = here;
let staff: Client;

beforeEach(async () => {
  staff = await services.asStaff();
  // What earlier tests have booked takes nobody's place.
  await services.db
    .updateTable('tiffin_orders')
    .set({ status: 'cancelled', credits_held: 0, credits_used: 0 })
    .execute();
});

/** A tiffin that the customer has booked for Friday at five. */
const booked = async () => (await here.book()).data.id;

/** What the audit log names as beyond the rules, of each step with an order. */
async function named(id: string): Promise<unknown[]> {
  const { data } = await staff.call(adminAudit.list, {
    query: {
      resource: 'tiffin-orders',
      resourceId: id,
      page: 1,
      limit: 10,
      sort: 'at',
      order: 'ASC',
    },
  });
  return data.map(({ action, after }) => [action, after?.overrides]);
}

const act = async (id: string, action: 'skip' | 'unskip' | 'cancel' | 'confirm') => {
  const body = { anyTime: true };
  const done = await staff.call(adminTiffinOrders.act, { params: { id, action }, body });
  expect(done.status, done.text).toBe(200);
};

const change = async (id: string, body: Record<string, unknown>) => {
  const done = await staff.call(adminTiffinOrders.update, { params: { id }, body });
  expect(done.status, done.text).toBe(200);
};

/** Thursday, half past six: Friday is past its cut-off, and nobody has confirmed it yet. */
const AFTER_CUTOFF = '2026-11-19T23:30:00Z';

describe('a step at the desk', () => {
  it('that the customer could take is named as no more than it is', async () => {
    const id = await booked();
    await act(id, 'skip');
    await act(id, 'unskip');
    await change(id, { quantity: 2 });
    await act(id, 'cancel');
    expect(await named(id)).toEqual([
      ['skip', undefined],
      ['unskip', undefined],
      ['update', undefined],
      ['cancel', undefined],
    ]);
  });

  it('after the customer’s deadline is named so', async () => {
    const id = await booked();
    services.clock.set(AFTER_CUTOFF);
    await act(id, 'skip');
    await act(id, 'unskip');
    await change(id, { quantity: 2 });
    expect(await named(id)).toEqual([
      ['skip', ['after_deadline']],
      ['unskip', ['after_deadline']],
      ['update', ['after_deadline']],
    ]);
  });

  it('names the credit that cancelling would have cost the customer', async () => {
    const id = await booked();
    await act(id, 'confirm');
    services.clock.set('2026-11-20T14:00:00Z');
    await act(id, 'cancel');
    expect(await named(id)).toEqual([
      ['confirm', undefined],
      ['cancel', ['credit_back']],
    ]);
  });

  it('names each of several alone', async () => {
    const [near, far] = [await booked(), (await here.book({ deliveryDate: '2026-11-24' })).data.id];
    services.clock.set(AFTER_CUTOFF);
    await staff.call(adminTiffinOrders.actOnMany, {
      params: { action: 'skip' },
      body: { ids: [near, far], anyTime: true },
    });
    expect(await named(near)).toEqual([['skip', ['after_deadline']]]);
    expect(await named(far)).toEqual([['skip', undefined]]);
  });

  it('that takes a skip back into a full hour names that', async () => {
    const id = await booked();
    await act(id, 'skip');
    await here.setKitchen({ slotCapacity: 1 });
    await here.book({ quantity: 1, deliveryAddress: '14 Maple Street, Oshawa, ON L1G 4S8' });
    await act(id, 'unskip');
    expect((await named(id))[1]).toEqual(['unskip', ['over_capacity']]);
  });
});

describe('a change at the desk', () => {
  it('to a day after its cut-off is named so', async () => {
    const id = (await here.book({ deliveryDate: '2026-11-24' })).data.id;
    services.clock.set(AFTER_CUTOFF);
    await change(id, { deliveryDate: '2026-11-20' });
    expect(await named(id)).toEqual([['update', ['after_cutoff']]]);
  });

  it('into a full hour is named so, and one out of it or within it is not', async () => {
    const id = await booked();
    await here.setKitchen({ slotCapacity: 1 });
    await change(id, { quantity: 2 });
    await change(id, { specialInstructions: 'No onion' });
    await change(id, { quantity: 1, deliveryTimeSlot: '14:00-15:00' });
    expect(await named(id)).toEqual([
      ['update', ['over_capacity']],
      ['update', undefined],
      ['update', undefined],
    ]);
  });

  it('of what waits for the kitchen’s word goes on waiting, beyond nothing', async () => {
    await here.setKitchen({ slotCapacity: 1 });
    const { id, status } = (await here.book({ quantity: 2 })).data;
    expect(status).toBe('pending_confirmation');
    await change(id, { quantity: 3 });
    expect(await named(id)).toEqual([['update', undefined]]);
  });

  it('to an address outside the area is named so', async () => {
    const id = await booked();
    await change(id, { deliveryAddress: '1 Yonge Street, Toronto, ON M5E 1W7' });
    await change(id, { quantity: 2 });
    expect(await named(id)).toEqual([
      ['update', ['outside_area']],
      ['update', undefined],
    ]);
  });

  it('of a note alone is no change that a customer has a deadline for', async () => {
    const id = await booked();
    services.clock.set(AFTER_CUTOFF);
    await change(id, { internalNote: 'Rang about the gate' });
    expect(await named(id)).toEqual([['update', undefined]]);
  });

  it('by the customer names nothing, since they cannot go beyond', async () => {
    const id = await booked();
    services.clock.set(AFTER_CUTOFF);
    const refused = await here.customer.call(tiffinOrders.change, {
      params: { id },
      body: { quantity: 2 },
    });
    expect(refused.code).toBe('change_deadline_passed');
  });
});
