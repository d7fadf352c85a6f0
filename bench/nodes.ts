import { atLeast, atMost, type Bench, exactly } from './figure.ts';
import { countLosses, killPrimaries } from './nodes/deaths.ts';
import { sufferFaults } from './nodes/faults.ts';
import { withKitchen } from './nodes/kitchen.ts';
import { countMails } from './nodes/mails.ts';
import { compareReads } from './nodes/reads.ts';
import { missingPackages } from './nodes/service.ts';
import { WANTED } from './nodes/watch.ts';
import { surprises } from './nodes/what-people-see.ts';
import { median } from './statistics.ts';

/** Deaths of the primary in a whole drill, and who writes meanwhile. */
const ROUNDS = 20;
const WRITERS = 20;

/** So long may pass between a promotion and the first write. */
const SERVING_AGAIN_S = 5;

const HOUR_S = 3_600;

/** A server that is back has what waited an hour for it before the next delivery is on its way. */
const MAILS_LEFT_S = 600;

/** A query is given up after 17 s, and a page may wait for two in a row. */
const LONGEST_WAIT_S = 25;

/**
 * The primary's death under twenty writing clients: PostgreSQL as Patroni runs it, one node straight
 * at the servers and one through PgBouncer. It takes 85 minutes, of which the mail server is down for one
 * hour; `DEATHS=3 MAILS_DOWN=30 npm run bench -- nodes` is a shorter one, which misses the goals of both.
 */
export const benchNodes: Bench = async (say) => {
  const missing = missingPackages();
  if (missing.length > 0) {
    say(`NOT MEASURED. This machine lacks: apt install ${missing.join(' ')}`);
    return [exactly({ name: 'packages for many nodes', value: 0, unit: 'sets', limit: 1 })];
  }
  const { reads, deaths, faults, losses, mails } = await withKitchen(async (kitchen) => ({
    reads: await compareReads(kitchen, say),
    deaths: await killPrimaries(kitchen, Number(process.env.DEATHS ?? ROUNDS), say),
    faults: await sufferFaults(kitchen, say),
    losses: await countLosses(kitchen, say),
    mails: await countMails(kitchen, say),
  }));
  const { lost, halfDone, answeredOtherwise, acknowledged } = losses;
  const unexpected = [...losses.unexpected, ...faults.unexpected];
  const wrong = [...lost, ...halfDone, ...answeredOtherwise, ...unexpected];
  const sightings = [...deaths.sightings, ...faults.sightings];
  const surprising = sightings.flatMap(surprises);
  for (const line of [...wrong.slice(0, 20), ...surprising]) say(line);
  const seconds = deaths.writtenAfter.map((wait) => wait / 1000);
  return [
    exactly({ name: 'packages for many nodes', value: 1, unit: 'sets', limit: 1 }),
    atLeast(0.9, {
      name: 'kept answers for a second of the processor, of two nodes at once against each alone',
      value: reads.kept.together,
      unit: 'answers/s',
      limit: reads.kept.alone,
    }),
    atLeast(0.9, {
      name: 'answers out of the database for a second of all processors, likewise',
      value: reads.read.together,
      unit: 'answers/s',
      limit: reads.read.alone,
    }),
    exactly({
      name: 'deaths of the primary with another that took over',
      value: deaths.rounds,
      unit: 'rounds',
      limit: ROUNDS,
    }),
    exactly({
      name: 'clients whose writes were acknowledged meanwhile',
      value: deaths.writers,
      unit: 'clients',
      limit: WRITERS,
    }),
    exactly({
      name: 'acknowledged writes that outlived the deaths of their primaries once and whole',
      value: acknowledged - wrong.length,
      unit: 'writes',
      limit: acknowledged,
    }),
    atMost({
      name: 'first write at each node after a promotion, median',
      value: median(seconds),
      unit: 's',
      limit: SERVING_AGAIN_S,
    }),
    atMost({
      name: 'first write at each node after a promotion, worst',
      value: Math.max(...seconds),
      unit: 's',
      limit: SERVING_AGAIN_S,
    }),
    exactly({
      name: 'faults and a migration that were lived through under writers (a full disk by root)',
      value: faults.faults,
      unit: 'of them',
      limit: 9,
    }),
    exactly({
      name: 'what was seen of each death and fault at each node, as operations.md says',
      value: sightings.length * WANTED.length - surprising.length,
      unit: 'kinds of answers',
      limit: sightings.length * WANTED.length,
    }),
    atLeast(1, {
      name: 'time that the mail server was down, of it half refusing and half silent',
      value: faults.mailsDown,
      unit: 's',
      limit: HOUR_S,
    }),
    atMost({
      name: 'from its return until the last mail of that time had left',
      value: faults.mailsLeftAfter,
      unit: 's',
      limit: MAILS_LEFT_S,
    }),
    exactly({
      name: 'mails that arrived after all of that',
      value: mails.arrived,
      unit: 'mails',
      limit: mails.written,
    }),
    atMost({
      name: 'longest wait for an answer while one of those faults lasts',
      value: Math.max(...faults.sightings.map(({ view }) => view.longestWait)) / 1000,
      unit: 's',
      limit: LONGEST_WAIT_S,
    }),
    atMost({
      name: 'first write at each node after the end of such a fault, worst',
      value: Math.max(...faults.writtenAfter) / 1000,
      unit: 's',
      limit: LONGEST_WAIT_S,
    }),
  ];
};
