import { isDeepStrictEqual } from 'node:util';
import { type Arena, openArena } from '#test/races/arena.ts';
import { raceToApprove } from '#test/races/double-approval.ts';
import { raceForLastCredit, raceForOnePlace } from '#test/races/last-credit.ts';
import {
  raceForLastSnacks,
  raceOppositeBaskets,
  raceWithOneSnackOrder,
} from '#test/races/last-snacks.ts';
import { raceWithOneKey } from '#test/races/one-key.ts';
import { raceForOneQuote, wrongWithQuoteRace } from '#test/races/one-quote.ts';
import { raceSkipAndConfirm, type SkipOrConfirm } from '#test/races/skip-or-confirm.ts';
import { type Bench, exactly, type Figure } from './figure.ts';
import { withNewDatabase } from './in-new-folder.ts';

const ROUNDS = 20;
const KEY_ROUNDS = 5;
const SKIP_ROUNDS = 200;
const QUOTE_ROUNDS = 200;

/** All rounds of the races of test/races.test.ts, on a database that waits for its disk. */
export const benchRaces: Bench = (say) =>
  withNewDatabase(async (url) => {
    const arena = await openArena(url);
    try {
      return [
        await repeat('rounds in which the last credit was spent once', ROUNDS, say, () =>
          raceForLastCredit(arena).then((outcome) => ({
            outcome,
            wanted: booked(0, { '201': 1, '409 insufficient_credits': 99 }),
          })),
        ),
        await repeat('rounds in which one place was booked once', ROUNDS, say, () =>
          raceForOnePlace(arena).then((outcome) => ({
            outcome,
            wanted: booked(99, { '201': 1, '409 already_scheduled': 99 }),
          })),
        ),
        await repeat('rounds in which one submit made one order', KEY_ROUNDS, say, () =>
          raceWithOneKey(arena).then((outcome) => ({
            outcome,
            wanted: { statuses: [201], bodies: 1, orders: 1 },
          })),
        ),
        await repeat('rounds in which two approvals granted once', ROUNDS, say, () =>
          raceToApprove(arena).then((outcome) => ({
            outcome,
            wanted: {
              answers: { '200': 1, '409 action_not_allowed': 19 },
              payments: 1,
              row: { available: 5, reserved: 0 },
              fold: { available: 5, reserved: 0 },
            },
          })),
        ),
        await repeat(
          'rounds in which one version of a quote was accepted once',
          QUOTE_ROUNDS,
          say,
          (round) =>
            // In every fourth round the day of the first version is over.
            raceForOneQuote(arena, round % 4 === 0).then((race) => ({
              outcome: wrongWithQuoteRace(race),
              wanted: [],
            })),
        ),
        await skipOrConfirm(arena, say),
        await repeat('rounds in which the last five snacks were sold once', ROUNDS, say, () =>
          raceForLastSnacks(arena).then((outcome) => ({
            outcome,
            wanted: { answers: { '201': 5, '409 snack_sold_out': 95 }, orders: 5, counted: 5 },
          })),
        ),
        await repeat('rounds in which opposite baskets met no deadlock', ROUNDS, say, () =>
          raceOppositeBaskets(arena).then((outcome) => ({
            outcome,
            wanted: { answers: { '201': 100 }, orders: 100, counted: 100 },
          })),
        ),
        await repeat('rounds in which one submit made one snack order', KEY_ROUNDS, say, () =>
          raceWithOneSnackOrder(arena).then((outcome) => ({
            outcome,
            wanted: { answers: { '201': 50 }, bodies: 1, orders: 1, counted: 1 },
          })),
        ),
      ];
    } finally {
      await arena.close();
    }
  });

/** One booked and so many credits left, in the row and in the ledger. */
const booked = (available: number, answers: Record<string, number>) => ({
  answers,
  row: { available, reserved: 1 },
  fold: { available, reserved: 1 },
});

async function repeat(
  name: string,
  rounds: number,
  say: (line: string) => void,
  race: (round: number) => Promise<{ outcome: unknown; wanted: unknown }>,
): Promise<Figure> {
  let value = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { outcome, wanted } = await race(round);
    if (isDeepStrictEqual(outcome, wanted)) value += 1;
    else say(`${name}: not this one: ${JSON.stringify(outcome)}`);
  }
  say(`${value} of ${rounds} ${name}`);
  return exactly({ name, value, unit: 'rounds', limit: rounds });
}

async function skipOrConfirm(arena: Arena, say: (line: string) => void): Promise<Figure> {
  const outcomes = await raceSkipAndConfirm(arena, SKIP_ROUNDS);
  const fits = ({ skip, confirm, status, balance: { row, fold } }: SkipOrConfirm): boolean => {
    const skipped = skip === 200 && confirm === 409 && status === 'skipped' && row.available === 1;
    const confirmed =
      skip === 409 && confirm === 200 && status === 'confirmed' && row.reserved === 1;
    return skipped !== confirmed && isDeepStrictEqual(row, fold);
  };
  const skips = outcomes.filter(({ skip }) => skip === 200).length;
  say(`skipped ${skips} times, confirmed ${SKIP_ROUNDS - skips} times`);
  return exactly({
    name: 'rounds of skip against confirm that one of them won',
    value: outcomes.filter(fits).length,
    unit: 'rounds',
    limit: SKIP_ROUNDS,
  });
}
