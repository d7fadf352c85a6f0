import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import type { Client, TestApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

/** Everybody who may come to the door. */
export type Callers = {
  visitor: Client;
  /** The customer whose data a row is about. */
  owner: Client & { id: string };
  /** Another customer. */
  other: Client & { id: string };
  /** An owner of the kitchen. */
  chief: Client & { id: string };
  kitchen: Client & { id: string };
  driver: Client & { id: string };
};

export const CALLERS = ['visitor', 'owner', 'other', 'chief', 'kitchen', 'driver'] as const;
export type CallerName = (typeof CALLERS)[number];

/** Callers of their own for one row and one call, and what makes the things that it is about. */
export type Scene = Callers & {
  services: TestApp;
  /** An active subscription of the owner, or one in another state. */
  subscription(
    values?: Parameters<typeof buildSubscription>[1],
  ): Promise<{ id: string; number: string }>;
  /** A tiffin that the owner has booked for Friday. */
  order(): Promise<{ id: string; subscriptionId: string }>;
  offer(): ReturnType<typeof buildOffer>;
};

export const FRIDAY = '2026-11-20';
export const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

/** What the owner books in a subscription. */
export const booking = (subscriptionId: string) => ({
  subscriptionId,
  deliveryDate: FRIDAY,
  deliveryTimeSlot: '17:00-18:00' as const,
  quantity: 1,
  deliveryAddress: ADDRESS,
  specialInstructions: null,
});

export async function setScene(services: TestApp): Promise<Scene> {
  const owner = await services.asCustomer();
  const subscription: Scene['subscription'] = (values = {}) =>
    buildSubscription(services.db, { customer: owner, ...values });
  return {
    services,
    owner,
    visitor: services.visitor,
    other: await services.asCustomer(),
    chief: await services.asStaff(),
    kitchen: await services.asStaff(await buildStaff(services.db, { role: 'kitchen' })),
    driver: await services.asStaff(await buildStaff(services.db, { role: 'driver' })),
    subscription,
    async order() {
      const { id } = await subscription();
      const booked = await owner.call(tiffinOrders.schedule, { body: booking(id) });
      return { id: booked.data.id, subscriptionId: id };
    },
    offer: () => buildOffer(services.db),
  };
}
