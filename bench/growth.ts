import type pg from 'pg';
import { connect } from '#db/platform/connect.ts';
import { buildSession } from '#test/factories.ts';
import { copyFolder } from '#test/folders.ts';
import { COSTLIEST } from '#test/growth/kept-plans.ts';
import { atMost, type Bench, exactly } from './figure.ts';
import { fillSmallKitchen, growKitchen, openAsSuperuser, ordersOf } from './growth/fill.ts';
import { growthOf } from './growth/growth-of.ts';
import { type Jobs, openJobs, READS_ALL, timeJobs } from './growth/jobs.ts';
import {
  type Asked,
  ask,
  NEVER,
  pathOf,
  SECOND_LOOK,
  type Timed,
  timeQuestions,
} from './growth/measure.ts';
import { keepPlans, logPlans, readStatements } from './growth/plans.ts';
import { questionsOf } from './growth/questions.ts';
import { readSamples } from './growth/samples.ts';
import { inNewFolder, settle, withProgramOn } from './in-new-folder.ts';

const LIMIT = 1.5;

/** What takes as long as that is slow, whoever else uses the machine, and is not asked again. */
const BEYOND_DOUBT_MS = 3_000;

type Kitchen = Asked & { client: pg.Client; jobs: Jobs };

/** Lets `work` change the kitchen of a folder as nobody else may. */
const changeKitchen = (
  dataDir: string,
  work: (client: pg.Client, databaseUrl: string) => Promise<void>,
): Promise<void> =>
  withProgramOn(
    dataDir,
    async ({ databaseUrl }) => {
      const client = await openAsSuperuser(databaseUrl);
      try {
        await work(client, databaseUrl);
      } finally {
        await client.end();
      }
    },
    { WORKER: 'off' },
  );

/** Lets `work` have the kitchen of a folder with all that it can be asked. */
const withKitchen = <T>(dataDir: string, work: (kitchen: Kitchen) => Promise<T>): Promise<T> =>
  withProgramOn(
    dataDir,
    ({ origin, databaseUrl }) =>
      inNewFolder(async (backups) => {
        const client = await openAsSuperuser(databaseUrl);
        const samples = await readSamples(client);
        const { db, close } = connect(databaseUrl, { max: 1 });
        const sessionOf = async (account: Parameters<typeof buildSession>[1]) =>
          (await buildSession(db, account)).token;
        const tokens = {
          owner: await sessionOf({ staff: { id: samples.staff } }),
          customer: await sessionOf({ customer: { id: samples.customer } }),
        };
        await close();
        const questions = new Map(
          questionsOf(samples).map((question) => [question.name, question]),
        );
        const jobs = await openJobs(databaseUrl, backups);
        try {
          return await work({ origin, client, tokens, questions, jobs });
        } finally {
          await jobs.close();
          await client.end();
        }
      }),
    { WORKER: 'off' },
  );

/** Makes the small kitchen in one folder, and in the other what becomes of it. */
async function makeKitchens(smallFolder: string, largeFolder: string): Promise<void> {
  await changeKitchen(smallFolder, async (client, databaseUrl) => {
    await settle(databaseUrl);
    await fillSmallKitchen(client);
  });
  copyFolder(smallFolder, largeFolder);
  await changeKitchen(largeFolder, growKitchen);
}

/** What one thing takes in the small and in the large kitchen, and how much longer that is there. */
type Grown = { name: string; times: Timed[]; growth: number };

/** Times all jobs and questions, the doubtful of them twice; the most grown first. */
async function timeAll(small: Kitchen, large: Kitchen): Promise<Grown[]> {
  const kitchens = [small, large];
  const grownFrom = (name: string, times: Timed[]): Grown => {
    const [before = NEVER, after = NEVER] = times;
    const perRow = READS_ALL.includes(name) || small.questions.get(name)?.perRow === true;
    return { name, times, growth: growthOf(before, after, { perRow }) };
  };
  const jobs = await timeJobs([small.jobs, large.jobs]);
  const questions = await timeQuestions(kitchens, small.questions.keys());
  const doubtful = [...questions].filter(
    ([name, times]) => isQuick(times) && grownFrom(name, times).growth > LIMIT,
  );
  const again = await timeQuestions(kitchens, new Map(doubtful).keys(), SECOND_LOOK);
  for (const [name, times] of doubtful)
    questions.set(name, quickestOf(times, again.get(name) ?? times));
  return [...jobs, ...questions]
    .map(([name, times]) => grownFrom(name, times))
    .sort((one, other) => other.growth - one.growth);
}

const isQuick = ([, large = NEVER]: readonly Timed[]) => large.ms < BEYOND_DOUBT_MS;

/** The quicker of two looks at each kitchen. */
const quickestOf = (one: readonly Timed[], other: readonly Timed[]): Timed[] =>
  one.map((timed, place) => {
    const again = other[place] ?? timed;
    return again.ms < timed.ms ? again : timed;
  });

/** Does each thing once more, so that the log tells of its plans. */
async function doAgain({ origin, tokens, questions, jobs }: Kitchen) {
  for (const { run } of jobs.goes.values()) await run();
  for (const question of questions.values()) {
    // What is given up after too long has no plan to keep.
    await pathOf(origin, question, tokens)
      .then((path) => ask(origin, question, path, tokens))
      .catch(() => {});
  }
}

/**
 * Every list, search, report and job of shop and desk in a kitchen of 1,000 orders and in the same one
 * of 1,000,000, three years later, by turns. The days to come and each customer's own are the same in
 * both: what is compared is what grows with a kitchen's age. The grown kitchen's costliest statements
 * are kept with their plans.
 */
export const benchGrowth: Bench = (say) =>
  inNewFolder((smallFolder) =>
    inNewFolder(async (largeFolder) => {
      await makeKitchens(smallFolder, largeFolder);
      return withKitchen(smallFolder, (small) =>
        withKitchen(largeFolder, async (large) => {
          const grown = await timeAll(small, large);
          const [fewer, more] = [100, 100_000].map((n) => ordersOf(n).toLocaleString('en'));
          say(`${grown.length} things timed with ${fewer} orders and with ${more}`);
          for (const { name, times, growth } of grown.filter(({ growth }) => growth > LIMIT)) {
            const told = times.map(({ ms, rows }) => `${ms.toFixed(1)} ms (${rows} rows)`);
            say(`${growth.toFixed(1)} × ${name}: ${told.join(', then ')}`);
          }
          await logPlans(large.client);
          await doAgain(large);
          const changedPlans = keepPlans(await readStatements(large.client), say);
          return [
            atMost({
              name: 'the most that a list, search, report or job slows from 1,000 to 1,000,000 orders',
              value: grown[0]?.growth ?? Number.POSITIVE_INFINITY,
              unit: '×',
              limit: LIMIT,
            }),
            exactly({
              name: 'of the costliest statements with 1,000,000 orders, whose plan is the one that is kept',
              value: COSTLIEST - changedPlans,
              unit: '',
              limit: COSTLIEST,
            }),
          ];
        }),
      );
    }),
  );
