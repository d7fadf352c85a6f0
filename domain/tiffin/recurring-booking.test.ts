import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLOTS } from '#contract/kitchen/slots.ts';
import type { DeliveryWeekday } from '#contract/tiffin/recurring-booking.ts';
import { addressKey } from '#domain/account/address.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { isServiceDay, type Kitchen } from '#domain/kitchen/calendar.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { addDays, instantAt, weekdayOf } from '#domain/platform/days.ts';
import { recurringEntry } from '#test/builders/recurring-entry.ts';
import {
  creditsLastUntil,
  isOfRecurringBooking,
  type KnownAddresses,
  planRecurringBooking,
  type RecurringBookingInput,
  type RecurringBookingOrder,
  recurringBookingWindow,
} from './recurring-booking.ts';

const HOME = '12 Maple Street, Oshawa, ON L1G 4S8';
const WORK = '200 Bond Street, Oshawa, ON L1H 7L5';
const FROM = '2026-11-23';

const kitchen: Kitchen = { settings: DEFAULT_SETTINGS, closures: [] };
const MON_WED_FRI = [recurringEntry(1), recurringEntry(3), recurringEntry(5)];

const wantedWith = (more: Partial<RecurringBookingInput> = {}): RecurringBookingInput => ({
  entries: MON_WED_FRI,
  known: [deliveryAddress(HOME)],
  startDate: '2026-11-02',
  pauses: [],
  orders: [],
  available: 20,
  kitchen,
  ...more,
});
const orderOn = (
  day: string,
  more: Partial<RecurringBookingOrder> = {},
): RecurringBookingOrder => ({
  usualDay: null,
  deliveryDate: day,
  deliveryTimeSlot: '18:00-19:00',
  quantity: 1,
  address: HOME,
  addressKey: addressKey(HOME),
  status: 'scheduled',
  skippedBy: null,
  isForAnother: false,
  ...more,
});
/** `Nov 23 to_book` of each day, without the month: `23 to_book`. */
const outcomes = (wanted: RecurringBookingInput, from = FROM, to = '2026-11-29') =>
  planRecurringBooking(wanted, from, to).map(({ date, outcome }) => `${date.slice(8)} ${outcome}`);

describe('the days of a recurring booking', () => {
  it('are its weekdays, in order, as long as credits last', () => {
    expect(outcomes(wantedWith({ available: 2 }))).toEqual([
      '23 to_book',
      '25 to_book',
      '27 no_credits',
    ]);
  });

  it('stop at the first whole quantity that credits do not cover: nothing smaller, nothing later', () => {
    const entries = [recurringEntry(1), recurringEntry(3, { quantity: 3 }), recurringEntry(5)];
    expect(outcomes(wantedWith({ entries, available: 2 }))).toEqual([
      '23 to_book',
      '25 no_credits',
      '27 no_credits',
    ]);
  });

  it('leave closures out, one day, several, and a whole week, and say why', () => {
    const closures = [
      { startDay: '2026-11-25', endDay: '2026-11-25', reason: 'A wedding' },
      { startDay: '2026-11-30', endDay: '2026-12-06', reason: 'Away' },
    ];
    const wanted = wantedWith({ kitchen: { ...kitchen, closures } });
    expect(outcomes(wanted, FROM, '2026-12-07')).toEqual([
      '23 to_book',
      '25 closed',
      '27 to_book',
      '30 closed',
      '02 closed',
      '04 closed',
      '07 to_book',
    ]);
    expect(planRecurringBooking(wanted, '2026-11-25', '2026-11-25')[0]?.reason).toBe('A wedding');
  });

  it('leave out a pause, one that is still to come too', () => {
    const pauses = [{ from: '2026-11-25', until: '2026-11-26' }];
    expect(outcomes(wantedWith({ pauses }))).toEqual(['23 to_book', '25 paused', '27 to_book']);
    const open = [{ from: '2026-11-25', until: null }];
    expect(outcomes(wantedWith({ pauses: open })).slice(1)).toEqual(['25 paused', '27 paused']);
  });

  it('begin with the subscription', () => {
    expect(outcomes(wantedWith({ startDate: '2026-11-24' }))).toEqual(['25 to_book', '27 to_book']);
  });

  it('take what was booked by hand for the day, slot and address as theirs, and nothing else', () => {
    const orders = [
      orderOn('2026-11-23'),
      orderOn('2026-11-25', { deliveryTimeSlot: '14:00-15:00' }),
      orderOn('2026-11-27', { address: WORK, addressKey: addressKey(WORK) }),
    ];
    const wanted = wantedWith({ orders });
    expect(outcomes(wanted)).toEqual(['23 booked', '25 to_book', '27 to_book']);
    const days = planRecurringBooking(wanted, FROM, '2026-11-29');
    expect(days.map(({ besides }) => besides)).toEqual([0, 1, 1]);
  });

  it.each([
    ['skipped', { status: 'skipped', skippedBy: 'customer' }],
    ['skipped by the kitchen', { status: 'skipped', skippedBy: 'staff' }],
    ['cancelled', { status: 'cancelled' }],
    ['moved to another day', { deliveryDate: '2026-11-26' }],
  ] as const)('are left alone once one was %s', (_what, more) => {
    const orders = [orderOn('2026-11-25', { usualDay: '2026-11-25', ...more })];
    expect(outcomes(wantedWith({ orders }))[1]).toBe('25 given_up');
  });

  it.each(['closure', 'pause'])('are booked again after a %s that was lifted', (skippedBy) => {
    const orders = [
      orderOn('2026-11-25', { usualDay: '2026-11-25', status: 'skipped', skippedBy }),
    ];
    expect(outcomes(wantedWith({ orders }))[1]).toBe('25 to_book');
  });

  it('are shown as they are booked, when the customer changed one', () => {
    const orders = [
      orderOn('2026-11-25', {
        usualDay: '2026-11-25',
        quantity: 2,
        deliveryTimeSlot: '14:00-15:00',
      }),
    ];
    expect(planRecurringBooking(wantedWith({ orders }), '2026-11-25', '2026-11-25')).toMatchObject([
      { outcome: 'booked', quantity: 2, deliveryTimeSlot: '14:00-15:00' },
    ]);
  });

  it('say what the kitchen does not take any more', () => {
    const entries = [
      recurringEntry(1, { quantity: 4 }),
      recurringEntry(3, { deliveryAddress: '1 Yonge Street, Toronto, ON M5E 1W7' }),
      recurringEntry(5, { deliveryAddress: WORK }),
    ];
    const settings = { ...DEFAULT_SETTINGS, maxTiffinsPerOrder: 3 };
    expect(outcomes(wantedWith({ entries, kitchen: { ...kitchen, settings } }))).toEqual([
      '23 not_possible',
      '25 not_possible',
      '27 to_book',
    ]);
  });
});

describe('the window of a recurring booking', () => {
  it('is the rest of this week and the next two, from the first day that can be booked', () => {
    const monday = instantAt('2026-11-23', '09:00');
    expect(recurringBookingWindow(monday, kitchen)).toEqual({
      from: '2026-11-24',
      to: '2026-12-13',
    });
    const sunday = instantAt('2026-11-29', '23:59');
    expect(recurringBookingWindow(sunday, kitchen)).toEqual({
      from: '2026-12-01',
      to: '2026-12-13',
    });
  });

  it.each([
    ['2026-11-02', '2026-11-15', '2026-11-22'],
    ['2027-03-15', '2027-03-28', '2027-04-04'],
  ])('turns on Monday %s at nine on the wall, clock change or not', (monday, before, after) => {
    expect(recurringBookingWindow(instantAt(monday, '08:59'), kitchen).to).toBe(before);
    expect(recurringBookingWindow(instantAt(monday, '09:00'), kitchen).to).toBe(after);
  });

  it('never reaches past what can be scheduled', () => {
    const settings = { ...DEFAULT_SETTINGS, scheduleWindowDays: 7 };
    const now = instantAt('2026-11-23', '10:00');
    expect(recurringBookingWindow(now, { ...kitchen, settings }).to).toBe('2026-11-30');
  });
});

describe('how long credits last', () => {
  it('is the last delivery that they cover, weeks ahead, closures left out', () => {
    const closures = [{ startDay: '2026-12-07', endDay: '2026-12-11', reason: 'Away' }];
    const wanted = wantedWith({ available: 8, kitchen: { ...kitchen, closures } });
    expect(creditsLastUntil(wanted, FROM)).toBe('2026-12-16');
  });

  it('counts what is booked as covered', () => {
    const orders = [orderOn('2026-11-23', { usualDay: '2026-11-23' })];
    expect(creditsLastUntil(wantedWith({ orders, available: 1 }), FROM)).toBe('2026-11-25');
    expect(creditsLastUntil(wantedWith({ orders, available: 0 }), FROM)).toBe('2026-11-23');
    expect(creditsLastUntil(wantedWith({ available: 0 }), FROM)).toBeNull();
  });

  it('is not known while a pause has no end', () => {
    const booked = [orderOn('2026-11-23', { usualDay: '2026-11-23' })];
    const later = [{ from: '2026-11-30', until: null }];
    expect(creditsLastUntil(wantedWith({ orders: booked, pauses: later }), FROM)).toBeNull();
    expect(
      creditsLastUntil(wantedWith({ pauses: [{ from: FROM, until: null }] }), FROM),
    ).toBeNull();
  });

  it('ends the search when the kitchen is closed for good', () => {
    const closures = [{ startDay: '2026-12-01', endDay: '2199-01-01', reason: 'Closed' }];
    const wanted = wantedWith({ kitchen: { ...kitchen, closures } });
    expect(creditsLastUntil(wanted, FROM)).toBe('2026-11-30');
    expect(creditsLastUntil(wantedWith({ entries: [] }), FROM)).toBeNull();
  });
});

it('leaves a day alone that its customer skipped, not one that the kitchen did', () => {
  const monday = (more: Partial<RecurringBookingOrder>) =>
    outcomes(wantedWith({ orders: [orderOn('2026-11-23', more)] }))[0];
  expect(monday({ status: 'skipped', skippedBy: 'customer' })).toBe('23 given_up');
  expect(monday({ status: 'skipped', skippedBy: 'staff' })).toBe('23 to_book');
  expect(monday({ status: 'skipped', skippedBy: 'closure' })).toBe('23 to_book');
  expect(monday({ status: 'cancelled', skippedBy: 'customer' })).toBe('23 to_book');
});

it('books beside what is for somebody else at that door', () => {
  const monday = (more: Partial<RecurringBookingOrder>) =>
    outcomes(wantedWith({ orders: [orderOn('2026-11-23', more)] }))[0];
  expect(monday({})).toBe('23 booked');
  expect(monday({ isForAnother: true })).toBe('23 to_book');
  expect(monday({ isForAnother: true, status: 'skipped', skippedBy: 'customer' })).toBe(
    '23 to_book',
  );
});

it('knows its own tiffins by day, slot, quantity and door', () => {
  const order = {
    ...orderOn('2026-11-25'),
    addressKey: addressKey('12 maple st., Oshawa L1G4S8'),
  };
  const text = '12 Maple Street, Oshawa L1G 4S8';
  const home: KnownAddresses = [deliveryAddress(text)];
  const work: KnownAddresses = [deliveryAddress(WORK)];
  expect(isOfRecurringBooking(order, MON_WED_FRI, home)).toBe(true);
  expect(isOfRecurringBooking({ ...order, quantity: 2 }, MON_WED_FRI, home)).toBe(false);
  expect(isOfRecurringBooking({ ...order, deliveryDate: '2026-11-24' }, MON_WED_FRI, home)).toBe(
    false,
  );
  expect(
    isOfRecurringBooking({ ...order, deliveryTimeSlot: '14:00-15:00' }, MON_WED_FRI, home),
  ).toBe(false);
  expect(isOfRecurringBooking(order, MON_WED_FRI, work)).toBe(false);
  expect(isOfRecurringBooking(order, [recurringEntry(3, { deliveryAddress: WORK })], home)).toBe(
    false,
  );
  expect(isOfRecurringBooking(order, [recurringEntry(3, { deliveryAddress: text })], work)).toBe(
    true,
  );
});

describe('whatever the pattern, the closures, the pauses and the credits', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((ahead) => addDays('2026-10-26', ahead));
  const span = fc
    .tuple(day, fc.integer({ min: 0, max: 12 }))
    .map(([start, length]) => ({ start, end: addDays(start, length) }));
  const entries = fc.uniqueArray(
    fc.record({
      weekday: fc.constantFrom(1, 2, 3, 4, 5) as fc.Arbitrary<DeliveryWeekday>,
      deliveryTimeSlot: fc.constantFrom(...SLOTS),
      quantity: fc.integer({ min: 1, max: 5 }),
      deliveryAddress: fc.constantFrom(null, WORK),
    }),
    { minLength: 1, selector: ({ weekday }) => weekday },
  );
  const orders = fc.uniqueArray(
    fc
      .record({
        day,
        isUsual: fc.boolean(),
        slot: fc.constantFrom(...SLOTS),
        how: fc.constantFrom(
          { status: 'scheduled', skippedBy: null },
          { status: 'cancelled', skippedBy: null },
          { status: 'skipped', skippedBy: 'customer' },
          { status: 'skipped', skippedBy: 'pause' },
        ) as fc.Arbitrary<Pick<RecurringBookingOrder, 'status' | 'skippedBy'>>,
      })
      .map(({ day, isUsual, slot, how }) =>
        orderOn(day, { usualDay: isUsual ? day : null, deliveryTimeSlot: slot, ...how }),
      ),
    { maxLength: 8, selector: ({ deliveryDate }) => deliveryDate },
  );
  const wanteds: fc.Arbitrary<RecurringBookingInput> = fc
    .record({
      entries,
      startDate: day,
      spans: fc.array(span, { maxLength: 4 }),
      pauses: fc.array(span, { maxLength: 1 }),
      orders,
      available: fc.integer({ min: 0, max: 30 }),
    })
    .map(({ spans, pauses, ...rest }) =>
      wantedWith({
        ...rest,
        pauses: pauses.map(({ start, end }) => ({ from: start, until: end })),
        kitchen: {
          ...kitchen,
          closures: spans.map(({ start, end }) => ({ startDay: start, endDay: end, reason: 'x' })),
        },
      }),
    );

  /** What is there after the recurring booking has booked a window. */
  function booked(wanted: RecurringBookingInput, from: string, to: string): RecurringBookingInput {
    const news = planRecurringBooking(wanted, from, to).filter(
      ({ outcome }) => outcome === 'to_book',
    );
    const made = news.map(({ date, deliveryTimeSlot, quantity, deliveryAddress: text }) =>
      orderOn(date, {
        usualDay: date,
        deliveryTimeSlot,
        quantity,
        address: text,
        addressKey: addressKey(text),
      }),
    );
    return {
      ...wanted,
      available: wanted.available - news.reduce((sum, { quantity }) => sum + quantity, 0),
      orders: [...wanted.orders, ...made],
    };
  }
  const END = '2027-01-03';
  const START = '2026-10-26';

  it('books no day twice, none that is closed, paused, given up or before the start, and spends no more than there is', () => {
    fc.assert(
      fc.property(wanteds, (wanted) => {
        const after = booked(wanted, START, END);
        expect(after.available).toBeGreaterThanOrEqual(0);
        const made = after.orders.slice(wanted.orders.length);
        expect(new Set(made.map(({ usualDay }) => usualDay)).size).toBe(made.length);
        for (const { deliveryDate } of made) {
          expect(isServiceDay(deliveryDate, wanted.kitchen.closures)).toBe(true);
          expect(deliveryDate >= wanted.startDate).toBe(true);
          expect(
            wanted.pauses.some(
              ({ from, until }) => from <= deliveryDate && deliveryDate <= (until ?? ''),
            ),
          ).toBe(false);
          const stood = wanted.orders.filter(
            ({ usualDay, skippedBy }) => usualDay === deliveryDate && skippedBy !== 'pause',
          );
          expect(stood).toEqual([]);
        }
      }),
    );
  });

  it('books nothing more the second time', () => {
    fc.assert(
      fc.property(wanteds, (wanted) => {
        const after = booked(wanted, START, END);
        expect(booked(after, START, END)).toEqual(after);
      }),
    );
  });

  it('books the same week by week, late, and all at once', () => {
    fc.assert(
      fc.property(wanteds, fc.array(day, { maxLength: 5 }), (wanted, looks) => {
        let stepwise = wanted;
        for (const to of [...looks].sort()) stepwise = booked(stepwise, START, to);
        const daysBooked = ({ orders }: RecurringBookingInput) =>
          orders.map(({ deliveryDate }) => deliveryDate).sort();
        expect(daysBooked(booked(stepwise, START, END))).toEqual(
          daysBooked(booked(wanted, START, END)),
        );
      }),
    );
  });

  it('misses no weekday of the pattern: each has an outcome, and one that is left has a reason', () => {
    fc.assert(
      fc.property(wanteds, (wanted) => {
        const days = planRecurringBooking(wanted, START, END);
        const weekdays = new Set<number>(wanted.entries.map(({ weekday }) => weekday));
        const expected: string[] = [];
        const first = wanted.startDate > START ? wanted.startDate : START;
        for (let at = first; at <= END; at = addDays(at, 1))
          if (weekdays.has(weekdayOf(at))) expected.push(at);
        expect(days.map(({ date }) => date)).toEqual(expected);
      }),
    );
  });

  it('says the same of how long credits last as it books', () => {
    fc.assert(
      fc.property(wanteds, (wanted) => {
        const days = planRecurringBooking(wanted, START, '2029-12-31');
        const out = days.findIndex(({ outcome }) => outcome === 'no_credits');
        const covered = (out === -1 ? days : days.slice(0, out)).filter(
          ({ outcome }) => outcome === 'booked' || outcome === 'to_book',
        );
        expect(creditsLastUntil(wanted, START)).toBe(covered.at(-1)?.date ?? null);
      }),
    );
  });
});
