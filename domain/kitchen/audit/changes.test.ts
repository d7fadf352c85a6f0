import { describe, expect, it } from 'vitest';
import { changesOf, fieldChangeText, keyedFields } from './changes.ts';

describe('the changes of an audited action', () => {
  it('are the fields that differ, in words', () => {
    const before = { status: 'scheduled', quantity: 1, note: null, tags: ['a'] };
    const after = { status: 'confirmed', quantity: 1, note: 'Ring twice', tags: ['a', 'b'] };
    expect(changesOf({ resource: 'tiffin-orders', before, after })).toEqual([
      { field: 'Status', before: 'Scheduled', after: 'Confirmed' },
      { field: 'Note', before: null, after: 'Ring twice' },
      { field: 'Tags', before: null, after: 'b' },
    ]);
  });

  it('say money in dollars and moments on the clock, and leave out what only follows', () => {
    const after = { totalAmount: 1299, deliveredAt: '2026-11-21T11:56:00.6Z', actions: ['pause'] };
    expect(
      changesOf({
        resource: 'snack-orders',
        before: { totalAmount: 0, deliveredAt: null, actions: [] },
        after,
      }),
    ).toEqual([
      { field: 'Total amount', before: 'C$0.00', after: 'C$12.99' },
      { field: 'Delivered at', before: null, after: 'Nov 21, 2026, 6:56 AM' },
    ]);
  });

  it.each([
    '2026-11-23T25:00:00Z',
    '2026-11-23T18:00 is when they come',
    '2026-02-30',
    '99:99-99:99',
    '24:00-25:00',
    '29:00',
    '10:00-29:00',
    'at 10:00',
    'from 10:00-11:00',
    '10:00-11:00 or later',
    'on 2026-11-23T18:00:00Z',
    '2026-11-23T18:00:00Z, then',
    '2026-11-23T18:00:00+5:00',
    '2026-11-23T18:00:00+05:0',
  ])('leave what somebody typed as it is: %s', (typed) => {
    expect(changesOf({ resource: 'dishes', before: null, after: { description: typed } })).toEqual([
      { field: 'Description', before: null, after: typed },
    ]);
  });

  it('say how the money stands in a sentence', () => {
    const before = { balance: { paid: 0, owed: 6774, toPayBack: 0 } };
    const after = { balance: { paid: 7000, owed: 0, toPayBack: 226 } };
    expect(changesOf({ resource: 'tiffin-orders', before, after })).toEqual([
      {
        field: 'Money',
        before: 'C$0.00 paid, C$67.74 to pay',
        after: 'C$70.00 paid, C$2.26 to pay back',
      },
    ]);
  });

  it('are everything when something was added or removed whole', () => {
    expect(changesOf({ resource: 'closures', before: null, after: { reason: 'Diwali' } })).toEqual([
      { field: 'Reason', before: null, after: 'Diwali' },
    ]);
    expect(
      changesOf({ resource: 'closures', before: { reason: 'Diwali' }, after: null }),
    ).toHaveLength(1);
    expect(changesOf({ resource: 'closures', before: null, after: null })).toEqual([]);
  });

  it('say of personal words that they changed, and of bare ids nothing', () => {
    const before = { internalNote: '(personal)', customerId: '1' };
    const after = { internalNote: '(personal)', customerId: '2' };
    expect(changesOf({ resource: 'customers', before, after })).toEqual([
      {
        field: 'Internal note',
        before: null,
        after: 'something personal, which is not kept here',
      },
    ]);
  });

  it.each([
    ['what came and went', ['a', 'b'], ['a', 'c'], 'b', 'c'],
    ['their order where only that differs', ['a', 'b'], ['b', 'a'], 'a, b', 'b, a'],
    ['all where there was none', null, ['a', 'b'], null, 'a, b'],
    ['all where there is none any more', ['a', 'b'], null, 'a, b', null],
  ])('say of lists of words %s', (_what, was, is, before, after) => {
    expect(changesOf({ resource: 'dishes', before: { tags: was }, after: { tags: is } })).toEqual([
      { field: 'Tags', before, after },
    ]);
  });

  it.each([
    ['one that was written', [], [{ quantity: 2 }], null, 'Quantity: 2'],
    ['one that went', [{ quantity: 1 }, { quantity: 2 }], [{ quantity: 2 }], 'Quantity: 1', null],
    [
      'each that came, and of bare ids nothing',
      null,
      [{ quantity: 1 }, { id: '3' }, { quantity: 2 }],
      null,
      'Quantity: 1 / Quantity: 2',
    ],
    ['words among them', [{ quantity: 1 }, 'Hall'], [], 'Quantity: 1 / Hall', null],
  ])('say of lines without a name %s', (_what, was, is, before, after) => {
    const lines = { resource: 'catering-inquiries', before: { lines: was }, after: { lines: is } };
    expect(changesOf(lines)).toEqual([{ field: 'Lines', before, after }]);
  });

  it('say of a list whose lines have a new order that', () => {
    const [lunch, hall] = [{ label: 'Lunch' }, { label: 'Hall' }];
    const before = { lines: [lunch, hall] };
    const after = { lines: [hall, lunch] };
    expect(changesOf({ resource: 'catering-inquiries', before, after })).toEqual([
      { field: 'Lines', before: 'Lunch, Hall', after: 'Hall, Lunch' },
    ]);
  });

  it('say of what has parts those that differ, but not which personal words do', () => {
    const address = (change: object) => ({ address: { street: '(personal)', ...change } });
    const changed = (before: object, after: object) =>
      changesOf({ resource: 'customers', before: address(before), after: address(after) });
    expect(changed({ city: 'Ajax', regionId: '1' }, { city: 'Oshawa', regionId: '2' })).toEqual([
      { field: 'Address › City', before: 'Ajax', after: 'Oshawa' },
    ]);
    expect(changed({}, { street: null })).toEqual([
      {
        field: 'Address › Street',
        before: 'something personal, which is not kept here',
        after: null,
      },
    ]);
    expect(changed({ street: null }, {})).toEqual([
      {
        field: 'Address › Street',
        before: null,
        after: 'something personal, which is not kept here',
      },
    ]);
  });

  it('say what is inside of what was changed', () => {
    const quote = {
      total: 198453,
      validUntil: '2026-10-03',
      lines: [{ quantity: 70, amount: 100 }],
    };
    expect(changesOf({ resource: 'catering-inquiries', before: null, after: { quote } })).toEqual([
      {
        field: 'Quote',
        before: null,
        after: 'Total: C$1,984.53; Valid until: Oct 3, 2026; Lines: Quantity: 70; Amount: C$1.00',
      },
    ]);
  });
});

it('a change is a line to read: what was, and what is', () => {
  const line = (before: string | null, after: string | null) =>
    fieldChangeText({ field: 'Monthly › Box › Roti › How much', before, after });
  expect(line('4 pieces', '6 pieces')).toBe('Monthly › Box › Roti › How much: 4 pieces → 6 pieces');
  expect(line(null, '6 pieces')).toBe('Monthly › Box › Roti › How much: 6 pieces');
  expect(line('4 pieces', null)).toBe('Monthly › Box › Roti › How much: no longer 4 pieces');
});

const line = (course: string, change: object = {}) => ({
  course,
  dishes: 1,
  amount: 1,
  unit: 'servings',
  usualPortion: null,
  weekdays: null,
  ...change,
});
const rotis = (amount: number) => line('roti', { amount, unit: 'pieces', usualPortion: 4 });
const promise = (count: number) => ({ text: `1 sabji and ${count} rotis`, isActive: true });

const weekly = {
  id: 'w',
  billingCycle: 'weekly',
  price: 1199,
  features: [promise(4), { text: 'Sweet on Fridays', isActive: false }],
  box: [line('sabji'), rotis(4)],
  isActive: true,
};
const monthly = { ...weekly, id: 'm', billingCycle: 'monthly', price: 1099 };

const changed = (before: object[], after: object[]) =>
  changesOf({ resource: 'plan-groups', before: { variants: before }, after: { variants: after } });

describe('the changes of a plan', () => {
  it('are said where they are, with amounts in what they are measured in', () => {
    const six = { ...monthly, box: [line('sabji'), rotis(6)], price: 1149 };
    expect(changed([weekly, monthly], [weekly, six])).toEqual([
      { field: 'Monthly › Price', before: 'C$10.99', after: 'C$11.49' },
      { field: 'Monthly › Box › Roti › How much', before: '4 pieces', after: '6 pieces' },
    ]);
  });

  it('say of its features only the lines that came and went, and whether one is included', () => {
    const features = [promise(6), { text: 'Sweet on Fridays', isActive: true }];
    expect(changed([weekly], [{ ...weekly, features }])).toEqual([
      {
        field: 'Weekly › What it comes with',
        before: '1 sabji and 4 rotis / Sweet on Fridays (not included)',
        after: '1 sabji and 6 rotis / Sweet on Fridays',
      },
    ]);
  });

  it('name a line or a way to buy it that was added or removed', () => {
    const sweet = line('sweet', { weekdays: [5] });
    const words = 'Course: Sweet; Dishes: 1; Weekdays: Friday; How much: 1 portion';
    const richer = { ...weekly, box: [...weekly.box, sweet] };
    expect(changed([weekly], [richer])).toEqual([
      { field: 'Weekly › Box › Sweet', before: null, after: words },
    ]);
    expect(changed([weekly, { id: 'm', billingCycle: 'monthly' }], [weekly])).toEqual([
      { field: 'Monthly', before: 'Billed: Monthly', after: null },
    ]);
  });

  it('say that only the order changed', () => {
    expect(changed([weekly, monthly], [monthly, weekly])).toEqual([
      { field: 'Variants', before: 'Weekly, Monthly', after: 'Monthly, Weekly' },
    ]);
  });

  it('tell apart two lines of one course, and two ways to buy it alike', () => {
    const twice = { ...weekly, id: 'w2', tiffinCount: 5 };
    const more = { ...twice, tiffinCount: 6 };
    expect(changed([weekly, twice], [weekly, more])).toEqual([
      { field: 'Weekly 2 › Tiffin count', before: '5', after: '6' },
    ]);
    const box = [line('sabji'), line('sabji', { amount: 200, unit: 'g' })];
    const bigger = [line('sabji'), line('sabji', { amount: 1500, unit: 'g' })];
    expect(changed([{ ...weekly, box }], [{ ...weekly, box: bigger }])).toEqual([
      { field: 'Weekly › Box › Sabji 2 › How much', before: '200 g', after: '1,500 g' },
    ]);
  });
});

it('a dish’s portion is measured, and a payment’s amount is money', () => {
  const portion = (amount: number) => ({ portion: { amount, unit: 'ml' } });
  expect(changesOf({ resource: 'dishes', before: portion(200), after: portion(240) })).toEqual([
    { field: 'Portion › How much', before: '200 ml', after: '240 ml' },
  ]);
  expect(changesOf({ resource: 'payments', before: null, after: { amount: 4 } })).toEqual([
    { field: 'Amount', before: null, after: 'C$0.04' },
  ]);
});

it('what a customer owes is money', () => {
  const owes = (owed: number) => ({ owed });
  expect(changesOf({ resource: 'customers', before: owes(0), after: owes(6774) })).toEqual([
    { field: 'Owed', before: 'C$0.00', after: 'C$67.74' },
  ]);
});

it('what goes beyond the rules for customers is told in words', () => {
  const overrides = ['over_limit', 'sold_out', 'outside_area', 'after_deadline'];
  expect(changesOf({ resource: 'snack-orders', before: null, after: { overrides } })).toEqual([
    {
      field: 'Beyond the rules',
      before: null,
      after:
        'more than the daily limit, marked as sold out that day, outside the area that is served, when its customer no longer could',
    },
  ]);
});

it('what is personal inside of a record is not told where something beside it changed', () => {
  const quote = (total: number) => ({ quote: { note: '(personal)', total } });
  expect(
    changesOf({ resource: 'catering-inquiries', before: quote(100), after: quote(200) }),
  ).toEqual([{ field: 'Quote › Total', before: 'C$1.00', after: 'C$2.00' }]);
});

const keyed = (list: unknown) => {
  const parts = keyedFields('plan-groups', list);
  return parts && [...parts].map(([key, { name }]) => [key, name]);
};

describe('the records of a list', () => {
  it('are told apart by their ids, and called by their best name', () => {
    const list = [
      { id: 'a', name: 'Everyday', title: 'Another' },
      { id: 'b', title: 'Full Thali', label: 'Another' },
      { id: 'c', label: 'Festive', billingCycle: 'weekly' },
      { id: 'd', billingCycle: 'monthly', course: 'dal' },
      { id: 'e', course: 'dal' },
    ];
    expect(keyed(list)).toEqual([
      ['a', 'Everyday'],
      ['b', 'Full Thali'],
      ['c', 'Festive'],
      ['d', 'Monthly'],
      ['e', 'Dal'],
    ]);
    expect(keyedFields('plan-groups', list)?.get('b')?.parts).toBe(list[1]);
  });

  it('are told apart by their names where they have no ids, and counted where these are the same', () => {
    const dals = [{ course: 'dal' }, { course: 'roti' }, { course: 'dal' }, { course: 'dal' }];
    expect(keyed(dals)).toEqual([
      ['Dal', 'Dal'],
      ['Roti', 'Roti'],
      ['Dal 2', 'Dal 2'],
      ['Dal 3', 'Dal 3'],
    ]);
  });

  it('go by the next name where the best is personal or no text', () => {
    expect(keyed([{ name: '(personal)', label: 'Home' }])).toEqual([['Home', 'Home']]);
    expect(keyed([{ name: 7, label: 'Home' }])).toEqual([['Home', 'Home']]);
  });

  it('are none where one has no name, and where it is no list of records', () => {
    for (const none of [
      [{ name: 'Everyday' }, { price: 100 }],
      [{ name: '(personal)' }],
      ['Everyday'],
      [null],
      { name: 'Everyday' },
      'Everyday',
      null,
    ])
      expect(keyed(none), JSON.stringify(none)).toBeNull();
    expect(keyed([])).toEqual([]);
  });
});
