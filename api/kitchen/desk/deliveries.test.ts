import { beforeEach, describe, expect, it } from 'vitest';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { steps } from '#contract/platform/steps.ts';
import { adminSnackOrders, type StaffSnackAction } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { deliveryAddress, NO_DETAILS } from '#domain/account/delivery-address.ts';
import { setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';
import { buildPayment } from '#test/money-factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();
const TODAY = '2026-11-18';

beforeEach(async () => {
  await services.db.updateTable('tiffin_orders').set({ delivery_day: '2026-11-10' }).execute();
  await services.db.updateTable('snack_orders').set({ delivery_day: '2026-11-10' }).execute();
});

/** A tiffin for today in a state, and who drives. */
async function bring(status: TiffinOrderStatus, deliveryDay = TODAY) {
  const scene = await setScene(services);
  const { id, subscriptionId } = await scene.order();
  await services.db
    .updateTable('tiffin_orders')
    .set({
      status,
      delivery_day: deliveryDay,
      special_instructions: 'Mild',
      address: deliveryAddress('12 Maple Street, Oshawa, ON L1G 4S8', {
        ...NO_DETAILS,
        doorNote: 'Side door',
      }),
    })
    .where('id', '=', id)
    .execute();
  return { ...scene, id, subscriptionId };
}

describe("today's deliveries", () => {
  it('tell a driver whom to bring what and where, and nothing else', async () => {
    const { driver, id } = await bring('preparing');
    const { data, text } = await driver.call(deliveries.list, {});
    expect(data).toEqual({
      day: TODAY,
      stops: [
        {
          id,
          kind: 'tiffin',
          number: expect.stringMatching(/^TF-/),
          time: '17:00-18:00',
          name: 'Asha Patel',
          memberName: null,
          phone: '+19055550123',
          address: '12 Maple Street, Oshawa, ON L1G 4S8',
          area: 'L1G',
          ...NO_DETAILS,
          doorNote: 'Side door',
          instructions: null,
          quantity: 1,
          planName: 'Everyday Tiffin',
          diet: 'vegetarian',
          items: [],
          toCollect: 0,
          collected: [],
          stage: 'to_load',
          failReason: null,
          actions: ['dispatch'],
        },
      ],
      events: [],
      collected: [],
      closure: null,
    });
    expect(text).not.toMatch(/@|price|amount|total|customer|allerg|mild/i);
  });

  it.each(['pending_confirmation', 'scheduled', 'skipped', 'cancelled'] as const)(
    'have nothing that is %s',
    async (status) => {
      const { driver } = await bring(status);
      expect((await driver.call(deliveries.list, {})).data.stops).toEqual([]);
    },
  );

  it('are of this day only, to look at and to move', async () => {
    const { driver, id } = await bring('out_for_delivery', '2026-11-19');
    expect((await driver.call(deliveries.list, {})).data.stops).toEqual([]);
    const params = { kind: 'tiffin' as const, id };
    expect(
      await driver.call(deliveries.deliver, { params, body: { anyTime: true } }),
    ).toMatchObject({
      status: 404,
      code: 'order_not_found',
    });
  });

  it('come in the order to drive: by hour, area, street and number, those without a postal code last', async () => {
    const { driver, order } = await setScene(services);
    const at = async (address: string, slot: Slot = '17:00-18:00') => {
      const { id } = await order();
      await services.db
        .updateTable('tiffin_orders')
        .set({ status: 'confirmed', delivery_day: TODAY, address: deliveryAddress(address), slot })
        .where('id', '=', id)
        .execute();
    };
    await at('12 Maple Street, Oshawa');
    await at('100 King St E, Oshawa L1H 1A1');
    await at('868 Maple Crescent, Apt 422, Scarborough, ON M1C 9K5');
    await at('9 King Street East, Oshawa L1H 1A2');
    await at('1 Zoo Road, Ajax L1Z 1A1', '14:00-15:00');
    const { stops } = (await driver.call(deliveries.list, {})).data;
    expect(stops.map(({ area, address }) => `${area} ${address.slice(0, 6)}`)).toEqual([
      'L1Z 1 Zoo ',
      'L1H 9 King',
      'L1H 100 Ki',
      'M1C 868 Ma',
      'null 12 Map',
    ]);
  });

  it('say why the kitchen has closed today', async () => {
    const { driver } = await setScene(services);
    const closure = async () => (await driver.call(deliveries.list, {})).data.closure;
    await services.db
      .insertInto('closures')
      .values({ start_day: TODAY, end_day: TODAY, reason: 'A burst pipe' })
      .execute();
    expect(await closure()).toBe('A burst pipe');
    await services.db.deleteFrom('closures').where('reason', '=', 'A burst pipe').execute();
    expect(await closure()).toBeNull();
  });

  it('are for paper too, on any day, with what is booked for it', async () => {
    const { chief, id } = await bring('scheduled', '2026-11-20');
    const params = { date: '2026-11-20' };
    expect((await chief.call(deliveries.onDay, { params })).data).toMatchObject({
      day: '2026-11-20',
      stops: [{ id, stage: 'in_kitchen', actions: [] }],
    });
  });

  it('go from the shelf to the door', async () => {
    const { driver, id } = await bring('preparing');
    const params = { kind: 'tiffin' as const, id };
    expect(
      await driver.call(deliveries.deliver, { params, body: { anyTime: true } }),
    ).toMatchObject({ status: 409 });
    expect(await driver.call(deliveries.dispatch, { params })).toMatchObject({
      data: { stage: 'on_the_way', actions: ['deliver', 'fail'] },
    });
    expect(
      await driver.call(deliveries.deliver, { params, body: { anyTime: true } }),
    ).toMatchObject({
      data: { stage: 'delivered', actions: [] },
    });
  });

  it('are all loaded with one press, which can be undone as one', async () => {
    const { driver, id } = await bring('preparing');
    const other = await bring('preparing');
    const tomorrows = await bring('preparing', '2026-11-19');
    const early = await bring('confirmed');
    const ids = [id, other.id, tomorrows.id, early.id];
    const stages = async () => {
      const { stops } = (await driver.call(deliveries.list, {})).data;
      return [id, other.id].map((one) => stops.find((stop) => stop.id === one)?.stage);
    };
    const { data, step } = await driver.call(deliveries.dispatchMany, { body: { ids } });
    expect(data.moved.toSorted()).toEqual([id, other.id].sort());
    expect(data.refused).toMatchObject([{ id: early.id }]);
    expect(await stages()).toEqual(['on_the_way', 'on_the_way']);
    await driver.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    expect(await stages()).toEqual(['to_load', 'to_load']);
  });

  it('that could not be handed over stay in sight; the customer reads why, the credit stays used', async () => {
    const { driver, owner, id, subscriptionId } = await bring('out_for_delivery');
    const body = { reason: 'Nobody was home', anyTime: true };
    expect(
      await driver.call(deliveries.fail, {
        params: { kind: 'tiffin', id },
        body,
      }),
    ).toMatchObject({
      data: { stage: 'not_delivered', actions: ['deliver'] },
    });
    expect((await driver.call(deliveries.list, {})).data.stops).toMatchObject([
      { id, stage: 'not_delivered' },
    ]);
    const { available } = await services.db
      .selectFrom('subscriptions')
      .select('available')
      .where('id', '=', subscriptionId)
      .executeTakeFirstOrThrow();
    expect(available).toBe(4);
    const mails = await services.db
      .selectFrom('mails')
      .select('details')
      .where('customer_id', '=', owner.id)
      .execute();
    expect(JSON.stringify(mails)).toContain('Nobody was home');
  });

  it('are snacks too, once they were accepted, and no pickups', async () => {
    const { driver, owner } = await setScene(services);
    const snack = await buildSnack(services.db);
    const body = snackOrderOf({ snackId: snack.id, quantity: 3 });
    const { data } = await owner.call(snackOrders.place, { body });
    const set = (values: Record<string, string>) =>
      services.db
        .updateTable('snack_orders')
        .set({ delivery_day: TODAY, address: deliveryAddress('9 Elm Road'), ...values })
        .where('id', '=', data.id)
        .execute();
    const seen = async () => (await driver.call(deliveries.list, {})).data.stops;
    await set({ delivery_type: 'delivery' });
    expect(await seen()).toEqual([]);
    await set({ status: 'preparing' });
    expect(await seen()).toMatchObject([
      {
        kind: 'snacks',
        quantity: 3,
        items: [{ name: snack.name, quantity: 3 }],
        planName: null,
        diet: null,
        toCollect: data.total_amount,
        stage: 'in_kitchen',
      },
    ]);
    await buildPayment(services.db, { snackOrderId: data.id }, data.total_amount - 240);
    expect(await seen()).toMatchObject([{ toCollect: 240 }]);
    await set({ status: 'ready', delivery_type: 'pickup' });
    expect(await seen()).toEqual([]);
    await set({ delivery_type: 'delivery' });
    const params = { kind: 'snacks' as const, id: data.id };
    expect(
      await driver.call(deliveries.deliver, { params, body: { anyTime: true } }),
    ).toMatchObject({
      data: { stage: 'delivered' },
    });
  });

  it('of snacks can fail at the door, and be brought again, handed over after all, or cancelled', async () => {
    const { driver, owner, chief } = await setScene(services);
    const snack = await buildSnack(services.db, { daily_limit: 5 });
    const { data } = await owner.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id, quantity: 3 }),
    });
    await services.db
      .updateTable('snack_orders')
      .set({
        delivery_day: TODAY,
        delivery_type: 'delivery',
        address: deliveryAddress('9 Elm Road'),
        status: 'ready',
      })
      .where('id', '=', data.id)
      .execute();
    const params = { kind: 'snacks' as const, id: data.id };
    const fail = () =>
      driver.call(deliveries.fail, {
        params,
        body: { reason: 'Nobody opened the door', anyTime: true },
      });
    const act = (action: StaffSnackAction, reason?: string) =>
      chief.call(adminSnackOrders.act, { params: { id: data.id, action }, body: { reason } });
    const read = async () =>
      (await owner.call(snackOrders.readByNumber, { params: { number: data.order_number } })).data;

    // The driver may still meet somebody on the way back.
    expect((await fail()).data).toMatchObject({
      stage: 'not_delivered',
      failReason: 'Nobody opened the door',
      toCollect: data.total_amount,
      actions: ['deliver'],
    });
    expect(await read()).toMatchObject({
      status: 'undelivered',
      fail_reason: 'Nobody opened the door',
      cancel_reason: null,
      actions: { cancel: false },
    });
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', owner.id)
      .where('kind', '=', 'snack_order_undelivered')
      .select('details')
      .execute();
    expect(mails).toMatchObject([{ details: { reason: 'Nobody opened the door' } }]);

    expect((await act('retry')).data).toMatchObject({
      status: 'ready',
      actions: ['deliver', 'fail', 'cancel'],
    });
    expect((await driver.call(deliveries.list, {})).data.stops).toMatchObject([
      { stage: 'to_load', failReason: null, actions: ['deliver', 'fail'] },
    ]);
    await fail();
    const ordered = async () =>
      (
        await services.db
          .selectFrom('snack_days')
          .where('snack_id', '=', snack.id)
          .selectAll()
          .executeTakeFirst()
      )?.ordered;
    const taken = await ordered();
    expect((await act('cancel', 'Nobody was home twice')).data).toMatchObject({
      status: 'cancelled',
    });
    // It was cooked: nobody else can have it.
    expect(await ordered()).toBe(taken);
    expect((await driver.call(deliveries.list, {})).data.stops).toMatchObject([
      { stage: 'not_delivered', actions: [] },
    ]);
  });

  it('that are picked up cannot fail at a door', async () => {
    const { owner, chief } = await setScene(services);
    const snack = await buildSnack(services.db);
    const { data } = await owner.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id }),
    });
    await services.db
      .updateTable('snack_orders')
      .set({ status: 'ready' })
      .where('id', '=', data.id)
      .execute();
    const params = { id: data.id, action: 'fail' as const };
    expect(
      await chief.call(adminSnackOrders.act, { params, body: { reason: 'Nobody came' } }),
    ).toMatchObject({
      status: 409,
      code: 'action_not_allowed',
      message: expect.stringContaining('for pickup'),
    });
    expect((await chief.call(adminSnackOrders.read, { params })).data.actions).toEqual([
      'deliver',
      'cancel',
    ]);
  });
});
