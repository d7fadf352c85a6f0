import { storeSettings } from '#db/kitchen/settings.ts';
import type { Connection } from '#db/platform/connect.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { availableDates } from '#domain/tiffin/available-dates.ts';
import { buildCustomer, buildSession } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

/** Somebody who books and books, on days of their own choice. */
export type BookingCustomer = { name: number; token: string; subscriptionId: string };

const SETTINGS = {
  ...DEFAULT_SETTINGS,
  scheduleWindowDays: 90,
  slotCapacity: 1_000_000,
  dayCapacity: 1_000_000,
};

/** So many customers with endless credits, and the days on which they can book. */
export async function makeBookingCustomers(
  { db }: Connection,
  count: number,
): Promise<{ customers: BookingCustomer[]; days: string[] }> {
  const now = Temporal.Now.instant();
  await storeSettings(db, 'kitchen', SETTINGS, now);
  await db.deleteFrom('closures').execute();
  const customers = await Promise.all(
    Array.from({ length: count }, async (_, name) => {
      const customer = await buildCustomer(db);
      const { id } = await buildSubscription(db, { customer, credits: 1_000_000 });
      return { name, subscriptionId: id, ...(await buildSession(db, { customer })) };
    }),
  );
  const days = availableDates(now, { settings: SETTINGS, closures: [] }).map(({ date }) => date);
  return { customers, days: days.slice(2) };
}
