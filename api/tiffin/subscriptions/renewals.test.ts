import { beforeEach, describe, expect, it } from 'vitest';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

describe('a plan that renews another', () => {
  const services = useApp();
  let customer: Client & { id: string };
  let before: { id: string; number: string };

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    customer = await services.asCustomer();
    before = await buildSubscription(services.db, { customer, credits: 3 });
  });

  async function renew(number: string, who = customer) {
    const { group, variant } = await buildOffer(services.db);
    return who.call(subscriptions.subscribe, {
      body: {
        customerName: 'Asha Patel',
        customerEmail: 'asha@example.com',
        customerPhone: '+19055550123',
        customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        planGroupId: group.id,
        planVariantId: variant.id,
        billingCycle: 'weekly',
        startDate: '2026-11-23',
        currency: 'CAD',
        renews: number,
      },
    });
  }
  const read = async () =>
    (await customer.call(subscriptions.read, { params: { id: before.id } })).data;

  it('is offered while few credits are left, and not once there is one', async () => {
    expect((await read()).actions.renew).toBe(true);
    const { data: next } = await renew(before.number);
    expect(next).toMatchObject({ status: 'pending_approval', renews: before.number });
    expect(await read()).toMatchObject({
      renewedBy: next.subscriptionNumber,
      actions: { renew: false },
    });
  });

  it('is offered again when the next one was withdrawn', async () => {
    const { data: next } = await renew(before.number);
    await customer.call(subscriptions.withdraw, {
      params: { id: next.id },
      body: { reason: 'Changed my mind' },
    });
    expect(await read()).toMatchObject({ renewedBy: null, actions: { renew: true } });
    const withdrawn = await customer.call(subscriptions.read, { params: { id: next.id } });
    expect(withdrawn.data).toMatchObject({ status: 'cancelled', actions: { renew: false } });
  });

  it('shows the desk which one it follows', async () => {
    const { data: next } = await renew(before.number);
    const staff = await services.asStaff();
    const { data } = await staff.call(adminSubscriptions.read, { params: { id: next.id } });
    expect(data.renews).toEqual({ id: before.id, number: before.number });
  });

  it('has orders of its own in the list of all plans', async () => {
    const after = await buildSubscription(services.db, { customer, credits: 3 });
    const book = (subscriptionId: string, deliveryDate: string) =>
      customer.call(tiffinOrders.schedule, {
        body: {
          subscriptionId,
          deliveryDate,
          deliveryTimeSlot: '17:00-18:00',
          quantity: 1,
          deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
          specialInstructions: null,
        },
      });
    await book(before.id, '2026-11-20');
    await book(after.id, '2026-11-23');
    const { data } = await customer.call(subscriptions.listOwn, { params: { id: customer.id } });
    const daysOf = (id: string) =>
      data.find((plan) => plan.id === id)?.orders.map((order) => order.deliveryDate);
    expect([daysOf(before.id), daysOf(after.id)]).toEqual([['2026-11-20'], ['2026-11-23']]);
  });

  it('follows nothing of anybody else’s', async () => {
    const other = await services.asCustomer();
    const refused = await renew(before.number, other);
    expect(refused).toMatchObject({
      ...{ status: 422, code: 'renewal_not_found' },
      errors: [{ field: 'renews' }],
    });
  });
});
