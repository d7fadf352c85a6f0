import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

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

it('what is personal inside of a record is not told where something beside it changed', () => {
  const quote = (total: number) => ({ quote: { note: '(personal)', total } });
  expect(
    changesOf({ resource: 'catering-inquiries', before: quote(100), after: quote(200) }),
  ).toEqual([{ field: 'Quote › Total', before: 'C$1.00', after: 'C$2.00' }]);
});
