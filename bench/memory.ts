import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#db/platform/connect.ts';
import { programUrl } from '#db/platform/embedded/server-session.ts';
import { startProgram } from '#test/kills/start-program.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { type BusyKitchen, openBusyKitchen } from './day/kitchen.ts';
import { recordCalls } from './day/recorder.ts';
import { settleJobs } from './day/settle-jobs.ts';
import { atMost, type Bench, exactly, type Figure } from './figure.ts';
import { inNewFolder } from './in-new-folder.ts';
import { afterAnHour, isLevel, memoryOf, type Sample, slopeOf } from './memory/measure.ts';
import { mixedLoad } from './memory/mixed-load.ts';

/** Minutes of load, and from when on it is expected to be level. */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 120);
const LEVEL_FROM = Math.min(30, MINUTES / 2);

/** `MEMORY_MINUTES=20` is for a look: its figures have names of their own, and say how long it was. */
const SPAN = MINUTES >= 120 ? 'two hours' : `${MINUTES} minutes`;

const SAMPLE_EVERY_MS = 15_000;

/** A program has settled so long after it said that it was ready, in milliseconds. */
const SETTLED_MS = 30_000;

const LIMITS_MB = { started: 200, loaded: 300 };

/** Lets `work` have the program; `pids` are those of the program and of its database's server. */
async function withRunning<T>(
  dataDir: string,
  work: (origin: string, pids: () => number[]) => Promise<T>,
): Promise<T> {
  const port = await findFreePort();
  const program = startProgram(dataDir, port);
  const pids = () => [
    program.process.pid ?? 0,
    Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
  ];
  try {
    await program.ready();
    return await work(`http://127.0.0.1:${port}`, pids);
  } finally {
    await program.stop();
  }
}

async function openKitchen(dataDir: string): Promise<BusyKitchen> {
  const connection = connect(programUrl(join(dataDir, 'run')), { max: 8 });
  try {
    const kitchen = await openBusyKitchen(connection, Temporal.Now.instant());
    // Their patterns are booked by the clock: a start has nothing of it left to do.
    await settleJobs(connection);
    return kitchen;
  } finally {
    await connection.close();
  }
}

/** Measures memory again and again while the kitchen has a day like others. */
async function live(
  origin: string,
  {
    kitchen,
    pids,
    say,
  }: { kitchen: BusyKitchen; pids: () => number[]; say: (line: string) => void },
) {
  const people = recordCalls(origin, say);
  const end = Date.now() + MINUTES * 60_000;
  const samples: Sample[] = [];
  const measuring = (async () => {
    while (Date.now() < end) {
      await pause(SAMPLE_EVERY_MS);
      // With the load its memory goes.
      if (Date.now() >= end) break;
      const { mb, byKind } = memoryOf(pids());
      const minutes = MINUTES - (end - Date.now()) / 60_000;
      samples.push({ minutes, mb });
      // What was answered is no longer of interest, and its memory is this process's.
      const answers = people.waits.splice(0).length;
      if (samples.length % 20 === 0)
        say(`${minutes.toFixed(0)} min: ${mb.toFixed(0)} MB, ${byKind}; ${answers} answers since`);
    }
  })();
  await Promise.all([measuring, ...mixedLoad({ people, kitchen, end })]);
  return { samples, wrong: people.wrong };
}

/**
 * What the program and its database hold of the machine's memory (PSS: what is shared is divided
 * among those who share it), after a start and under the load of an ordinary day.
 */
export const benchMemory: Bench = (say) =>
  inNewFolder(async (dataDir): Promise<Figure[]> => {
    const kitchen = await withRunning(dataDir, () => openKitchen(dataDir));
    return withRunning(dataDir, async (origin, pids) => {
      await pause(SETTLED_MS);
      const started = memoryOf(pids());
      say(`after the start: ${started.mb.toFixed(0)} MB, ${started.byKind}`);
      const { samples, wrong } = await live(origin, { kitchen, pids, say });
      const hour = afterAnHour(samples);
      const slope = slopeOf(samples.filter(({ minutes }) => minutes >= LEVEL_FROM));
      say(
        `from minute ${LEVEL_FROM} on ${slope.low.toFixed(1)} to ${slope.high.toFixed(1)} MB an hour (95 %)`,
      );
      return [
        atMost({
          name: 'memory after the start, database included',
          value: started.mb,
          unit: 'MB',
          limit: LIMITS_MB.started,
        }),
        ...(hour === null
          ? []
          : [
              atMost({
                name: 'memory after an hour of mixed load, database included',
                value: hour,
                unit: 'MB',
                limit: LIMITS_MB.loaded,
              }),
            ]),
        exactly({
          name: `memory that is flat over ${SPAN} of load (the interval of its slope contains 0)`,
          value: Number(isLevel(slope)),
          unit: 'of 1',
          limit: 1,
        }),
        exactly({
          name: `people whose day ended with an error in ${SPAN} of that load`,
          value: wrong.length + 1,
          unit: 'and 1',
          limit: 1,
        }),
      ];
    });
  });
