import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Course } from '#contract/menu/weekly-menu.ts';
import { type BoxLine, BoxUnit } from '#contract/tiffin/box.ts';
import { readBoxCell, writeBoxCell } from './box-cell.ts';

const whole = fc.integer({ min: 1, max: 1000 });
const lines: fc.Arbitrary<BoxLine> = fc.record({
  course: fc.constantFrom(...Course.options),
  dishes: fc.integer({ min: 1, max: 10 }),
  amount: whole,
  unit: fc.constantFrom(...BoxUnit.options),
  usualPortion: fc.option(whole),
  weekdays: fc.option(
    fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
      .map((days) => days.sort((one, other) => one - other)),
  ),
});

describe('what is in a box, in a cell', () => {
  it('is read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 6 }), (box) => {
        expect(readBoxCell(writeBoxCell(box))).toEqual(box);
      }),
    );
  });

  it('says only what has to be said', () => {
    const box = readBoxCell('sabji x2; Dal; roti: 5 pieces of 4; Sweet on Fri and Sun');
    expect(writeBoxCell(box)).toBe('Sabji x2\nDal\nRoti: 5 pieces of 4\nSweet on Fri, Sun');
  });

  it('is empty while nobody has said it', () => {
    expect(readBoxCell(' ')).toBeNull();
    expect(writeBoxCell(null)).toBe('');
  });

  it.each(['Soup', 'Sabji x', 'Dal: 3 cups', 'Rice on Xday'])('is not %s', (cell) => {
    expect(() => readBoxCell(cell)).toThrow(/^(Please write a line|“Xday” is no weekday)/);
  });
});
