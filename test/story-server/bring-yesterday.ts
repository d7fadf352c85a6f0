import { addDays, dayOf } from '#domain/platform/days.ts';
import { reachDatabase } from './its-database.ts';

/** Makes a booked tiffin, in whichever state it is, one of yesterday's. */
export async function bringYesterday(dataDir: string, number: string): Promise<number> {
  const { db, close } = reachDatabase(dataDir);
  try {
    const { numUpdatedRows } = await db
      .updateTable('tiffin_orders')
      .set({ delivery_day: addDays(dayOf(Temporal.Now.instant()), -1) })
      .where('number', '=', number)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  } finally {
    await close();
  }
}
