import { remindOfDeliveries } from '#api/account/reminders/remind-of-deliveries.ts';
import { reachDatabase } from './its-database.ts';

/** Lets the clock remind of deliveries as it will at a moment to come; answers how many mails there were. */
export async function remindAt(dataDir: string, at: string): Promise<number> {
  const { db, close } = reachDatabase(dataDir);
  const log = { info() {}, error: console.error };
  try {
    return await remindOfDeliveries({ db, now: Temporal.Instant.from(at), log });
  } finally {
    await close();
  }
}
