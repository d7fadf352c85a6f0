import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOfTiffinPlan } from '#domain/money/plan-price.ts';
import { sum } from '#domain/platform/money.ts';
import { priceOfSnacks } from '#domain/snacks/price.ts';
import {
  costOfEvent,
  costOfSnackOrder,
  costOfSubscription,
  costOfUnused,
} from './payable-costs.ts';
import {
  balanceOf,
  type Movement,
  nextPayment,
  type PayableBalance,
  type PayableCost,
  payBackEffect,
  type SoldPrice,
  totalsOf,
  waive,
} from './settlement.ts';

/** Twenty tiffins for C$248.37: C$219.80 and 13 % tax. */
const bought = { tiffinCount: 20, subtotal: 21980, deliveryFee: 0, taxAmount: 2857 };
const sold: SoldPrice = { total: 24837, taxAmount: 2857 };
const running = costOfSubscription(bought, {
  status: 'active',
  isApproved: true,
  unused: 20,
  given: 0,
});
const cancelledWith = (unused: number) =>
  costOfSubscription(bought, { status: 'cancelled', isApproved: true, unused, given: 0 });

/** The books of one thing: what moved for it, weighed as it comes. */
function open(soldFor: SoldPrice, first: PayableCost) {
  const movements: Movement[] = [];
  const taxes: number[] = [];
  const books = {
    cost: first,
    unused: null as SoldPrice | null,
    waived: 0,
    balance: () => balanceOf(books.cost, totalsOf(movements, books.waived)),
    waive() {
      books.waived = waive(books.cost, books.balance());
    },
    pay(amount: number) {
      const weighed =
        amount < 0
          ? payBackEffect(-amount, books.balance(), soldFor, books.unused, sum(...taxes))
          : { reduction: 0, tax: 0 };
      taxes.push(weighed.tax);
      movements.push({ amount, reduction: weighed.reduction, isReversal: false });
      return weighed;
    },
    undo(place: number) {
      const { amount, reduction } = movements[place] as Movement;
      movements.push({ amount: 0 - amount, reduction: 0 - reduction, isReversal: true });
      taxes.push(0 - (taxes[place] as number));
    },
  };
  return books;
}

const plan = () => open(sold, running);

describe('who owes whom', () => {
  it('is the price until it is paid, and the rest of it after a part', () => {
    const books = plan();
    expect(books.balance()).toMatchObject({ owed: 24837, toPayBack: 0 });
    books.pay(10_000);
    expect(books.balance()).toMatchObject({ owed: 14837, toPayBack: 0, paid: 10_000 });
    books.pay(14837);
    expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 0 });
  });

  it('is what came beyond the price, and what goes back settles that first', () => {
    const books = plan();
    books.pay(25_000);
    expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 163 });
    expect(books.pay(-163)).toEqual({ reduction: 0, tax: 0 });
    expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 0, charge: 24837 });
  });

  it('is nothing after a courtesy on what was paid: it lowers the price', () => {
    const books = plan();
    books.pay(24837);
    expect(books.pay(-3000)).toEqual({ reduction: 3000, tax: 345 });
    expect(books.balance()).toMatchObject({ charge: 21837, paid: 21837, owed: 0, toPayBack: 0 });
  });

  it('is what was unused of a plan that has ended, and nothing once that went back', () => {
    const books = plan();
    books.pay(24837);
    books.cost = cancelledWith(7);
    books.unused = costOfUnused(bought, 7, 0);
    expect(books.balance()).toMatchObject({ charge: 16144, toPayBack: 8693 });
    expect(books.pay(-8693)).toEqual({ reduction: 0, tax: 1000 });
    expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 0 });
  });

  it('keeps a courtesy given when the plan ends later', () => {
    const books = plan();
    books.pay(24837);
    books.pay(-3000);
    books.cost = cancelledWith(7);
    expect(books.balance().toPayBack).toBe(8693);
  });

  it('is nothing for what was eaten and never paid, once the plan has ended', () => {
    const books = plan();
    books.cost = cancelledWith(10);
    expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 0 });
    books.pay(5000);
    expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 0, charge: 5000 });
  });

  it('is all that was paid for a plan that never began, a cancelled order or event', () => {
    for (const cost of [
      costOfSubscription(bought, { status: 'cancelled', isApproved: false, unused: 0, given: 0 }),
      costOfSnackOrder(24837, 'cancelled'),
      costOfEvent(24837, 'cancelled'),
      costOfEvent(null, 'contacted'),
    ]) {
      const books = plan();
      books.pay(10_000);
      books.cost = cost;
      expect(books.balance()).toMatchObject({ charge: 0, owed: 0, toPayBack: 10_000 });
    }
  });

  it('brings back the tax that was paid, to the cent, when all of the price goes back', () => {
    const books = open({ total: 400, taxAmount: 46 }, costOfSnackOrder(400, 'delivered'));
    books.pay(400);
    // Apart, the 133 that were unused and the 267 that were not come to 16 and 31.
    books.unused = { total: 133, taxAmount: 16 };
    books.cost = { ...books.cost, cents: 267 };
    expect(books.pay(-400)).toEqual({ reduction: 267, tax: 46 });
  });

  it('brings back the tax of what was unused by its own line, whatever courtesy went before', () => {
    const books = open({ total: 400, taxAmount: 46 }, costOfSnackOrder(400, 'delivered'));
    books.pay(400);
    expect(books.pay(-50)).toEqual({ reduction: 50, tax: 6 });
    books.unused = { total: 133, taxAmount: 16 };
    books.cost = { ...books.cost, cents: 267 };
    // 96 of 133 of 16; as a share of the whole price they would be 11.
    expect(books.pay(-96)).toEqual({ reduction: 0, tax: 12 });
  });

  it('is settled where both agree that nothing goes back', () => {
    const books = plan();
    books.pay(24837);
    books.cost = cancelledWith(7);
    books.waive();
    expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 0, charge: 24837 });
  });

  it('is settled so, too, where a part or a courtesy had gone back', () => {
    const books = plan();
    books.pay(24837);
    books.pay(-3000);
    books.cost = cancelledWith(7);
    books.unused = costOfUnused(bought, 7, 0);
    books.pay(-1000);
    books.waive();
    expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 0, paid: 20837, charge: 20837 });
    expect(
      waive(
        { cents: 5000, isAsked: false },
        { received: 9000, paidBack: 1000, reduced: 300, waived: 0 },
      ),
    ).toBe(3300);
  });

  it('is as before once a mistake is undone, whichever way the money had gone', () => {
    const books = plan();
    books.pay(24837);
    const paid = books.balance();
    books.undo(0);
    expect(books.balance()).toMatchObject({ owed: 24837, received: 0, paidBack: 0 });
    books.pay(24837);
    books.pay(-3000);
    books.undo(3);
    expect(books.balance()).toEqual(paid);
  });

  it('names the deposit of an event first, then the rest, then what goes back', () => {
    const event = (paid: number) =>
      balanceOf(
        costOfEvent(100_000, 'confirmed'),
        totalsOf([{ amount: paid, reduction: 0, isReversal: false }], 0),
      );
    expect(nextPayment(event(0), 25_000)).toEqual({ what: 'deposit', amount: 25_000 });
    expect(nextPayment(event(10_000), 25_000)).toEqual({ what: 'deposit', amount: 15_000 });
    expect(nextPayment(event(25_000), 25_000)).toEqual({ what: 'balance', amount: 75_000 });
    expect(nextPayment(event(100_000), 25_000)).toBeNull();
    expect(nextPayment(event(100_500), 25_000)).toEqual({ what: 'pay-back', amount: -500 });
  });
});

const cents = fc.integer({ min: 0, max: 200_000 });

/** Prices of the three kinds as they are made, with all the costs that they can come to. */
const things = fc.oneof(
  fc
    .record({
      price: fc.integer({ min: 0, max: 5000 }),
      tiffinCount: fc.integer({ min: 1, max: 60 }),
      deliveryCharge: fc.integer({ min: 0, max: 500 }),
      taxPercentage: fc.integer({ min: 0, max: 2500 }),
      unused: fc.nat(70),
      given: fc.nat(10),
    })
    .map(({ unused, given, ...variant }) => {
      const { subtotal, deliveryFee, taxAmount, total } = priceOfTiffinPlan(variant);
      const lines = { tiffinCount: variant.tiffinCount, subtotal, deliveryFee, taxAmount };
      const cost = (status: 'active' | 'cancelled', isApproved: boolean) =>
        costOfSubscription(lines, { status, isApproved, unused, given });
      return {
        sold: { total, taxAmount },
        unused: costOfUnused(lines, unused, given),
        costs: [cost('active', true), cost('cancelled', true), cost('cancelled', false)],
      };
    }),
  fc
    .array(
      fc.record({
        price: fc.integer({ min: 0, max: 5000 }),
        deliveryCharge: fc.integer({ min: 0, max: 500 }),
        taxPercentage: fc.integer({ min: 0, max: 2500 }),
        quantity: fc.integer({ min: 1, max: 40 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((items) => {
      const { total, taxAmount } = priceOfSnacks(items, 'delivery');
      return {
        sold: { total, taxAmount },
        unused: null,
        costs: [costOfSnackOrder(total, 'pending'), costOfSnackOrder(total, 'cancelled')],
      };
    }),
  fc.record({ subtotal: cents, taxAmount: fc.nat(20_000) }).map(({ subtotal, taxAmount }) => ({
    sold: { total: subtotal + taxAmount, taxAmount },
    unused: null,
    costs: [
      costOfEvent(null, 'quoted'),
      costOfEvent(subtotal + taxAmount, 'confirmed'),
      costOfEvent(subtotal + taxAmount, 'cancelled'),
    ],
  })),
);

const steps = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('pay' as const),
      part: fc.double({ min: 0, max: 2, noNaN: true }),
    }),
    fc.record({
      does: fc.constant('pay-back' as const),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    fc.record({ does: fc.constant('settle' as const) }),
    fc.record({ does: fc.constant('change' as const), to: fc.nat(2) }),
    fc.record({ does: fc.constant('waive' as const) }),
  ),
  { maxLength: 14 },
);

/** What holds whatever happens, with what really moved. */
function expectSound(balance: PayableBalance, { came, went }: { came: number; went: number }) {
  const { received, paidBack, paid, charge, owed, toPayBack, reduced } = balance;
  expect(received).toBe(came);
  expect(paidBack).toBe(went);
  // Every cent is somewhere: kept for what it costs, still to come, or still to go back.
  expect(paid).toBe(charge - owed + toPayBack);
  expect(paid).toBe(came - went);
  for (const figure of [charge, paid, owed, toPayBack, reduced])
    expect(figure).toBeGreaterThanOrEqual(0);
  expect(Math.min(owed, toPayBack)).toBe(0);
  expect(toPayBack).toBeLessThanOrEqual(paid);
}

describe('whatever is paid, paid back, cancelled and waived', () => {
  it('every cent is accounted for, and nothing is ever below zero', () => {
    fc.assert(
      fc.property(things, steps, (thing, taken) => {
        const books = open(thing.sold, thing.costs[0] as PayableCost);
        let [came, went, tax] = [0, 0, 0];
        const back = (amount: number) => {
          if (amount === 0) return;
          const before = books.balance();
          const weighed = books.pay(-amount);
          went += amount;
          tax += weighed.tax;
          const after = books.balance();
          // Nobody is asked again for what they were given.
          expect(after.owed).toBeLessThanOrEqual(before.owed);
          expect(after.toPayBack).toBe(Math.max(0, before.toPayBack - amount));
          expect(weighed.reduction).toBe(amount - Math.min(amount, before.toPayBack));
          expect(weighed.tax).toBeLessThanOrEqual(thing.sold.taxAmount);
          expect(weighed.tax).toBeGreaterThanOrEqual(0);
        };
        for (const step of taken) {
          const { toPayBack, paid } = books.balance();
          if (step.does === 'pay') {
            const amount = Math.round(step.part * thing.sold.total);
            if (amount > 0) books.pay(amount);
            came += amount;
          } else if (step.does === 'pay-back') back(Math.floor(step.part * paid));
          else if (step.does === 'settle') {
            back(toPayBack);
            expect(books.balance().toPayBack).toBe(0);
          } else if (step.does === 'waive') {
            if (toPayBack > 0) books.waive();
            expect(books.balance().toPayBack).toBe(0);
          } else {
            books.cost = thing.costs[step.to] ?? books.cost;
            books.unused = thing.unused;
          }
          expectSound(books.balance(), { came, went });
        }
        expect(tax).toBeLessThanOrEqual(thing.sold.taxAmount);
        back(books.balance().paid);
        expect(books.balance()).toMatchObject({ paid: 0, toPayBack: 0 });
      }),
      { numRuns: 400 },
    );
  });

  it('paying what comes next, again and again, settles it', () => {
    fc.assert(
      fc.property(cents, cents, cents, (total, deposit, paid) => {
        const books = open({ total, taxAmount: 0 }, costOfEvent(total, 'confirmed'));
        if (paid > 0) books.pay(paid);
        for (let times = 0; times < 2; times++) {
          const next = nextPayment(books.balance(), deposit);
          if (next) books.pay(next.amount);
        }
        expect(nextPayment(books.balance(), deposit)).toBeNull();
        expect(books.balance()).toMatchObject({ owed: 0, toPayBack: 0 });
      }),
    );
  });
});

/** Two thirds of a plan, odd in every line, as the desk once paid it back in two parts. */
const seen = {
  sold: { total: 36137, taxAmount: 4157 },
  unused: { total: 28910, taxAmount: 3326 },
};

/** Pays back an amount in parts that are cut at these places of it, and adds up their taxes. */
function taxOfParts(books: ReturnType<typeof open>, amount: number, cuts: readonly number[]) {
  const places = [...cuts.map((cut) => Math.floor(cut * amount)), amount].sort((a, b) => a - b);
  let [tax, before] = [0, 0];
  for (const place of places) {
    if (place > before) tax += books.pay(before - place).tax;
    before = place;
  }
  return tax;
}

const someCuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });

describe('the tax in what goes back in parts', () => {
  it('adds up to what was shown for the whole, the last part taking what is left', () => {
    const books = open(seen.sold, { cents: 36137, isAsked: true });
    books.pay(36137);
    books.cost = { cents: 7227, isAsked: false };
    books.unused = seen.unused;
    expect([books.pay(-10_000).tax, books.pay(-18_910).tax]).toEqual([1150, 2176]);
  });

  it('is never more than the price had, where the shares of two parts are both rounded up', () => {
    const books = open({ total: 97, taxAmount: 3 }, { cents: 97, isAsked: true });
    books.pay(97);
    const courtesy = books.pay(-17).tax;
    books.cost = { cents: 14, isAsked: false };
    books.unused = { total: 83, taxAmount: 3 };
    expect([courtesy, books.pay(-70).tax, books.pay(-10).tax]).toEqual([1, 2, 0]);
  });

  it('is the tax of what was unused, however it is split and whatever was given back before', () => {
    fc.assert(
      fc.property(
        things,
        someCuts,
        someCuts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (...of) => {
          const [{ sold: soldFor, unused, costs }, before, cuts, given] = of;
          const books = open(soldFor, costs[0] as PayableCost);
          if (soldFor.total > 0) books.pay(soldFor.total);
          const courtesy = Math.floor((given * soldFor.total) / 4);
          const early = taxOfParts(books, courtesy, before);
          books.cost = costs[1] as PayableCost;
          books.unused = unused;
          const due = books.balance().toPayBack;
          const late = taxOfParts(books, due, cuts);
          if (due === unused?.total && due + courtesy < soldFor.total)
            expect(late).toBe(unused.taxAmount);
          // And nothing of the tax is left over once all of it went back.
          const rest = books.balance().paid;
          expect(early + late + taxOfParts(books, rest, before)).toBe(
            soldFor.total > 0 ? soldFor.taxAmount : 0,
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is the same again when a part was written down by mistake and is written anew', () => {
    const books = open(seen.sold, { cents: 0, isAsked: false });
    books.pay(36137);
    const first = books.pay(-12_345).tax;
    const second = books.pay(-23_792).tax;
    books.undo(1);
    expect(books.pay(-12_345).tax + second).toBe(4157);
    expect(first + second).toBe(4157);
  });
});
