import { beforeEach } from 'vitest';
import type { MailKind } from '#api/kitchen/mail/mail-kinds.ts';
import type { KitchenSettings } from '#contract/kitchen/settings.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { type Client, TEST_NOW, useApp } from './app.ts';
import { buildSubscription } from './tiffin-factories.ts';

/** Where tiffins are brought to that say nothing else. */
export const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

/**
 * A customer with a subscription of five credits, new for each test, on Wednesday November 18, 2026
 * at 10:00, in a kitchen with the usual rules that is never closed; `book` asks for a tiffin of the
 * Friday after it, `setKitchen` sets other rules.
 */
export function useBooking() {
  const services = useApp();
  const here = {} as {
    customer: Client & { id: string };
    subscription: { id: string; number: string };
  };
  const setKitchen = (rules: Partial<KitchenSettings>) =>
    storeSettings(services.db, 'kitchen', { ...DEFAULT_SETTINGS, ...rules }, services.clock.now());

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    await services.db.deleteFrom('closures').execute();
    await setKitchen({});
    here.customer = await services.asCustomer();
    here.subscription = await buildSubscription(services.db, { customer: here.customer });
  });

  const book = (change: Record<string, unknown> = {}, who = here.customer) =>
    who.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: here.subscription.number,
        deliveryDate: '2026-11-20',
        deliveryTimeSlot: '17:00-18:00',
        quantity: 1,
        deliveryAddress: ADDRESS,
        specialInstructions: null,
        ...change,
      },
    });

  /** What the latest mail of a kind told the customer. */
  const lastMail = async (kind: MailKind) => {
    const { details } = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', here.customer.id)
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .select('details')
      .executeTakeFirstOrThrow();
    return details;
  };

  return Object.assign(here, { services, book, setKitchen, lastMail });
}
