import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from './database.ts';
import { type Arena, openArena } from './races/arena.ts';
import { raceToApprove } from './races/double-approval.ts';
import { raceForLastCredit, raceForOnePlace } from './races/last-credit.ts';
import {
  raceForLastSnacks,
  raceOppositeBaskets,
  raceWithOneSnackOrder,
} from './races/last-snacks.ts';
import { raceWithOneKey } from './races/one-key.ts';
import { raceForOneQuote, wrongWithQuoteRace } from './races/one-quote.ts';
import { raceSkipAndConfirm } from './races/skip-or-confirm.ts';

// A few rounds of each; `npm run bench -- races` runs all of them.
describe('four client processes against two server processes', () => {
  const database = useDatabase();
  let arena: Arena;
  beforeAll(async () => {
    arena = await openArena(database.url);
  });
  afterAll(() => arena?.close());

  it.each([1, 2])('spend the last credit once (round %i)', async () => {
    expect(await raceForLastCredit(arena)).toEqual({
      answers: { '201': 1, '409 insufficient_credits': 99 },
      row: { available: 0, reserved: 1 },
      fold: { available: 0, reserved: 1 },
    });
  });

  it.each([1, 2])('book one day, slot and address once (round %i)', async () => {
    expect(await raceForOnePlace(arena)).toEqual({
      answers: { '201': 1, '409 already_scheduled': 99 },
      row: { available: 99, reserved: 1 },
      fold: { available: 99, reserved: 1 },
    });
  });

  it('make one order of one submit, and get one answer for it, also after a restart', async () => {
    expect(await raceWithOneKey(arena)).toEqual({ statuses: [201], bodies: 1, orders: 1 });
  });

  it.each([1, 2, 3, 4, 5])('accept one version of a quote, once (round %i)', async (round) => {
    const isOver = round % 2 === 0;
    expect(wrongWithQuoteRace(await raceForOneQuote(arena, isOver))).toEqual([]);
  });

  it('skip a tiffin or have it confirmed, never both', async () => {
    for (const outcome of await raceSkipAndConfirm(arena, 10)) {
      const skipWon = {
        skip: 200,
        confirm: 409,
        status: 'skipped',
        balance: { row: { available: 1, reserved: 0 }, fold: { available: 1, reserved: 0 } },
      };
      const confirmWon = {
        skip: 409,
        confirm: 200,
        status: 'confirmed',
        balance: { row: { available: 0, reserved: 1 }, fold: { available: 0, reserved: 1 } },
      };
      expect(outcome).toEqual(outcome.skip === 200 ? skipWon : confirmWon);
    }
  });

  it.each([1, 2])(
    'approve a subscription once, with one grant and one payment (round %i)',
    async () => {
      expect(await raceToApprove(arena)).toEqual({
        answers: { '200': 1, '409 action_not_allowed': 19 },
        payments: 1,
        row: { available: 5, reserved: 0 },
        fold: { available: 5, reserved: 0 },
      });
    },
  );

  it('sell the last five snacks of a day five times', async () => {
    expect(await raceForLastSnacks(arena)).toEqual({
      answers: { '201': 5, '409 snack_sold_out': 95 },
      orders: 5,
      counted: 5,
    });
  });

  it('take two limited snacks in either order, and nobody meets a deadlock', async () => {
    expect(await raceOppositeBaskets(arena)).toEqual({
      answers: { '201': 100 },
      orders: 100,
      counted: 100,
    });
  });

  it('make one snack order of one submit', async () => {
    expect(await raceWithOneSnackOrder(arena)).toEqual({
      answers: { '201': 50 },
      bodies: 1,
      orders: 1,
      counted: 1,
    });
  });
});
