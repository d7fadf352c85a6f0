import { describe, expect, it } from 'vitest';
import { buildTyped } from '#test/builders/build-typed.ts';
import { EMPTY_INQUIRY } from './inquiry-form.ts';
import { furthestStep } from './later-part.tsx';
import { firstOf, readStep, stepOf } from './steps.ts';

const today = '2026-11-21';

describe('the furthest step', () => {
  it('is the first until the details pass', () => {
    expect(furthestStep(EMPTY_INQUIRY, today)).toBe(1);
    expect(furthestStep(buildTyped({ eventDate: '2026-11-20' }), today)).toBe(1);
  });

  it('is the second until a plan is chosen, and then the third', () => {
    expect(furthestStep(buildTyped({ selectedPlan: { id: '' } }), today)).toBe(2);
    expect(furthestStep(buildTyped(), today)).toBe(3);
  });
});

describe('a wrong field', () => {
  it.each([
    ['eventDate', 3, 1],
    ['hearAboutUsOther', 3, 1],
    ['selectedPlan.id', 3, 2],
    ['selectedSabji', 3, 3],
    ['extraPuri', 3, 3],
    ['pricingCalculation.additionalQuantities.roti', 3, 3],
    ['numberOfGuests', 3, 3],
    ['numberOfGuests', 1, 1],
    ['something new', 3, 3],
  ] as const)('%s is corrected from step %d on step %d', (field, shown, step) => {
    expect(stepOf(field, shown)).toBe(step);
  });

  it('comes first in the order of the form', () => {
    expect(firstOf(['selectedSabji', 'email', 'eventDate'])).toBe('eventDate');
    expect(firstOf([])).toBeUndefined();
  });
});

describe('a stored step', () => {
  it.each([
    [1, 1],
    [3, 3],
    [0, null],
    ['2', null],
    [undefined, null],
  ])('%j is %j', (stored, step) => {
    expect(readStep(stored)).toBe(step);
  });
});
