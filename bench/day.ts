import { join } from 'node:path';
import { type Connection, connect } from '#db/platform/connect.ts';
import { programUrl } from '#db/platform/embedded/server-session.ts';
import { addDays, dayOf, type IsoDay, instantAt } from '#domain/platform/days.ts';
import { startProgram } from '#test/kills/start-program.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { type FastClock, runDay } from './day/clock.ts';
import { customersOf } from './day/customers.ts';
import { type BusyKitchen, bookToday, openBusyKitchen, PEOPLE } from './day/kitchen.ts';
import { recordCalls } from './day/recorder.ts';
import { settleJobs, tick } from './day/settle-jobs.ts';
import { staffOf } from './day/staff.ts';
import { addUp } from './day/sums.ts';
import type { Done, Today } from './day/today.ts';
import { atMost, type Bench, exactly, type Figure } from './figure.ts';
import { inNewFolder } from './in-new-folder.ts';
import { quantile } from './statistics.ts';

const SPEED = 50;
const LONGEST_MS = 1_000;

/** A Wednesday to come: the day before and the day after have tiffins, too. */
function busiestDay(): IsoDay {
  const today = Temporal.Now.plainDateISO('America/Toronto');
  return addDays(today.toString(), 7 + ((10 - today.dayOfWeek) % 7));
}

/** Lets `work` have the program by another clock. */
async function withClock<T>(
  dataDir: string,
  fast: FastClock,
  work: (origin: string, connection: Connection) => Promise<T>,
): Promise<T> {
  const port = await findFreePort();
  const env = {
    BENCH_CLOCK: JSON.stringify(fast),
    RATE_LIMIT: 'on',
    // Everybody has an address of their own (day/addresses.ts).
    TRUST_PROXY: 'loopback',
  };
  const program = startProgram(dataDir, port, { entry: 'bench/day/program.ts', env });
  try {
    await program.ready();
    const connection = connect(programUrl(join(dataDir, 'run')), { max: 8 });
    try {
      return await work(`http://127.0.0.1:${port}`, connection);
    } finally {
      await connection.close();
    }
  } finally {
    await program.stop();
  }
}

/** Lives the day, and answers how long everybody waited and whether the books are right. */
async function liveDay(
  say: (line: string) => void,
  {
    origin,
    connection,
    kitchen,
    fast,
  }: {
    origin: string;
    connection: Connection;
    kitchen: BusyKitchen;
    fast: FastClock;
  },
): Promise<Figure[]> {
  const clock = runDay(fast);
  const day = dayOf(clock.now());
  const people = recordCalls(origin, say, clock.now);
  const done: Done = { booked: 0, skipped: 0, snacks: [], plans: 0 };
  await settleJobs(connection);
  await clock.until('11:40');
  // The program's own minutes are those of the machine.
  const minutes = setInterval(() => void tick(connection), 60_000 / SPEED);
  const today: Today = { clock, people, kitchen, done };
  await Promise.all([...customersOf(today), ...staffOf(today)]);
  clearInterval(minutes);
  await settleJobs(connection);

  const slowest = people.waits.toSorted((one, other) => other.ms - one.ms);
  for (const { what, ms } of slowest.slice(0, 5)) say(`${ms.toFixed(0)} ms: ${what}`);
  const waits = people.waits.map(({ ms }) => ms);
  say(
    `${waits.length} answers, half of them within ${quantile(waits, 0.5).toFixed(1)} ms, 99 % within ${quantile(waits, 0.99).toFixed(0)} ms`,
  );
  const sums = await addUp(connection.db, day, done);
  for (const { what, is, shouldBe } of sums)
    say(`${what}: ${is}${is === shouldBe ? '' : `, and should be ${shouldBe}`}`);
  return [
    atMost({
      name: `a day of ${PEOPLE.all} customers at ${SPEED} times the speed, the longest wait`,
      value: Math.max(...waits),
      unit: 'ms',
      limit: LONGEST_MS,
    }),
    exactly({
      name: 'answers of that day that were as they should be',
      value: waits.length - people.wrong.length,
      unit: 'answers',
      limit: waits.length,
    }),
    exactly({
      name: 'sums of that day that are right',
      value: sums.filter(({ is, shouldBe }) => is === shouldBe).length,
      unit: 'sums',
      limit: sums.length,
    }),
  ];
}

/**
 * A kitchen of 2,000 customers lives its busiest day from noon to eight at 50 times the speed: the rush
 * before the cut-off, reminders, cooking, driving, the counter, browsing, and screens that look for news,
 * with the limits on how often anybody may call.
 */
export const benchDay: Bench = (say) =>
  inNewFolder(async (dataDir) => {
    const day = busiestDay();
    const clockOf = (moment: Temporal.Instant, speed: number): FastClock => ({
      ...{ from: moment.toString(), startedAt: Date.now(), speed },
    });
    const before = clockOf(instantAt(addDays(day, -1), '12:00'), 1);
    const kitchen = await withClock(dataDir, before, async (origin, connection) => {
      const opened = await openBusyKitchen(connection, Temporal.Instant.from(before.from));
      await bookToday(recordCalls(origin, say), opened, day);
      await settleJobs(connection);
      return opened;
    });
    say(`${PEOPLE.all} customers, ${PEOPLE.today} tiffins for today`);
    // The clock has confirmed the day when people come.
    const fast = clockOf(instantAt(day, '11:00'), SPEED);
    return withClock(dataDir, fast, (origin, connection) =>
      liveDay(say, { origin, connection, kitchen, fast }),
    );
  });
