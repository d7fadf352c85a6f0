import { beforeEach, describe, expect, it } from 'vitest';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { steps } from '#contract/platform/steps.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { listBalanceMismatches } from '#db/money/settle.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { firstPage } from '#test/access/desk.ts';
import { setScene } from '#test/access/scene.ts';
import { type Client, useApp } from '#test/app.ts';
import { acceptedInquiry } from '#test/catering-factories.ts';
import { buildStaff } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();
const TODAY = '2026-11-18';
const DUE = 2032;

type Scene = Awaited<ReturnType<typeof setScene>>;
let scene: Scene;

beforeEach(async () => {
  await services.db.updateTable('snack_orders').set({ delivery_day: '2026-11-10' }).execute();
  await services.db.updateTable('catering_inquiries').set({ event_day: '2026-12-24' }).execute();
  await services.db.updateTable('payments').set({ received_day: '2026-11-10' }).execute();
  scene = await setScene(services);
});

/** Snacks of C$20.32 that are brought today, changed as it is given; nothing is paid yet. */
async function bring(change: Record<string, string> = {}) {
  const snack = await buildSnack(services.db);
  const body = snackOrderOf({ snackId: snack.id, quantity: 2 });
  const { data } = await scene.owner.call(snackOrders.place, { body });
  await services.db
    .updateTable('snack_orders')
    .set({
      delivery_day: TODAY,
      delivery_type: 'delivery',
      address: deliveryAddress('9 Elm Road'),
      status: 'ready',
      ...change,
    })
    .where('id', '=', data.id)
    .execute();
  expect(data.total_amount).toBe(DUE);
  return { id: data.id, number: data.order_number };
}

const collect = (
  id: string,
  amount: number,
  { by = scene.driver as Client, due = DUE, key = crypto.randomUUID() as string } = {},
) =>
  by.call(
    deliveries.collect,
    { params: { kind: 'snacks', id }, body: { amount, due, method: 'cash' } },
    { idempotencyKey: key },
  );

const day = async () => (await scene.driver.call(deliveries.list, {})).data;
const paymentsFor = async (snackOrderId: string) => {
  const query = { page: 1, limit: 25, sort: 'createdAt', order: 'ASC', snackOrderId } as const;
  return (await scene.chief.call(adminPayments.list, { query })).data;
};

describe('what is collected at a door', () => {
  it('is a payment like any other, of today, by whoever collected it', async () => {
    const { id, number } = await bring();
    expect(await collect(id, DUE)).toMatchObject({
      status: 201,
      data: { number, toCollect: 0, collected: [{ method: 'cash', amount: DUE }] },
    });
    expect(await paymentsFor(id)).toMatchObject([
      {
        amount: DUE,
        method: 'cash',
        reference: number,
        receivedDay: TODAY,
        note: 'Collected at the door',
        recordedBy: 'Meera Shah',
        standing: 'stands',
      },
    ]);
    const mail = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', scene.owner.id)
      .where('kind', '=', 'payment_received')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({ orderNumber: number, amount: DUE, owed: 0 });
    const theirs = await scene.owner.call(snackOrders.readByNumber, { params: { number } });
    expect(theirs.data).toMatchObject({ paid_amount: DUE });
    expect(await listBalanceMismatches(services.db)).toEqual([]);
  });

  it('is said at the stop, with what is left, and added up by who has it and how it was paid', async () => {
    const [first, second] = [await bring(), await bring()];
    const dev = await buildStaff(services.db, { role: 'driver', name: 'Dev' });
    await collect(first.id, 2000);
    await collect(second.id, 1000, { by: await services.asStaff(dev) });
    await collect(second.id, 32, { by: await services.asStaff(dev), due: 1032 });
    const { stops, collected } = await day();
    const stop = (id: string) => stops.find((one) => one.id === id);
    expect(stop(first.id)).toMatchObject({
      toCollect: 32,
      collected: [{ method: 'cash', amount: 2000 }],
    });
    expect(stop(second.id)).toMatchObject({
      toCollect: 1000,
      collected: [{ method: 'cash', amount: 1032 }],
    });
    expect(collected).toEqual([
      { by: 'Dev', method: 'cash', amount: 1032 },
      { by: 'Meera Shah', method: 'cash', amount: 2000 },
    ]);
  });

  it('is not what the desk has recorded of the same order', async () => {
    const { id } = await bring();
    const typed = { method: 'interac', reference: '', receivedDay: TODAY } as const;
    await scene.chief.call(adminPayments.record, {
      body: { ...typed, snackOrderId: id, amount: 1000 },
    });
    expect(await day()).toMatchObject({
      stops: [{ toCollect: 1032, collected: [] }],
      collected: [],
    });
  });

  it('is paid at an event too', async () => {
    const { id, number } = await acceptedInquiry(services);
    await services.db
      .updateTable('catering_inquiries')
      .set({ event_day: TODAY })
      .where('id', '=', id)
      .execute();
    const due = (await day()).events[0]?.toCollect ?? 0;
    const body = { amount: 100_000, due, method: 'bank_transfer' } as const;
    expect(
      await scene.driver.call(deliveries.collect, { params: { kind: 'event', id }, body }),
    ).toMatchObject({ status: 201, data: { number, toCollect: due - 100_000 } });
    expect((await day()).events).toMatchObject([
      { collected: [{ method: 'bank_transfer', amount: 100_000 }] },
    ]);
  });

  it('can be less than is due, and never more', async () => {
    const { id } = await bring();
    const typed = (amount: number) =>
      scene.driver.send(
        'POST',
        `/api/v1/admin/deliveries/snacks/${id}/actions/collect`,
        { amount, due: 20.32, method: 'cash' },
        { idempotencyKey: crypto.randomUUID() },
      );
    expect(await typed(20.33)).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'amount',
          message: 'This is more than is due. Please take, and enter, at most what is due.',
        },
      ],
    });
    expect([(await typed(0)).status, (await typed(-5)).status]).toEqual([422, 422]);
    expect(await collect(id, DUE + 1, { due: DUE + 1 })).toMatchObject({
      status: 409,
      code: 'due_changed',
    });
    expect(await paymentsFor(id)).toEqual([]);
  });

  it('is recorded once, however often and from however many tabs it is sent', async () => {
    const { id } = await bring();
    const key = crypto.randomUUID();
    const twice = [await collect(id, 1000, { key }), await collect(id, 1000, { key })];
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    const tabs = await Promise.all([
      collect(id, 500, { due: 1032 }),
      collect(id, 500, { due: 1032 }),
    ]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await paymentsFor(id)).map(({ amount }) => amount)).toEqual([1000, 500]);
  });

  it('is refused with what to do where the desk has recorded it meanwhile', async () => {
    const { id } = await bring();
    const typed = { method: 'interac', reference: '', receivedDay: TODAY } as const;
    await scene.chief.call(adminPayments.record, {
      body: { ...typed, snackOrderId: id, amount: DUE },
    });
    expect(await collect(id, DUE)).toMatchObject({
      status: 409,
      code: 'due_changed',
      message:
        'What is due here has changed: it is C$0.00 by now, not C$20.32. Please close this, look at the stop again, and take no more than it says.',
    });
  });
});

describe('what was collected by mistake', () => {
  it('is undone by whoever entered it, and due again', async () => {
    const { id } = await bring();
    const { step } = await collect(id, DUE);
    // What happened at the door meanwhile is in nobody's way.
    await scene.driver.call(deliveries.deliver, {
      params: { kind: 'snacks', id },
      body: { anyTime: true },
    });
    const params = { id: step?.id ?? '' };
    expect((await scene.driver.call(steps.takeBack, { params, body: {} })).status).toBe(200);
    expect(await day()).toMatchObject({
      stops: [{ stage: 'delivered', toCollect: DUE, collected: [] }],
      collected: [],
    });
    expect(await listBalanceMismatches(services.db)).toEqual([]);
  });

  it('leaves the delivery to be undone', async () => {
    const { id } = await bring();
    const { step } = await scene.driver.call(deliveries.deliver, {
      params: { kind: 'snacks', id },
      body: { anyTime: true },
    });
    await collect(id, DUE);
    const params = { id: step?.id ?? '' };
    expect((await scene.driver.call(steps.takeBack, { params, body: {} })).status).toBe(200);
    expect(await day()).toMatchObject({ stops: [{ stage: 'to_load', toCollect: 0 }] });
  });

  it('counts no longer once the owner has taken it out', async () => {
    const { id } = await bring();
    await collect(id, DUE);
    const [payment] = await paymentsFor(id);
    const params = { id: payment?.id ?? '' };
    await scene.chief.call(adminPayments.correct, { params, body: { reason: 'Another order' } });
    expect(await day()).toMatchObject({
      stops: [{ toCollect: DUE, collected: [] }],
      collected: [],
    });
  });
});

describe('whoever drives', () => {
  it.each([
    ['is brought on another day', { delivery_day: '2026-11-19' }],
    ['is picked up', { delivery_type: 'pickup' }],
    ['is not accepted yet', { status: 'pending' }],
  ])('records nothing of what %s', async (_, change) => {
    const { id } = await bring(change);
    expect(await collect(id, DUE)).toMatchObject({ status: 404, code: 'order_not_found' });
    expect(await paymentsFor(id)).toEqual([]);
  });

  it('records nothing at an event of another day', async () => {
    const { id } = await acceptedInquiry(services);
    const body = { amount: 100, due: 226_000, method: 'cash' } as const;
    const params = { kind: 'event', id } as const;
    expect((await scene.driver.call(deliveries.collect, { params, body })).status).toBe(404);
  });

  it('gets no more of the books than that', async () => {
    const { id } = await bring();
    const { driver, kitchen, subscription } = scene;
    const plan = await subscription();
    const typed = { method: 'cash', reference: '', receivedDay: TODAY, amount: 100 } as const;
    for (const who of [driver, kitchen]) {
      const record = (paid: object) =>
        who.call(adminPayments.record, { body: { ...typed, ...paid } });
      expect((await record({ snackOrderId: id })).status).toBe(403);
      expect((await record({ subscriptionId: plan.id })).status).toBe(403);
      const list = await who.call(adminPayments.list, firstPage('receivedDay'));
      expect(list.status).toBe(403);
    }
    const read = await driver.call(adminSubscriptions.read, { params: { id: plan.id } });
    expect(read.status).toBe(403);
    expect((await collect(plan.id, 100)).status).toBe(404);
    await collect(id, DUE);
    const [payment] = await paymentsFor(id);
    const params = { id: payment?.id ?? '' };
    const body = { reason: 'Mine' };
    expect((await driver.call(adminPayments.correct, { params, body })).status).toBe(403);
    expect((await driver.call(adminPayments.receipt, { params })).status).toBe(403);
  });
});
