import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  AffectedByClosure,
  AffectedEvent,
  AffectedSnackOrder,
  AffectedTiffinOrder,
  ClosureChoices,
  TargetDay,
} from '#contract/kitchen/closure-effects.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import {
  affectedNumbersOf,
  type ClosureEffects,
  cancelAllChoices,
  closureEffects,
  givesBack,
  isNothingAffected,
  sameFigures,
  tiffinGroups,
  tiffinsIn,
} from './closure-effects.ts';

const CLOSED = '2026-11-20';
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const;

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const tiffin = (n: number, change: Partial<AffectedTiffinOrder> = {}): AffectedTiffinOrder => ({
  id: idOf(n),
  orderNumber: `TF-${n}`,
  customerId: idOf(1000 + n),
  customerName: 'Asha Patel',
  date: CLOSED,
  slot: '18:00-19:00',
  quantity: 1,
  status: 'confirmed',
  credits: change.quantity ?? 1,
  door: `door ${n}`,
  home: `home ${n}`,
  taken: [],
  rests: [],
  ...change,
});

const target = (date: string, booked: Partial<Record<string, number>> = {}): TargetDay => ({
  date,
  isClosedForOrders: false,
  capacity: 40,
  tiffins: SLOTS.reduce((all, slot) => all + (booked[slot] ?? 0), 0),
  waiting: 0,
  hours: SLOTS.map((slot) => ({ slot, capacity: 10, tiffins: booked[slot] ?? 0, waiting: 0 })),
});

const snackOrder = (n: number, change: Partial<AffectedSnackOrder> = {}): AffectedSnackOrder => ({
  id: idOf(n),
  orderNumber: `SN-${n}`,
  customerId: idOf(1000 + n),
  customerName: 'Asha Patel',
  date: CLOSED,
  time: '14:00',
  status: 'confirmed',
  deliveryType: 'pickup',
  content: '2 × Dhokla',
  total: 1500,
  toPayBack: 1500,
  limited: [],
  ...change,
});

const event = (n: number, change: Partial<AffectedEvent> = {}): AffectedEvent => ({
  id: idOf(n),
  inquiryNumber: `CI-${n}`,
  customerId: null,
  customerName: 'Asha Patel',
  date: CLOSED,
  event: 'Wedding',
  times: ['dinner'],
  clock: null,
  isBrought: true,
  guests: 80,
  status: 'confirmed',
  toPayBack: 50_000,
  ...change,
});

const affected = (change: Partial<AffectedByClosure>): AffectedByClosure => ({
  tiffins: [],
  snackOrders: [],
  events: [],
  delivered: { orders: 0, tiffins: 0, snackOrders: 0 },
  notDelivered: { orders: 0, tiffins: 0, undecided: 0 },
  usualCustomers: 0,
  targets: [MONDAY, TUESDAY, WEDNESDAY].map((date) => target(date)),
  snackTargets: [],
  ...change,
});

const planned = (days: AffectedByClosure, change: Partial<ClosureChoices> = {}): ClosureEffects => {
  const closing = closureEffects(days, { ...cancelAllChoices(days), ...change });
  if (isRefusal(closing)) throw new Error(closing.refused);
  return closing;
};

const moving = (spread: 'hour' | 'hours' | 'days', date: string = MONDAY) =>
  ({ booked: 'move', move: { date, spread } }) as const;

/** `Mon 18` or what else becomes of each tiffin. */
const effects = ({ tiffins }: ClosureEffects) =>
  tiffins.map(({ effect }) =>
    effect.does === 'move' ? `${effect.date.slice(-2)} ${effect.slot.slice(0, 2)}` : effect.does,
  );

describe('closing a day', () => {
  it('gives back by the action that each state has for it', () => {
    const actions = (
      [
        'scheduled',
        'pending_confirmation',
        'confirmed',
        'preparing',
        'out_for_delivery',
        'delivered',
      ] as const
    ).map(givesBack);
    expect(actions).toEqual(['skip', 'decline', 'cancel', 'cancel', 'fail', null]);
  });

  it('gives back all that is booked, waiting, cooking or on the way where it calls off everything', () => {
    expect(cancelAllChoices(affected({}))).toEqual({
      move: null,
      booked: 'give_back',
      waiting: 'decline',
      cooking: 'give_back',
      onTheWay: 'give_back',
      snackOrders: [],
      events: [],
    });
  });

  it('calls off everything and says what that gives back', () => {
    const days = affected({
      tiffins: [
        tiffin(1, { quantity: 2, status: 'scheduled' }),
        tiffin(2, { status: 'pending_confirmation' }),
        tiffin(3, { quantity: 3, status: 'preparing' }),
        tiffin(4, { status: 'out_for_delivery', customerId: idOf(1001) }),
      ],
      snackOrders: [snackOrder(5), snackOrder(6, { toPayBack: 0 })],
      events: [event(7), event(8, { status: 'quoted', toPayBack: 0 })],
    });
    expect(planned(days).figures).toEqual({
      orders: 4,
      tiffins: 7,
      movedOrders: 0,
      movedTiffins: 0,
      givenBackOrders: 4,
      creditsBack: 7,
      stillDelivered: 0,
      snackOrdersMoved: 0,
      snackOrdersCancelled: 2,
      snackOrdersKept: 0,
      eventsCancelled: 2,
      eventsKept: 0,
      toPayBack: 51_500,
      customers: 7,
      letters: 8,
    });
  });

  it('names for each figure the orders and events that it counts', () => {
    const days = affected({
      tiffins: [
        tiffin(1),
        tiffin(2, { status: 'pending_confirmation' }),
        tiffin(3, { status: 'preparing' }),
      ],
      snackOrders: [snackOrder(4), snackOrder(5), snackOrder(8)],
      events: [event(6), event(7)],
      snackTargets: [{ date: '2026-11-21', left: [] }],
    });
    const closing = planned(days, {
      ...moving('hour'),
      cooking: 'deliver',
      snackOrders: [
        { id: idOf(4), does: 'cancel' },
        { id: idOf(5), does: 'keep' },
        { id: idOf(8), does: 'move', date: '2026-11-21', time: '15:00' },
      ],
      events: [
        { id: idOf(6), does: 'cancel' },
        { id: idOf(7), does: 'keep' },
      ],
    });
    expect(closing.figures).toMatchObject({ snackOrdersKept: 1, snackOrdersCancelled: 1 });
    expect(affectedNumbersOf(closing)).toEqual({
      movedOrders: ['TF-1'],
      givenBackOrders: ['TF-2'],
      stillDelivered: ['TF-3'],
      snackOrdersMoved: ['SN-8'],
      snackOrdersCancelled: ['SN-4'],
      snackOrdersKept: ['SN-5'],
      eventsCancelled: ['CI-6'],
      eventsKept: ['CI-7'],
    });
  });

  it('is nothing where nothing stands, and is the same only where all its figures are', () => {
    expect(isNothingAffected(affected({}))).toBe(true);
    const [tiffins, snackOrders, events] = [[tiffin(1)], [snackOrder(2)], [event(3)]];
    for (const some of [{ events }, { tiffins, snackOrders }, { tiffins, events }])
      expect(isNothingAffected(affected(some))).toBe(false);
    const { figures } = planned(affected({ tiffins: [tiffin(1)] }));
    expect(sameFigures(figures, { ...figures })).toBe(true);
    expect(sameFigures(figures, { ...figures, creditsBack: 2 })).toBe(false);
  });

  it('lets what is cooked and on the way still be delivered, and writes so', () => {
    const days = affected({
      tiffins: [tiffin(1, { status: 'preparing' }), tiffin(2, { status: 'out_for_delivery' })],
    });
    const closing = planned(days, { cooking: 'deliver' });
    expect(effects(closing)).toEqual(['deliver', 'give_back']);
    expect(closing.figures).toMatchObject({ stillDelivered: 1, creditsBack: 1, letters: 2 });
    expect(effects(planned(days, { onTheWay: 'deliver' }))).toEqual(['give_back', 'deliver']);
    const { cooking, onTheWay } = tiffinGroups(days.tiffins);
    expect([cooking, onTheWay].map(([order]) => order?.orderNumber)).toEqual(['TF-1', 'TF-2']);
  });

  it('keeps events without a mail while nothing was agreed on', () => {
    const days = affected({ events: [event(1), event(2), event(3, { status: 'contacted' })] });
    const events = days.events.map(({ id }) => ({ id, does: 'keep' as const }));
    expect(planned(days, { events }).figures).toMatchObject({
      eventsKept: 3,
      toPayBack: 0,
      letters: 2,
    });
  });
});

describe('moving tiffins', () => {
  const full = (date: string) => target(date, { '18:00-19:00': 9, '19:00-20:00': 10 });
  const three = [1, 2, 3].map((n) => tiffin(n));

  it('takes free places of the own hour only, and gives the rest back', () => {
    const days = affected({ tiffins: three, targets: [full(MONDAY)] });
    expect(effects(planned(days, moving('hour')))).toEqual(['23 18', 'give_back', 'give_back']);
  });

  it('spreads over the nearest hours of the day', () => {
    const days = affected({ tiffins: three, targets: [full(MONDAY)] });
    expect(effects(planned(days, moving('hours')))).toEqual(['23 18', '23 17', '23 17']);
  });

  it('takes the later of two hours that are as near', () => {
    const targets = [target(MONDAY, { '18:00-19:00': 10, '19:00-20:00': 9 })];
    const days = affected({ tiffins: three, targets });
    expect(effects(planned(days, moving('hours')))).toEqual(['23 19', '23 17', '23 17']);
  });

  it('spreads over the days after it', () => {
    const days = affected({ tiffins: three, targets: [full(MONDAY), full(TUESDAY)] });
    const closing = planned(days, moving('days'));
    expect(effects(closing)).toEqual(['23 18', '24 18', 'give_back']);
    expect(closing.figures).toMatchObject({ movedOrders: 2, givenBackOrders: 1, creditsBack: 1 });
  });

  it('begins at the day that was chosen', () => {
    const days = affected({ tiffins: three, targets: [full(MONDAY), full(TUESDAY)] });
    expect(effects(planned(days, moving('days', TUESDAY)))).toEqual([
      ...['24 18', 'give_back', 'give_back'],
    ]);
  });

  it('takes along what is confirmed', () => {
    const tiffins = [tiffin(1, { status: 'scheduled' }), tiffin(2, { status: 'confirmed' })];
    expect(effects(planned(affected({ tiffins }), moving('hour')))).toEqual(['23 18', '23 18']);
  });

  it('leaves no order half here and half there, and goes on with the next that fits', () => {
    const tiffins = [tiffin(1, { quantity: 2 }), tiffin(2)];
    const days = affected({ tiffins, targets: [full(MONDAY)] });
    expect(effects(planned(days, moving('hour')))).toEqual(['give_back', '23 18']);
  });

  it('keeps together what stands at one hour for one home, as long as one place takes it all', () => {
    const pair = [tiffin(1, { quantity: 2 }), tiffin(2), tiffin(3, { quantity: 2 })].map(
      (order) => ({
        ...order,
        home: order.quantity === 2 ? 'a home' : order.home,
      }),
    );
    const nearlyFull = target(MONDAY, { '18:00-19:00': 8, '19:00-20:00': 10 });
    const days = affected({ tiffins: pair, targets: [nearlyFull] });
    expect(effects(planned(days, moving('hours')))).toEqual(['23 17', '23 18', '23 17']);
    expect(effects(planned(days, moving('hour')))).toEqual(['23 18', 'give_back', 'give_back']);
  });

  it.each([
    ['has a delivery at that hour', { taken: [{ date: MONDAY, slot: '18:00-19:00' as const }] }],
    ['rests', { rests: [MONDAY] }],
  ])('keeps a home together on a day on which none of its plans %s', (_, second) => {
    const tiffins = [tiffin(1, { home: 'a home' }), tiffin(2, { home: 'a home', ...second })];
    expect(effects(planned(affected({ tiffins }), moving('days')))).toEqual(['24 18', '24 18']);
  });

  it('respects the capacity of the whole day', () => {
    const busy = { ...target(MONDAY), capacity: 2 };
    const days = affected({ tiffins: three, targets: [busy] });
    expect(effects(planned(days, moving('hours')))).toEqual(['23 18', '23 18', 'give_back']);
  });

  it('brings nobody two deliveries to a door at one hour, and nobody one into a pause', () => {
    const tiffins = [
      tiffin(1, { taken: [{ date: MONDAY, slot: '18:00-19:00' }] }),
      tiffin(2, { door: 'same' }),
      tiffin(3, { door: 'same', date: '2026-11-21' }),
      tiffin(4, { rests: [MONDAY, TUESDAY] }),
      tiffin(5, { taken: [{ date: MONDAY, slot: '17:00-18:00' }] }),
    ];
    const closing = planned(affected({ tiffins }), moving('days'));
    expect(effects(closing)).toEqual(['24 18', '23 18', '24 18', '25 18', '23 18']);
  });

  it('says why an order fits nowhere', () => {
    const tiffins = [
      tiffin(1),
      tiffin(2),
      tiffin(3, { slot: '14:00-15:00', taken: [{ date: MONDAY, slot: '14:00-15:00' }] }),
      tiffin(4, { rests: [MONDAY] }),
      tiffin(5, { slot: '15:00-16:00', status: 'pending_confirmation' }),
    ];
    const late = { ...full(MONDAY), isClosedForOrders: true };
    const days = affected({ tiffins, targets: [late] });
    const closing = planned(days, { ...moving('hour'), waiting: 'move' });
    expect(
      closing.tiffins.map(({ effect }) =>
        effect.does === 'give_back' ? effect.noPlace : effect.does,
      ),
    ).toEqual(['move', 'full', 'same_door', 'rests', 'closed']);
  });

  it('moves what waits only where it can go on waiting, after what is promised', () => {
    const waiting = tiffin(1, { status: 'pending_confirmation' });
    const late = { ...full(MONDAY), isClosedForOrders: true };
    const days = affected({ tiffins: [waiting, tiffin(2)], targets: [late, full(TUESDAY)] });
    const closing = planned(days, { ...moving('days'), waiting: 'move' });
    expect(effects(closing)).toEqual(['24 18', '23 18']);
    expect(effects(planned(days, moving('days')))).toEqual(['give_back', '23 18']);
  });

  it('moves what waits where it can go on waiting, though what is promised to its home moves elsewhere', () => {
    const tiffins = [
      tiffin(1, { home: 'a home' }),
      tiffin(2, { home: 'a home', status: 'pending_confirmation' }),
    ];
    const late = { ...target(MONDAY), isClosedForOrders: true };
    const days = affected({ tiffins, targets: [late, target(TUESDAY)] });
    const closing = planned(days, { ...moving('days'), waiting: 'move' });
    expect(effects(closing)).toEqual(['23 18', '24 18']);
  });

  it('refuses a day that is not on offer', () => {
    const days = affected({ tiffins: three });
    const plan = { ...cancelAllChoices(days), ...moving('hour', '2026-11-22') };
    expect(closureEffects(days, plan)).toEqual({
      refused: 'closing_target_unavailable',
      details: { date: 'Sun, Nov 22' },
    });
    expect(closureEffects(days, { ...plan, move: null })).toMatchObject({
      refused: 'closing_changed',
    });
  });
});

describe('moving snack orders', () => {
  const dhokla = idOf(500);
  const order = (n: number, change: Partial<AffectedSnackOrder> = {}) =>
    snackOrder(n, { limited: [{ snackId: dhokla, quantity: 2 }], ...change });
  const snackTargets = [{ date: '2026-11-21', left: [{ snackId: dhokla, left: 3 }] }];
  const toSaturday = (orders: readonly AffectedSnackOrder[]) =>
    orders.map(({ id }) => ({ id, does: 'move' as const, date: '2026-11-21', time: '15:00' }));

  it('takes what the day still has of limited snacks; the rest is cancelled and paid back', () => {
    const days = affected({ snackOrders: [order(1), order(2)], snackTargets });
    const closing = planned(days, { snackOrders: toSaturday(days.snackOrders) });
    expect(closing.snackOrders.map(({ effect }) => effect.does)).toEqual(['move', 'cancel']);
    expect(closing.figures).toMatchObject({ snackOrdersMoved: 1, toPayBack: 1500, letters: 2 });
  });

  it('moves an order whole or not at all, to the last snack that is left', () => {
    const penda = idOf(501);
    const both = [dhokla, penda].map((snackId) => ({ snackId, quantity: 2 }));
    const left = [
      { snackId: dhokla, left: 2 },
      { snackId: penda, left: 1 },
    ];
    const days = affected({
      snackOrders: [order(1, { limited: both }), order(2), order(3), order(4, { limited: [] })],
      snackTargets: [{ date: '2026-11-21', left }],
    });
    const closing = planned(days, { snackOrders: toSaturday(days.snackOrders) });
    expect(closing.snackOrders.map(({ effect }) => effect.does)).toEqual([
      ...['cancel', 'move', 'cancel', 'move'],
    ]);
  });

  it('refuses to move what is made already, and to days that are not on offer', () => {
    const made = affected({ snackOrders: [order(1, { status: 'ready' })], snackTargets });
    const plan = { ...cancelAllChoices(made), snackOrders: toSaturday(made.snackOrders) };
    expect(closureEffects(made, plan)).toEqual({
      refused: 'action_not_allowed',
      details: { status: 'ready' },
    });
    const days = affected({ snackOrders: [order(1)] });
    expect(closureEffects(days, plan)).toMatchObject({ refused: 'closing_target_unavailable' });
  });

  it('refuses an answer about other orders and events than stand there', () => {
    const days = affected({ snackOrders: [order(1)], events: [event(2)] });
    const plan = cancelAllChoices(days);
    for (const other of [
      { ...plan, snackOrders: [] },
      { ...plan, events: [{ id: idOf(9), does: 'keep' as const }] },
      { ...plan, events: [...plan.events, ...plan.events] },
    ])
      expect(closureEffects(days, other)).toMatchObject({ refused: 'closing_changed' });
  });
});

/** A day of a kitchen that is nearly full, with all sorts of orders: never two at one door and hour. */
const someDays = fc.record({
  orders: fc.uniqueArray(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      slot: fc.constantFrom(...SLOTS),
      status: fc.constantFrom<TiffinOrderStatus>(
        'pending_confirmation',
        'scheduled',
        'confirmed',
        'preparing',
        'out_for_delivery',
      ),
      door: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      home: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      taken: fc.subarray([MONDAY, TUESDAY]),
      rests: fc.subarray([TUESDAY, WEDNESDAY]),
    }),
    { maxLength: 30, selector: ({ door, slot }) => `${door} ${slot}` },
  ),
  loads: fc.array(fc.array(fc.nat({ max: 14 }), { minLength: 6, maxLength: 6 }), {
    minLength: 3,
    maxLength: 3,
  }),
  dayCapacity: fc.integer({ min: 0, max: 60 }),
  mondayIsLate: fc.boolean(),
});

const somePlan = fc.record({
  spread: fc.constantFrom('hour' as const, 'hours' as const, 'days' as const),
  date: fc.constantFrom(MONDAY, TUESDAY, WEDNESDAY),
  booked: fc.constantFrom('move' as const, 'give_back' as const),
  waiting: fc.constantFrom('move' as const, 'decline' as const),
  cooking: fc.constantFrom('deliver' as const, 'give_back' as const),
  onTheWay: fc.constantFrom('deliver' as const, 'give_back' as const),
});

it('overfills no hour and no day, accepts nothing that waits, loses no order and no credit', () => {
  fc.assert(
    fc.property(someDays, somePlan, ({ orders, loads, dayCapacity, mondayIsLate }, choice) => {
      const tiffins = orders.map(({ taken, ...order }, n) =>
        tiffin(n, {
          ...order,
          credits: order.quantity,
          taken: taken.map((date) => ({ date, slot: order.slot })),
        }),
      );
      const targets = [MONDAY, TUESDAY, WEDNESDAY].map((date, place) => ({
        ...target(date, Object.fromEntries(SLOTS.map((slot, n) => [slot, loads[place]?.[n]]))),
        capacity: dayCapacity,
        isClosedForOrders: mondayIsLate && date === MONDAY,
      }));
      const { spread, date, ...rest } = choice;
      const days = affected({ tiffins, targets });
      const closing = planned(days, { ...rest, move: { date, spread } });

      expect(closing.tiffins.map(({ order }) => order)).toEqual(tiffins);
      const doors = new Set<string>();
      for (const { order, effect } of closing.tiffins) {
        if (effect.does !== 'move') continue;
        expect(['pending_confirmation', 'scheduled', 'confirmed']).toContain(order.status);
        const isWaiting = order.status === 'pending_confirmation';
        expect(isWaiting && mondayIsLate && effect.date === MONDAY).toBe(false);
        expect(order.rests).not.toContain(effect.date);
        expect(order.taken).not.toContainEqual({ date: effect.date, slot: effect.slot });
        const place = `${order.door} ${effect.date} ${effect.slot}`;
        expect(doors).not.toContain(place);
        doors.add(place);
        if (spread !== 'hours') expect(effect.slot).toBe(order.slot);
        if (spread !== 'days') expect(effect.date).toBe(date);
      }
      for (const day of targets) {
        const coming = (slot?: string) =>
          tiffinsIn(
            closing.tiffins
              .filter(({ effect }) => effect.does === 'move' && effect.date === day.date)
              .filter(({ effect }) => !slot || (effect.does === 'move' && effect.slot === slot))
              .map(({ order }) => order),
          );
        if (coming() > 0) expect(day.tiffins + coming()).toBeLessThanOrEqual(day.capacity);
        for (const hour of day.hours) {
          const more = coming(hour.slot);
          if (more > 0) expect(hour.tiffins + more).toBeLessThanOrEqual(hour.capacity);
        }
      }
      const { figures } = closing;
      expect(figures.movedOrders + figures.givenBackOrders + figures.stillDelivered).toBe(
        tiffins.length,
      );
      const delivered = closing.tiffins.filter(({ effect }) => effect.does === 'deliver');
      expect(
        figures.creditsBack + figures.movedTiffins + tiffinsIn(delivered.map(({ order }) => order)),
      ).toBe(figures.tiffins);
      expect(figures.letters).toBe(tiffins.length);
    }),
    { numRuns: 300 },
  );
});
