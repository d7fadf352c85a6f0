import { dayOf } from '#domain/days.ts';
import { reachDatabase } from './its-database.ts';

/** Makes a booked tiffin one of today's that is packed: days that no story waits for. */
export async function bringToday(dataDir: string, number: string): Promise<number> {
  const { db, close } = reachDatabase(dataDir);
  try {
    const { numUpdatedRows } = await db
      .updateTable('tiffin_orders')
      .set({ delivery_day: dayOf(Temporal.Now.instant()), status: 'preparing' })
      .where('number', '=', number)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  } finally {
    await close();
  }
}
