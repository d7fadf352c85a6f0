import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Clock } from '#api/platform/http/app-services.ts';
import { readTime } from '#db/platform/program-health.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { followClock } from './follow-clock.ts';

let database: TestDatabase;
let warnings: unknown[];
/** By how much the database's clock is ahead of the machine's, and whether it can be asked. */
let ahead: Temporal.DurationLike;
let isAway: boolean;

beforeEach(async () => {
  database = await createTestDatabase();
  [warnings, ahead, isAway] = [[], { hours: 0 }, false];
});
afterEach(() => database.drop());

async function follow() {
  const followed = await followClock({
    ask: async () => {
      if (isAway) throw new Error('the database is away');
      return (await readTime(database.db)).add(ahead);
    },
    log: { warn: (details: unknown) => void warnings.push(details) },
    machine: { now: () => Temporal.Now.instant() },
  });
  followed.stop();
  return followed;
}

/** How far a clock is ahead of this machine's, in whole seconds; 0 where that is -0. */
const secondsAhead = (clock: Clock) =>
  Math.round(clock.now().since(Temporal.Now.instant()).total('seconds')) + 0;

it('is the same where both clocks agree, and nobody is told', async () => {
  const { clock, askAgain } = await follow();
  await askAgain();
  expect([secondsAhead(clock), warnings]).toEqual([0, []]);
});

it("goes by the database's where they do not, and says so once", async () => {
  ahead = { hours: -1 };
  const { clock, askAgain } = await follow();
  await askAgain();
  expect([secondsAhead(clock), warnings]).toEqual([-3600, [{ aheadSeconds: 3600 }]]);
});

it("follows a database's clock that is set, and says it again when it is wrong again", async () => {
  const { clock, askAgain } = await follow();
  for (const hours of [1, 0, 2]) {
    ahead = { hours };
    await askAgain();
    expect(secondsAhead(clock)).toBe(hours * 3600);
  }
  expect(warnings).toEqual([{ aheadSeconds: -3600 }, { aheadSeconds: -7200 }]);
});

it('is not moved by what the way over a network takes', async () => {
  const { clock, askAgain } = await follow();
  ahead = { milliseconds: 150 };
  const before = clock.now().since(Temporal.Now.instant()).total('milliseconds');
  await askAgain();
  const after = clock.now().since(Temporal.Now.instant()).total('milliseconds');
  expect(Math.abs(after - before)).toBeLessThan(50);
});

it('goes on by itself while the database is away', async () => {
  ahead = { hours: 1 };
  const { clock, askAgain } = await follow();
  isAway = true;
  await askAgain();
  expect(secondsAhead(clock)).toBe(3600);
});
