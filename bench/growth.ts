import { connect } from '#db/platform/connect.ts';
import { buildSession } from '#test/factories.ts';
import { COSTLIEST } from '#test/growth/kept-plans.ts';
import { atMost, type Bench, exactly } from './figure.ts';
import { fillSmallKitchen, growKitchen, openAsSuperuser, ordersOf } from './growth/fill.ts';
import { growthOf } from './growth/growth-of.ts';
import { READS_ALL, timeJobs } from './growth/jobs.ts';
import { ask, NEVER, pathOf, type Timed, timeQuestions } from './growth/measure.ts';
import { paceOf } from './growth/pace.ts';
import { keepPlans, logPlans, readStatements } from './growth/plans.ts';
import { questionsOf } from './growth/questions.ts';
import { readSamples } from './growth/samples.ts';
import { inNewFolder, withProgram } from './in-new-folder.ts';

const LIMIT = 1.5;

/** What takes as long as that is slow, whoever else uses the machine, and is not asked again. */
const BEYOND_DOUBT_MS = 3_000;

/**
 * Every list, search, report and job of shop and desk in a kitchen of 1,000 orders and, three years
 * later, of 1,000,000. The days to come and each customer's own are the same in both: what is compared
 * is what grows with a kitchen's age. The grown kitchen's costliest statements are kept with their plans.
 */
export const benchGrowth: Bench = (say) =>
  withProgram(
    async ({ origin, databaseUrl }) => {
      const client = await openAsSuperuser(databaseUrl);
      // The program stops its database; that is no error of this connection's.
      client.on('error', () => {});
      await fillSmallKitchen(client);
      const samples = await readSamples(client);
      const questions = questionsOf(samples);
      const { db, close } = connect(databaseUrl, { max: 1 });
      const sessionOf = async (account: Parameters<typeof buildSession>[1]) =>
        (await buildSession(db, account)).token;
      const tokens = {
        owner: await sessionOf({ staff: { id: samples.staff } }),
        customer: await sessionOf({ customer: { id: samples.customer } }),
      };
      await close();

      const timeAll = async (dataDir: string) =>
        new Map([
          ...(await timeJobs(databaseUrl, dataDir)),
          ...(await timeQuestions(origin, questions, tokens)),
        ]);
      const small = await inNewFolder(timeAll);
      say(`${small.size} things timed with ${ordersOf(100).toLocaleString('en')} orders`);
      const startedAt = performance.now();
      await growKitchen(client);
      say(`growing took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
      const large = await inNewFolder(timeAll);
      const pace = paceOf(small, large);
      say(`what is the same in both takes ${pace.toFixed(2)} times as long`);

      const perRow = new Set([
        ...READS_ALL,
        ...questions.filter((question) => question.perRow).map(({ name }) => name),
      ]);
      const growthFrom = (name: string, before: Timed) =>
        growthOf(before, large.get(name) ?? NEVER, { perRow: perRow.has(name), pace });
      const isQuick = (name: string) => (large.get(name) ?? NEVER).ms < BEYOND_DOUBT_MS;
      // A second look at what seems slow: somebody else may have had the machine at that moment.
      const slow = questions.filter(
        ({ name, perRow: takesAll }) =>
          !takesAll && isQuick(name) && growthFrom(name, small.get(name) ?? NEVER) > LIMIT,
      );
      for (const [name, again] of await timeQuestions(origin, slow, tokens))
        if (again.ms < (large.get(name) ?? NEVER).ms) large.set(name, again);

      const grown = [...small]
        .map(([name, before]) => {
          const after = large.get(name) ?? NEVER;
          return { name, before, after, growth: growthFrom(name, before) };
        })
        .sort((one, other) => other.growth - one.growth);
      for (const { name, before, after, growth } of grown.filter(({ growth }) => growth > LIMIT))
        say(
          `${growth.toFixed(1)} × ${name}: ${before.ms.toFixed(1)} ms (${before.rows} rows), then ${after.ms.toFixed(1)} ms (${after.rows} rows)`,
        );

      await logPlans(client);
      for (const question of questions.filter(
        ({ name, perRow: takesAll }) => !takesAll && isQuick(name),
      )) {
        // What is given up after too long has no plan to keep.
        await pathOf(origin, question, tokens)
          .then((path) => ask(origin, question, path, tokens))
          .catch(() => {});
      }
      const changedPlans = keepPlans(await readStatements(client), say);
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
    },
    { WORKER: 'off' },
  );
