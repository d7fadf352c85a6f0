import { startDatabase, superviseDatabase } from '#db/platform/embedded/embedded.ts';

// A program that uses an embedded database and does nothing else, for tests to start and kill.
// It prints one line of JSON when it is ready, and stops cleanly on SIGTERM.
// A kill loses nothing that the system still holds, so that waiting for the disk proves nothing.
const settings = { fsync: 'off' };
const log = (): void => {};
const database = await startDatabase({ dataDir: process.argv[2] ?? '', settings, log });
const endSupervision = superviseDatabase(database, { log });
const keepAlive = setInterval(() => {}, 60_000);
process.on('SIGTERM', async () => {
  endSupervision();
  await database.stop();
  clearInterval(keepAlive);
});
console.log(JSON.stringify({ url: database.url, startedHere: database.startedHere }));
