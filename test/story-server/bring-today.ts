import { dayOf } from '#domain/platform/days.ts';
import { reachDatabase } from './its-database.ts';

/** Makes a booked tiffin one of today's that is packed, or a snack order one of today's: days that no story waits for. */
export async function bringToday(dataDir: string, number: string): Promise<number> {
  const { db, close } = reachDatabase(dataDir);
  const today = dayOf(Temporal.Now.instant());
  try {
    const snacks = await db
      .updateTable('snack_orders')
      .set({ delivery_day: today })
      .where('number', '=', number)
      .executeTakeFirst();
    const tiffins = await db
      .updateTable('tiffin_orders')
      .set({ delivery_day: today, status: 'preparing' })
      .where('number', '=', number)
      .executeTakeFirst();
    return Number(snacks.numUpdatedRows + tiffins.numUpdatedRows);
  } finally {
    await close();
  }
}
