import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/account/addresses.ts';
import { profile } from '#contract/account/profile.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { deliveryAddress, NO_DETAILS } from '#domain/account/delivery-address.ts';
import { booking, FRIDAY, type Scene, setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();
const HOME = '12 Maple Street, Oshawa, ON L1G 4S8';
const OFFICE = '80 Simcoe Street South, Oshawa, ON L1H 4G7';
let scene: Scene;
let plan: { id: string };

beforeEach(async () => {
  await services.db.updateTable('tiffin_orders').set({ delivery_day: '2026-11-10' }).execute();
  scene = await setScene(services);
  plan = await scene.subscription({
    address: deliveryAddress(HOME, { ...NO_DETAILS, doorNote: 'Ring twice' }),
  });
});

type Change = Partial<Parameters<typeof scene.owner.call<typeof tiffinOrders.schedule>>[1]['body']>;

const book = async (change: Change = {}) =>
  (
    await scene.owner.call(tiffinOrders.schedule, {
      body: { ...booking(plan.id), specialInstructions: 'Mild today', ...change },
    })
  ).data;
const atDoor = async () =>
  (await scene.chief.call(deliveries.onDay, { params: { date: FRIDAY } })).data.stops.map(
    ({ doorNote, instructions }) => ({ doorNote, instructions }),
  );

describe('a unit and an entry code', () => {
  const stops = async () =>
    (await scene.chief.call(deliveries.onDay, { params: { date: FRIDAY } })).data.stops;

  it('come with the booking to whoever drives, to the desk and into the mail', async () => {
    const said = { unitNumber: '4B', entryCode: '1204', doorNote: 'Side entrance' };
    const order = await book(said);
    expect(order).toMatchObject({ ...said, deliveryAddress: HOME });
    expect(await stops()).toMatchObject([{ ...said, address: HOME }]);
    const atDesk = await scene.chief.call(adminTiffinOrders.read, { params: { id: order.id } });
    expect(atDesk.data).toMatchObject({ ...said, address: HOME });
    const mail = await services.db
      .selectFrom('mails')
      .where('kind', '=', 'order_scheduled')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({
      address: `Unit 4B, ${HOME}`,
      doorNote: 'Code 1204 · Side entrance',
    });
  });

  it('are what the book knows of the address where nothing is said', async () => {
    const said = { unitNumber: '12', entryCode: '77' };
    await scene.owner.call(addresses.add, { body: { label: 'Work', address: OFFICE, ...said } });
    expect(await book({ deliveryAddress: OFFICE })).toMatchObject(said);
    const elsewhere = await book({ deliveryAddress: OFFICE, unitNumber: '13' });
    expect(elsewhere).toMatchObject({ unitNumber: '13', entryCode: '' });
  });

  it('make two doors of one house, each with its own order for an hour', async () => {
    const first = await book({ unitNumber: '4' });
    const body = { ...booking(plan.id), unitNumber: '5' };
    const next = await scene.owner.call(tiffinOrders.schedule, { body });
    expect(next.status).toBe(201);
    const again = await scene.owner.call(tiffinOrders.schedule, {
      body: { ...booking(plan.id), deliveryAddress: `Apt 4, ${HOME}`, unitNumber: '' },
    });
    expect(again).toMatchObject({
      code: 'already_scheduled',
      data: { orderNumber: first.orderNumber },
    });
  });

  it('are kept twice in the book for two units of a house, and once for one', async () => {
    const add = (unitNumber: string) =>
      scene.owner.call(addresses.add, { body: { label: '', address: OFFICE, unitNumber } });
    expect((await add('1')).status).toBe(201);
    expect((await add('2')).status).toBe(201);
    expect(await add('#2')).toMatchObject({ code: 'address_saved_already' });
  });

  it('of a snack order are written with underscores', async () => {
    const snack = await buildSnack(services.db);
    const { data } = await scene.owner.call(snackOrders.place, {
      body: {
        ...snackOrderOf({ snackId: snack.id, quantity: 1 }),
        delivery_type: 'delivery',
        customer_address: HOME,
        unit_number: '4B',
        entry_code: '1204',
      },
    });
    expect(data).toMatchObject({ unit_number: '4B', entry_code: '1204', door_note: null });
  });
});

describe('the note for the door', () => {
  it('goes to whoever brings it, and what the cook is told does not', async () => {
    expect(await book({ doorNote: 'Side entrance' })).toMatchObject({
      doorNote: 'Side entrance',
      specialInstructions: 'Mild today',
    });
    expect(await atDoor()).toEqual([{ doorNote: 'Side entrance', instructions: null }]);
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', scene.owner.id)
      .where('kind', '=', 'order_scheduled')
      .select('details')
      .execute();
    expect(mails).toMatchObject([{ details: { doorNote: 'Side entrance' } }]);
  });

  it('is what is known of the address where nothing is said', async () => {
    await scene.owner.call(addresses.add, {
      body: { label: 'Work', address: OFFICE, doorNote: 'Ask for Asha at the desk' },
    });
    expect((await book()).doorNote).toBe('Ring twice');
    expect((await book({ deliveryAddress: OFFICE })).doorNote).toBe('Ask for Asha at the desk');
  });

  it('is read from the instructions where nobody was ever asked, until somebody writes one', async () => {
    plan = await scene.subscription({ special_instructions: 'Buzzer 12' });
    const { id } = await book();
    expect(await atDoor()).toEqual([{ doorNote: null, instructions: 'Mild today; Buzzer 12' }]);
    await scene.chief.call(adminTiffinOrders.update, {
      params: { id },
      body: { doorNote: 'Buzzer 12' },
    });
    expect(await atDoor()).toEqual([{ doorNote: 'Buzzer 12', instructions: null }]);
  });

  it('follows to another door when a tiffin is changed, and stays otherwise', async () => {
    const { id } = await book();
    const change = async (body: object) =>
      (await scene.owner.call(tiffinOrders.change, { params: { id }, body })).data;
    expect((await change({ quantity: 2 })).doorNote).toBe('Ring twice');
    expect((await change({ deliveryAddress: OFFICE })).doorNote).toBeNull();
    expect((await change({ doorNote: 'Third floor' })).doorNote).toBe('Third floor');
  });

  it('can be changed at the desk while somebody drives, and what the cook was told cannot', async () => {
    const { id } = await book();
    await services.db
      .updateTable('tiffin_orders')
      .set({ status: 'out_for_delivery' })
      .where('id', '=', id)
      .execute();
    const params = { id };
    const save = (body: object) => scene.chief.call(adminTiffinOrders.update, { params, body });
    expect(await save({ doorNote: 'Back door' })).toMatchObject({
      data: { doorNote: 'Back door' },
    });
    expect(await save({ doorNote: null })).toMatchObject({ data: { doorNote: '' } });
    expect(await save({ specialInstructions: 'Hot' })).toMatchObject({
      code: 'action_not_allowed',
    });
  });

  it('of a plan goes to what still comes, but not over what was written for one tiffin', async () => {
    const usual = await book();
    const own = await book({ deliveryTimeSlot: '18:00-19:00', doorNote: 'Call first' });
    const { data: before } = await scene.chief.call(adminSubscriptions.read, {
      params: { id: plan.id },
    });
    await scene.chief.call(adminSubscriptions.update, {
      params: { id: plan.id },
      body: { ...before, doorNote: 'Buzzer 7' },
    });
    const noteOf = async (id: string) =>
      (await scene.owner.call(tiffinOrders.read, { params: { id } })).data.doorNote;
    expect([await noteOf(usual.id), await noteOf(own.id)]).toEqual(['Buzzer 7', 'Call first']);
  });

  it('of a plan that moves to another door is not told to what still comes to the one before', async () => {
    const { id } = await book();
    const { data: before } = await scene.chief.call(adminSubscriptions.read, {
      params: { id: plan.id },
    });
    const moved = {
      ...before,
      customerAddress: OFFICE,
      entryCode: '7788',
      doorNote: 'Third floor',
    };
    const { data: after } = await scene.chief.call(adminSubscriptions.update, {
      params: { id: plan.id },
      body: moved,
    });
    expect(after).toMatchObject({ entryCode: '7788', doorNote: 'Third floor' });
    expect((await scene.owner.call(tiffinOrders.read, { params: { id } })).data).toMatchObject({
      ...{ entryCode: '', doorNote: 'Ring twice' },
    });
  });

  it('is left behind by a tiffin that the desk brings elsewhere', async () => {
    const { id } = await book();
    const { data } = await scene.chief.call(adminTiffinOrders.update, {
      params: { id },
      body: { deliveryAddress: OFFICE },
    });
    expect(data).toMatchObject({ address: OFFICE, entryCode: '', doorNote: null });
  });

  it('of an address in the book goes on to the plan that carries it, and stays on what is booked', async () => {
    const [home] = (await scene.owner.call(addresses.list, {})).data;
    const save = (doorNote: string) =>
      scene.owner.call(addresses.change, {
        params: { id: home?.id ?? '' },
        body: { label: '', address: home?.address ?? '', doorNote },
      });
    await save('Ring twice');
    const booked = await book();
    await save('Buzzer 9');
    const next = await book({ deliveryTimeSlot: '18:00-19:00' });
    expect([booked.doorNote, next.doorNote]).toEqual(['Ring twice', 'Buzzer 9']);
    expect(
      (await scene.owner.call(tiffinOrders.read, { params: { id: booked.id } })).data,
    ).toMatchObject({
      doorNote: 'Ring twice',
    });
  });

  it('goes with its address when that becomes the default, and not to another one', async () => {
    const { owner } = scene;
    await owner.call(addresses.add, {
      body: { label: 'Work', address: OFFICE, doorNote: 'Third floor' },
    });
    const book = async () => (await owner.call(addresses.list, {})).data;
    const work = (await book()).find(({ label }) => label === 'Work');
    await owner.call(addresses.makeDefault, { params: { id: work?.id ?? '' } });
    expect((await book())[0]).toMatchObject({ isDefault: true, doorNote: 'Third floor' });
    const me = { first_name: 'Asha', last_name: 'Patel', phone: null, allergies: '' };
    const elsewhere = '5 Elm Road, Oshawa, ON L1H 4G7';
    const saveProfile = (address: string) =>
      owner.call(profile.update, {
        body: { ...me, address, diet: 'jain', standing_note: '' },
      });
    await saveProfile('80 Simcoe St. S., Oshawa, ON L1H4G7');
    expect((await book())[0]?.doorNote).toBe('Third floor');
    await saveProfile(elsewhere);
    expect((await book())[0]).toMatchObject({ address: elsewhere, doorNote: '' });
  });

  it('is on snack orders that are brought, and the desk can change both notes', async () => {
    const snack = await buildSnack(services.db);
    const place = async (change: object) =>
      (
        await scene.owner.call(snackOrders.place, {
          body: { ...snackOrderOf({ snackId: snack.id }), ...change },
        })
      ).data;
    const brought = await place({
      delivery_type: 'delivery',
      customer_address: OFFICE,
      door_note: 'Side door',
    });
    const picked = await place({ door_note: 'Side door' });
    expect([brought.door_note, picked.door_note]).toEqual(['Side door', null]);
    const changed = await scene.chief.call(adminSnackOrders.update, {
      params: { id: brought.id },
      body: { specialInstructions: 'No onion', doorNote: '' },
    });
    expect(changed.data).toMatchObject({ specialInstructions: 'No onion', doorNote: '' });
  });
});
