import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Course } from '#contract/menu/weekly-menu.ts';
import { type BoxLine, BoxUnit } from '#contract/tiffin/box.ts';
import { boxText, isBoxLine, shortageText } from './box-text.ts';

const line = (course: BoxLine['course'], change: Partial<BoxLine> = {}): BoxLine => ({
  course,
  dishes: 1,
  amount: 1,
  unit: 'servings',
  usualPortion: null,
  weekdays: null,
  ...change,
});
const rotis = (amount: number) => line('roti', { amount, unit: 'pieces', usualPortion: 4 });

describe('what is in a box, in words', () => {
  it('is the meal, what is beside it, and what comes on some days', () => {
    expect(
      boxText([
        line('sabji', { dishes: 2 }),
        line('dal'),
        line('rice'),
        rotis(5),
        line('salad'),
        line('side'),
        line('sweet', { weekdays: [5] }),
        line('farsan', { weekdays: [1, 4] }),
      ]),
    ).toEqual([
      '2 sabjis, dal or kadhi, rice and 5 rotis',
      'Salad and a side',
      'Sweet on Fridays',
      'Farsan on Mondays and Thursdays',
    ]);
  });

  it('says once for how many everything is', () => {
    expect(boxText([line('sabji', { amount: 2 }), line('rice', { amount: 2 }), rotis(10)])).toEqual(
      ['1 sabji, rice and 10 rotis', 'Portions for two'],
    );
    const three = [line('sabji', { amount: 3 }), line('rice', { amount: 3 })];
    expect(boxText(three).at(-1)).toBe('Portions for 3');
    expect(boxText([...three, line('dal')])).toEqual([
      '1 sabji (3 portions), rice (3 portions) and dal or kadhi',
    ]);
  });

  it('names one dish of each course', () => {
    expect(boxText(Course.options.map((course) => line(course)))).toEqual([
      '1 sabji, dal or kadhi, rice and bread',
      'Farsan, salad, a side and sweet',
    ]);
  });

  it.each([
    [line('rice', { amount: 2 }), line('dal'), 'Rice (2 portions) and dal or kadhi'],
    [line('dal', { amount: 300, unit: 'ml' }), rotis(1), 'Dal or kadhi (300 ml) and 1 roti'],
    [
      line('sabji', { dishes: 2, amount: 1500, unit: 'g' }),
      line('rice'),
      '2 sabjis (1,500 g each) and rice',
    ],
    [line('dal', { amount: 1, unit: 'ml' }), rotis(2), 'Dal or kadhi (1 ml) and 2 rotis'],
    [line('roti'), line('rice', { dishes: 2 }), 'Bread and 2 rice dishes'],
    [
      line('roti', { dishes: 2, amount: 3, unit: 'pieces' }),
      line('dal', { dishes: 2 }),
      '2 breads (3 pieces each) and 2 dals or kadhis',
    ],
    [line('salad', { dishes: 2 }), line('side', { dishes: 2 }), '2 salads and 2 sides'],
    [line('farsan', { dishes: 2 }), line('sweet', { dishes: 2 }), '2 farsans and 2 sweets'],
    [
      line('farsan', { amount: 1, unit: 'pieces' }),
      line('sweet', { amount: 3, unit: 'pieces' }),
      'Farsan (1 piece) and sweet (3 pieces)',
    ],
  ])('measures what is measured', (one, other, words) => {
    expect(boxText([one, other])).toEqual([words]);
  });

  it('knows its own lines of any box', () => {
    const anyLine = fc.record({
      course: fc.constantFrom(...Course.options),
      dishes: fc.integer({ min: 1, max: 10 }),
      amount: fc.integer({ min: 1, max: 100_000 }),
      unit: fc.constantFrom(...BoxUnit.options),
      usualPortion: fc.constant(null),
      weekdays: fc.option(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (box) => {
        for (const words of boxText(box)) expect(words).toSatisfy(isBoxLine);
      }),
    );
  });

  it.each([
    'Jain or Swaminarayan on request',
    'Rice from our own mill',
    'Bring 2 sabjis',
    'Our Portions for two',
    'Portions for two hungry people',
    '',
  ])('leaves the shop its own words: %j', (words) => {
    expect(isBoxLine(words)).toBe(false);
  });

  it('counts what the menu lacks', () => {
    expect(shortageText({ course: 'sabji', promised: 2, offered: 1 })).toBe(
      '2 sabjis promised, the menu has 1',
    );
    const lacking = (promised: number) =>
      Course.options.map((course) => shortageText({ course, promised, offered: 0 }));
    const none = (dishes: string) => `${dishes} promised, the menu has none`;
    expect(lacking(1)).toEqual(
      [
        '1 sabji',
        '1 dal or kadhi',
        '1 rice',
        '1 bread',
        '1 farsan',
        '1 salad',
        '1 side',
        '1 sweet',
      ].map(none),
    );
    expect(lacking(2)).toEqual(
      [
        ...['2 sabjis', '2 dals or kadhis', '2 rice dishes', '2 breads'],
        ...['2 farsans', '2 salads', '2 sides', '2 sweets'],
      ].map(none),
    );
  });
});
