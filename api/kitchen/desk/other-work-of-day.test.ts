import { beforeEach, expect, it } from 'vitest';
import { adminSnackOrders, type StaffSnackAction } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { acceptedInquiry, quotedInquiry } from '#test/catering-factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
});

const day = async (date: string) => (await staff.call(kitchenDays.read, { params: { date } })).data;

it('has the accepted events of the day, with place and diets for whoever cooks them', async () => {
  await quotedInquiry(services, { eventDate: '2027-06-14' });
  const { id, number } = await acceptedInquiry(services, {
    eventDate: '2027-06-14',
    dietaryPreference: ['veg', 'jain'],
    numberOfGuests: 48,
  });
  expect((await day('2027-06-14')).events).toMatchObject([
    {
      ...{ id, inquiryNumber: number, guests: 48, clock: null },
      ...{
        diet: 'Vegetarian, Jain: how many of each is not agreed yet',
        location: 'Whitby Community Hall',
      },
    },
  ]);
});

it('has the snack orders that are to be handed over, made ones among them, and counts those that nobody has confirmed', async () => {
  const snack = await buildSnack(services.db);
  const customer = await services.asCustomer();
  const order = async (delivery_time: string, ...actions: StaffSnackAction[]) => {
    const { items } = snackOrderOf({ snackId: snack.id, quantity: 3 });
    const { data } = await customer.call(snackOrders.place, {
      body: {
        ...snackOrderOf(),
        delivery_time,
        special_instructions: 'One box, please',
        items: items.map((item) => ({ ...item, special_instructions: 'No chilli' })),
      },
    });
    for (const action of actions)
      await staff.call(adminSnackOrders.act, {
        params: { id: data.id, action },
        body: { anyTime: true },
      });
    return data;
  };
  await order('2026-11-20T14:00');
  const made = await order('2026-11-20T15:00', 'confirm', 'prepare', 'ready');
  await order('2026-11-20T18:00', 'confirm', 'prepare', 'ready', 'deliver');
  const late = await order('2026-11-20T17:00', 'confirm', 'prepare');
  const early = await order('2026-11-20T16:00', 'confirm');
  const { snackOrders: toHandOver, snacksToHandOver, snacksWaiting } = await day('2026-11-20');
  expect({ toHandOver, snacksWaiting }).toEqual({ toHandOver: 4, snacksWaiting: 1 });
  expect(snacksToHandOver.map(({ id, time, status }) => [id, time, status])).toEqual([
    [made.id, '15:00', 'ready'],
    [early.id, '16:00', 'confirmed'],
    [late.id, '17:00', 'preparing'],
  ]);
  expect(snacksToHandOver[1]).toMatchObject({
    customerName: 'Asha Patel',
    deliveryType: 'pickup',
    specialInstructions: 'One box, please',
    items: [{ name: snack.name, unit: '6 pieces', quantity: 3, specialInstructions: 'No chilli' }],
  });
});
