import { settleKitchen } from '#api/program/demo/demo-kitchen.ts';
import { connect } from '#db/platform/connect.ts';
import { startDatabase } from '#db/platform/embedded/embedded.ts';
import { migrate } from '#db/platform/migrate.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';

/** Fills the data folder of the stories before their program starts: what they read is there at once. */
export async function settleStories(dataDir: string): Promise<void> {
  const database = await startDatabase({ dataDir, log: () => {} });
  await migrate(database.url);
  const { db, close } = connect(database.url);
  const now = Temporal.Now.instant();
  await seedIfEmpty(db, now);
  await settleKitchen(db, now);
  await close();
  await database.stop();
}
