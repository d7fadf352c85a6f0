import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { adminSnackOrders, type StaffSnackAction } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { acceptedInquiry, holding, quotedInquiry, sentInquiry } from '#test/catering-factories.ts';
import { fillDisk } from '#test/full-disk.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
});

const read = async () => (await staff.call(overview.read, {})).data;

async function ordered(delivery_time: string) {
  const { id: snackId } = await buildSnack(services.db);
  const customer = await services.asCustomer();
  const body = { ...snackOrderOf({ snackId }), delivery_time };
  return (await customer.call(snackOrders.place, { body })).data;
}

const act = (id: string, action: StaffSnackAction, body = {}) =>
  staff.call(adminSnackOrders.act, { params: { id, action }, body });

describe('what keeps the program from its work', () => {
  it('is the full disk of its database, for as long as it is full', async () => {
    const makeRoom = await fillDisk(services.db);
    expect(await read()).toMatchObject({ canSave: false });
    await makeRoom();
    expect(await read()).toMatchObject({ canSave: true });
  });

  it('are jobs and a clock that stand still', async () => {
    expect(await read()).toMatchObject({ standstill: null });
    await tick({ ...services.services, now: TEST_NOW });
    services.clock.set('2026-11-18T15:04:00Z');
    expect((await read()).standstill).toEqual({ jobs: 0, since: TEST_NOW.toString() });
    await services.db.deleteFrom('clock_marks').execute();
  });

  it('is a copy elsewhere that failed, until one succeeds', async () => {
    const folder = join(services.services.env.dataDir, 'copies');
    const note = (name: string, at: string) => writeFileSync(join(folder, name), `${at}\n`);
    mkdirSync(folder, { recursive: true });
    expect(await read()).toMatchObject({ copyTrouble: null });
    note('succeeded', '2026-11-17T09:31:00Z');
    note('failed', '2026-11-18T09:31:00Z');
    const lastGood = '2026-11-17T09:31:00Z';
    expect(await read()).toMatchObject({ copyTrouble: { kind: 'failed', lastGood } });
    note('succeeded', '2026-11-18T09:40:00Z');
    expect(await read()).toMatchObject({ copyTrouble: null });
    rmSync(folder, { recursive: true });
  });
});

describe('what waits at the desk', () => {
  it('counts the snack orders that nobody has confirmed, and names the latest', async () => {
    expect((await read()).waitingSnackOrders).toEqual({
      orders: 0,
      newest: null,
      dueSoon: null,
      lastCameIn: null,
    });
    const first = await ordered('2026-11-25T14:00');
    services.clock.set('2026-11-18T15:01:00Z');
    const second = await ordered('2026-11-18T17:00');
    expect((await read()).waitingSnackOrders).toEqual({
      orders: 2,
      newest: {
        orderNumber: second.order_number,
        deliveryDate: '2026-11-18',
        createdAt: '2026-11-18T15:01:00Z',
      },
      dueSoon: null,
      lastCameIn: { orderNumber: second.order_number, createdAt: '2026-11-18T15:01:00Z' },
    });
    await act(second.id, 'confirm');
    expect((await read()).waitingSnackOrders).toMatchObject({
      orders: 1,
      newest: { orderNumber: first.order_number },
      lastCameIn: { orderNumber: second.order_number },
    });
  });

  it('names the snack orders that are cancelled within the hour, until somebody has confirmed them', async () => {
    const dueSoon = async (now: string) => {
      services.clock.set(now);
      return (await read()).waitingSnackOrders.dueSoon;
    };
    const due = {
      orders: 2,
      deliveryDate: '2026-11-18',
      deliveryTime: '17:00',
      cancelledAt: '2026-11-18T22:00:00Z',
    };
    const one = await ordered('2026-11-18T17:00');
    const other = await ordered('2026-11-18T17:00');
    expect(await dueSoon('2026-11-18T20:59:00Z')).toBeNull();
    expect(await dueSoon('2026-11-18T21:00:00Z')).toEqual(due);
    expect(await dueSoon('2026-11-18T21:59:00Z')).toEqual(due);
    await act(one.id, 'confirm');
    expect((await read()).waitingSnackOrders.dueSoon).toEqual({ ...due, orders: 1 });
    // At its time it is the clock's.
    expect(await dueSoon('2026-11-18T22:00:00Z')).toBeNull();
    await act(other.id, 'cancel', { reason: 'Sold out' });
  });

  it('names them until they end, also when they came in shortly before their time', async () => {
    services.clock.set('2026-11-18T21:50:00Z');
    const late = await ordered('2026-11-18T17:00');
    const due = {
      orders: 1,
      deliveryDate: '2026-11-18',
      deliveryTime: '17:00',
      cancelledAt: '2026-11-18T22:50:00Z',
    };
    for (const now of ['2026-11-18T21:50:00Z', '2026-11-18T22:49:00Z']) {
      services.clock.set(now);
      expect((await read()).waitingSnackOrders.dueSoon).toEqual(due);
    }
    services.clock.set('2026-11-18T22:50:00Z');
    expect((await read()).waitingSnackOrders.dueSoon).toBeNull();
    await act(late.id, 'cancel', { reason: 'Sold out' });
  });

  it('counts the snack orders that could not be handed over until that is settled, of past days too', async () => {
    const undelivered = async () => (await read()).undeliveredSnackOrders;
    const carriedInVain = async () => {
      const { id } = await ordered('2026-11-18T17:00');
      await services.db
        .updateTable('snack_orders')
        .set({ status: 'ready', delivery_type: 'delivery', address: deliveryAddress('9 Elm Road') })
        .where('id', '=', id)
        .execute();
      await staff.call(adminSnackOrders.act, {
        params: { id, action: 'fail' },
        body: { reason: 'Nobody was home', anyTime: true },
      });
      return id;
    };
    const [again, gone, off] = [
      await carriedInVain(),
      await carriedInVain(),
      await carriedInVain(),
    ];
    expect(await undelivered()).toBe(3);
    await act(again, 'retry');
    await act(gone, 'deliver', { anyTime: true });
    expect(await undelivered()).toBe(1);
    services.clock.set('2026-11-20T15:00:00Z');
    expect(await undelivered()).toBe(1);
    expect((await read()).openPastSnackDays).toMatchObject([
      { date: '2026-11-18', undelivered: 1 },
    ]);
    await staff.call(adminSnackOrders.act, {
      params: { id: off, action: 'cancel' },
      body: { reason: 'Gone cold' },
    });
    expect(await undelivered()).toBe(0);
  });

  it('counts catering that wants an answer, a change or an end', async () => {
    const counted = async () => {
      const { pendingInquiries, quotesToChange, pastEvents } = await read();
      return { pendingInquiries, quotesToChange, pastEvents };
    };
    expect(await counted()).toEqual({ pendingInquiries: 0, quotesToChange: 0, pastEvents: 0 });
    await sentInquiry(services);
    const quoted = await quotedInquiry(services);
    await services.visitor.call(
      cateringInquiries.requestChange,
      { params: { id: quoted.id, version: 1 }, body: { message: 'Less sweet, please.' } },
      holding(quoted.token),
    );
    const { id } = await acceptedInquiry(services);
    await services.db
      .updateTable('catering_inquiries')
      .set({ event_day: '2026-11-17' })
      .where('id', '=', id)
      .execute();
    expect(await counted()).toEqual({ pendingInquiries: 1, quotesToChange: 1, pastEvents: 1 });
  });

  it('names past days with snack orders that were not handed over', async () => {
    await services.db.updateTable('snack_orders').set({ status: 'delivered' }).execute();
    const { id } = await ordered('2026-11-18T19:00');
    await ordered('2026-11-18T20:00');
    await act(id, 'confirm');
    const past = async () => (await read()).openPastSnackDays;
    expect(await past()).toEqual([]);
    services.clock.set('2026-11-19T15:00:00Z');
    expect(await past()).toEqual([{ date: '2026-11-18', orders: 2, pending: 1, undelivered: 0 }]);
  });
});
