import { describe, expect, it } from 'vitest';
import type { Diet } from '#contract/account/diet.ts';
import type { Portion } from '#contract/menu/desk-dishes.ts';
import type { Course } from '#contract/menu/weekly-menu.ts';
import type { BoxLine } from '#contract/tiffin/box.ts';
import { fillBox, type MenuDish } from './box.ts';

const ALL: Diet[] = ['vegetarian', 'jain', 'swaminarayan'];
const dish = (
  name: string,
  course: Course,
  portion: Portion | null = { amount: 200, unit: 'ml' },
  diets = ALL,
): MenuDish => ({ name, course, portion, diets });
const pieces = (amount: number): Portion => ({ amount, unit: 'pieces' });
const line = (course: Course, change: Partial<BoxLine> = {}): BoxLine => ({
  course,
  dishes: 1,
  amount: 1,
  unit: 'servings',
  usualPortion: null,
  weekdays: null,
  ...change,
});

const MENU = [
  dish('Chole', 'sabji', { amount: 220, unit: 'ml' }, ['vegetarian']),
  dish('Chana', 'sabji', { amount: 200, unit: 'ml' }, ['jain', 'swaminarayan']),
  dish('Tindora', 'sabji', { amount: 150, unit: 'g' }),
  dish('Roti', 'roti', pieces(4)),
  dish('Gulab Jamun', 'sweet', pieces(2)),
  dish('Pickle', 'side', null),
];

const filled = (box: BoxLine[] | null, diet: Diet = 'vegetarian', menu = MENU) =>
  fillBox(box, { menu, diet, weekday: 5 });
const names = (box: BoxLine[] | null, diet: Diet = 'vegetarian') =>
  filled(box, diet).fillings.map(({ place }) => MENU[place]?.name);

describe('what goes into a box', () => {
  it('is the first dishes of the course that are served to the diet, in the order of the menu', () => {
    expect(names([line('sabji')])).toEqual(['Chole']);
    expect(names([line('sabji')], 'jain')).toEqual(['Chana']);
    expect(names([line('roti'), line('sabji', { dishes: 2 })], 'jain')).toEqual([
      'Chana',
      'Tindora',
      'Roti',
    ]);
  });

  it('lacks nothing where the menu has what the box promises, or more', () => {
    expect(filled([line('sabji'), line('roti')]).short).toEqual([]);
    expect(filled([line('sabji', { dishes: 2 })]).short).toEqual([]);
  });

  it('goes on with the next dish where two lines are of one course', () => {
    const box = [line('sabji'), line('sabji', { amount: 300, unit: 'g' })];
    expect(filled(box).fillings).toEqual([
      { place: 0, amount: 220, unit: 'ml' },
      { place: 2, amount: 300, unit: 'g' },
    ]);
  });

  it('is on some weekdays only where the box says so', () => {
    expect(names([line('sweet', { weekdays: [5] })])).toEqual(['Gulab Jamun']);
    expect(names([line('sweet', { weekdays: [3] })])).toEqual([]);
    expect(filled([line('sweet', { weekdays: [3] })]).short).toEqual([]);
  });

  it.each([
    ['two portions', line('sabji', { amount: 2 }), [0, 440, 'ml']],
    ['so many pieces', line('roti', { amount: 5, unit: 'pieces' }), [3, 5, 'pieces']],
    [
      'in proportion to a usual portion, rounded up',
      line('sweet', { amount: 5, unit: 'pieces', usualPortion: 4 }),
      [4, 3, 'pieces'],
    ],
    ['portions where none is measured', line('side', { amount: 2 }), [5, 2, 'portions']],
  ] as const)('is measured: %s', (_, one, [place, amount, unit]) => {
    expect(filled([one])).toMatchObject({ fillings: [{ place, amount, unit }], otherUnit: [] });
  });

  it('keeps a measure in another unit than the dish has, and says so', () => {
    const box = filled([line('sabji', { amount: 3, unit: 'pieces', usualPortion: 2 })]);
    expect(box.fillings).toEqual([{ place: 0, amount: 3, unit: 'pieces' }]);
    expect(box.otherUnit).toEqual([0]);
  });

  it('says how much less there is than the box promises', () => {
    const box = filled([line('sabji', { dishes: 3 }), line('rice')], 'jain');
    expect(box.fillings.map(({ place }) => place)).toEqual([1, 2]);
    expect(box.short).toEqual([
      { course: 'sabji', promised: 3, offered: 2 },
      { course: 'rice', promised: 1, offered: 0 },
    ]);
  });

  it('is a portion of everything while nobody has said what it is', () => {
    expect(filled(null, 'jain')).toEqual({
      fillings: [
        { place: 1, amount: 200, unit: 'ml' },
        { place: 2, amount: 150, unit: 'g' },
        { place: 3, amount: 4, unit: 'pieces' },
        { place: 4, amount: 2, unit: 'pieces' },
        { place: 5, amount: 1, unit: 'portions' },
      ],
      short: [],
      otherUnit: [],
    });
  });
});
