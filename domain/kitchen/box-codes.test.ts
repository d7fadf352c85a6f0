import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxCode, planCodes } from './cooking.ts';

const codes = (...names: string[]) => [...planCodes(names).values()];

describe('the code of a plan', () => {
  it('is its first letter, and more of its name where others begin alike', () => {
    expect(codes('Everyday Tiffin', 'Full Thali')).toEqual(['E', 'F']);
    expect(codes('Everyday Tiffin', 'Full Thali', 'Family Dabba')).toEqual(['E', 'FT', 'FD']);
    expect(codes('Everyday Tiffin', 'Everyday Thali')).toEqual(['ETI', 'ETH']);
    expect(codes('Full', 'Full Thali')).toEqual(['FU', 'FT']);
    expect(codes('Full Big Thali', 'Everyday')).toEqual(['F', 'E']);
    expect(codes('Full Big Thali', 'Family')).toEqual(['FBT', 'FA']);
    expect(codes('Élan', 'Thali 1', 'Thali 2')).toEqual(['E', 'T1', 'T2']);
    expect(codes('Élan', 'Eclair')).toEqual(['EL', 'EC']);
  });

  it('is its place where there is nothing to tell them apart by', () => {
    expect(codes('Thali', 'thali', '!')).toEqual(['T#1', 'T#2', '#3']);
    expect(codes('Rajwada', 'Rajwadi')).toEqual(['R#1', 'R#2']);
  });

  it('is of one plan only, whatever the plans are called', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ maxLength: 12 })), (names) => {
        const given = codes(...names);
        expect(given).toHaveLength(names.length);
        expect(new Set(given).size).toBe(names.length);
      }),
    );
  });

  it('never comes to mean another plan when the kitchen sells one more', () => {
    const anyName = fc
      .array(fc.constantFrom('Everyday', 'Family', 'Full', 'Tiffin', 'Thali', 'Dabba'), {
        minLength: 1,
        maxLength: 3,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(anyName, { minLength: 2 }), (names) => {
        const before = planCodes(names.slice(0, -1));
        const after = planCodes(names);
        for (const [name, code] of before)
          for (const [other, now] of after) if (other !== name) expect(now).not.toBe(code);
      }),
    );
  });
});

it('says the diet behind the plan, and a number for another box of both', () => {
  expect(boxCode('E', { diet: 'vegetarian', number: 1 })).toBe('EV');
  expect(boxCode('FT', { diet: 'jain', number: 2 })).toBe('FTJ2');
  expect(boxCode('R', { diet: 'swaminarayan', number: 1 })).toBe('RS');
});
