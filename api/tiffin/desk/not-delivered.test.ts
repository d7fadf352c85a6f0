import { beforeEach, describe, expect, it } from 'vitest';
import { overview } from '#contract/kitchen/desk.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { steps } from '#contract/platform/steps.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const services = useApp();
const TODAY = '2026-11-18';
const reason = 'Nobody was home';

beforeEach(async () => {
  services.clock.set(`${TODAY}T15:00:00Z`);
  await services.db
    .updateTable('tiffin_orders')
    .set({ delivery_day: '2026-11-10', not_delivered: null })
    .execute();
});

/** A tiffin that a driver brought in vain today, its customer, and those of the desk. */
async function broughtInVain() {
  const scene = await setScene(services);
  const { id, subscriptionId } = await scene.order();
  await services.db
    .updateTable('tiffin_orders')
    .set({ status: 'confirmed', delivery_day: TODAY })
    .where('id', '=', id)
    .execute();
  await scene.chief.call(adminTiffinOrders.act, { params: { id, action: 'prepare' }, body: {} });
  const params = { kind: 'tiffin' as const, id };
  await scene.driver.call(deliveries.dispatch, { params });
  await scene.driver.call(deliveries.fail, { params, body: { reason, anyTime: true } });
  const order = async () =>
    (await scene.chief.call(adminTiffinOrders.read, { params: { id } })).data;
  const seen = async () => (await scene.owner.call(tiffinOrders.read, { params: { id } })).data;
  const decide = (returnCredit: boolean) =>
    scene.chief.call(adminTiffinOrders.decideCredit, { params: { id }, body: { returnCredit } });
  const waiting = async () => (await scene.chief.call(overview.read, {})).data.undecidedOrders;
  const balance = async () => {
    const { row, fold } = await balanceOf(services.db, subscriptionId);
    expect(fold).toEqual(row);
    return row;
  };
  const mails = async () =>
    (
      await services.db
        .selectFrom('mails')
        .where('customer_id', '=', scene.owner.id)
        .where('kind', 'in', [
          'order_undelivered',
          'order_credit_decided',
          'order_delivered_after_all',
          'corrected',
        ])
        .where('status', '<>', 'withdrawn')
        .orderBy('created_at')
        .orderBy('id')
        .select(['kind', 'details'])
        .execute()
    ).map(({ kind, details }) => ({ kind, ...(details as object) }));
  return { ...scene, id, params, order, seen, decide, waiting, balance, mails };
}

describe('a tiffin that could not be handed over', () => {
  it('stays on the day that cooked it, and waits for a word about its credit', async () => {
    const { chief, order, seen, waiting, balance, mails } = await broughtInVain();
    expect(await order()).toMatchObject({
      status: 'cancelled',
      notDelivered: 'undecided',
      creditsUsed: 1,
      cancelReason: reason,
    });
    expect(await seen()).toMatchObject({ status: 'cancelled', notDelivered: 'undecided' });
    expect(await waiting()).toBe(1);
    expect(await balance()).toEqual({ available: 4, reserved: 0 });
    expect(await mails()).toMatchObject([
      { kind: 'order_undelivered', credit: 'undecided', reason },
    ]);

    const day = (await chief.call(kitchenDays.read, { params: { date: TODAY } })).data;
    expect(day).toMatchObject({ tiffins: 1, byStatus: { not_delivered: 1, cancelled: 0 } });
    const { holds, days } = (await chief.call(overview.read, {})).data;
    expect(holds.plans).toMatchObject([{ tiffins: 1, delivered: 0, notDelivered: 1 }]);
    expect(days[0]).toMatchObject({ date: TODAY, tiffins: 1 });
  });

  it('is found by its own state, and not among what was cancelled', async () => {
    const { chief, id } = await broughtInVain();
    const found = async (query: { status?: 'cancelled' | 'not_delivered'; undecided?: boolean }) =>
      (
        await chief.call(adminTiffinOrders.list, {
          query: {
            page: 1,
            limit: 100,
            sort: 'deliveryDate',
            order: 'DESC',
            date: TODAY,
            ...query,
          },
        })
      ).data.map((order) => order.id);
    expect(await found({ status: 'not_delivered' })).toEqual([id]);
    expect(await found({ undecided: true })).toEqual([id]);
    expect(await found({ undecided: false })).toEqual([]);
    expect(await found({ status: 'cancelled' })).toEqual([]);
  });

  it('gives its credit back when the kitchen says so, with one entry and one mail', async () => {
    const { decide, order, waiting, balance, mails } = await broughtInVain();
    expect((await decide(true)).data).toMatchObject({ notDelivered: 'returned', creditsUsed: 0 });
    expect(await balance()).toEqual({ available: 5, reserved: 0 });
    expect(await waiting()).toBe(0);
    expect((await mails()).slice(1)).toMatchObject([
      { kind: 'order_credit_decided', returned: true, available: 5 },
    ]);
    expect(await decide(false)).toMatchObject({ status: 409, code: 'credit_decided' });
    expect(await order()).toMatchObject({ notDelivered: 'returned' });
  });

  it('keeps its credit used when the kitchen says so', async () => {
    const { decide, waiting, balance, mails } = await broughtInVain();
    expect((await decide(false)).data).toMatchObject({ notDelivered: 'kept', creditsUsed: 1 });
    expect(await balance()).toEqual({ available: 4, reserved: 0 });
    expect(await waiting()).toBe(0);
    expect((await mails()).slice(1)).toMatchObject([
      { kind: 'order_credit_decided', returned: false },
    ]);
  });

  it('waits again when the decision is undone', async () => {
    const { chief, order, decide, waiting, balance, mails } = await broughtInVain();
    services.clock.set(`${TODAY}T15:09:00Z`);
    await decide(true);
    const [last] = (await chief.call(steps.list, {})).data;
    expect(last).toMatchObject({ action: 'decide-credit' });
    await chief.call(steps.takeBack, { params: { id: last?.id ?? '' }, body: {} });
    expect(await waiting()).toBe(1);
    expect(await balance()).toEqual({ available: 4, reserved: 0 });
    expect(await mails()).toMatchObject([{ kind: 'order_undelivered' }]);
    // The step is what was undone, and not why it could not be handed over.
    const { subscriptionId } = await order();
    const { ledger } = (
      await chief.call(adminSubscriptions.read, { params: { id: subscriptionId } })
    ).data;
    expect(ledger.at(-1)?.reason).toBe('Taken back: Decided about the credit of a tiffin order');
    expect((await decide(false)).status).toBe(200);
  });

  it('is handed over at a second try, with one mail', async () => {
    const { driver, params, order, waiting, balance, mails } = await broughtInVain();
    expect(
      await driver.call(deliveries.deliver, { params, body: { anyTime: true } }),
    ).toMatchObject({
      data: { stage: 'delivered', actions: [] },
    });
    expect(await order()).toMatchObject({
      status: 'delivered',
      notDelivered: null,
      creditsUsed: 1,
    });
    expect(await waiting()).toBe(0);
    expect(await balance()).toEqual({ available: 4, reserved: 0 });
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'order_undelivered',
      'order_delivered_after_all',
    ]);
  });

  it('uses its credit at a second try, also where it had come back', async () => {
    const { driver, params, decide, balance } = await broughtInVain();
    await decide(true);
    expect(
      (await driver.call(deliveries.deliver, { params, body: { anyTime: true } })).status,
    ).toBe(200);
    expect(await balance()).toEqual({ available: 4, reserved: 0 });
  });

  it('can be tried again on its day only', async () => {
    const { driver, params } = await broughtInVain();
    services.clock.set('2026-11-19T15:00:00Z');
    expect(
      await driver.call(deliveries.deliver, { params, body: { anyTime: true } }),
    ).toMatchObject({ status: 404 });
  });

  it('is decided about by the kitchen, in the same press where it says so itself', async () => {
    const { driver, decide, id, params, chief, waiting } = await broughtInVain();
    expect(
      await driver.call(adminTiffinOrders.decideCredit, {
        params: { id },
        body: { returnCredit: true },
      }),
    ).toMatchObject({ status: 403 });
    await decide(false);
    await driver.call(deliveries.deliver, { params, body: { anyTime: true } });
    await services.db
      .updateTable('tiffin_orders')
      .set({ status: 'out_for_delivery' })
      .where('id', '=', id)
      .execute();
    const failed = await chief.call(adminTiffinOrders.act, {
      params: { id, action: 'fail' },
      body: { reason, returnCredit: true, anyTime: true },
    });
    expect(failed.data).toMatchObject({ notDelivered: 'returned' });
    expect(await waiting()).toBe(0);
  });

  it('waits, too, when a driver corrects what was marked as delivered', async () => {
    const { driver, params, order, waiting } = await broughtInVain();
    await driver.call(deliveries.deliver, { params, body: { anyTime: true } });
    const corrected = await driver.call(deliveries.correct, {
      params,
      body: { correction: 'not-delivered', from: 'delivered', reason },
    });
    expect(corrected.code).toBeUndefined();
    expect(await order()).toMatchObject({ notDelivered: 'undecided' });
    expect(await waiting()).toBe(1);
  });
});
