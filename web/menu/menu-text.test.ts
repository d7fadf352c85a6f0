import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/platform/api-error.ts';
import { buildDish } from '#test/builders/build-menu.ts';
import {
  containsText,
  dishCountText,
  menuFailure,
  minutesText,
  servedOnlyTo,
  weekText,
  weekTextLong,
} from './menu-text.ts';

const everything = { diet: null, without: [] };

describe('the words of the menu', () => {
  it('name allergens as one says them', () => {
    const contains = (allergens: string[]) => containsText(buildDish('Kadhi', { allergens }));
    expect(contains(['Milk'])).toBe('Contains milk');
    expect(contains(['Milk', 'Wheat', 'Tree nuts'])).toBe('Contains milk, wheat and tree nuts');
    expect(contains([])).toBe('No allergens in the recipe');
  });

  it('claim nothing of a dish whose allergens nobody has said', () => {
    expect(containsText(buildDish('Kadhi', { allergensKnown: false }))).toBe(
      'Ask us about allergens',
    );
  });

  it('say whose tiffins alone have a dish', () => {
    expect(servedOnlyTo(buildDish('Roti'))).toBeNull();
    expect(servedOnlyTo(buildDish('Kela Sabji', { dietaryType: 'jain', diets: ['jain'] }))).toBe(
      'For Jain tiffins',
    );
    const both = buildDish('Kela Sabji', { dietaryType: 'jain', diets: ['jain', 'swaminarayan'] });
    expect(servedOnlyTo(both)).toBe('For Jain and Swaminarayan tiffins');
  });

  it('count what is left', () => {
    expect(dishCountText(8, 8, everything)).toBe('8 dishes');
    expect(dishCountText(1, 1, everything)).toBe('1 dish');
    expect(dishCountText(3, 8, { diet: 'jain', without: ['Milk', 'Wheat'] })).toBe(
      '3 of 8 dishes for Jain tiffins, without milk and wheat',
    );
    expect(dishCountText(0, 8, { diet: null, without: ['Milk'] })).toBe(
      '0 of 8 dishes, without milk',
    );
  });

  it('name a week by its first and last day', () => {
    expect(weekText('2026-11-23')).toBe('Nov 23 to 29');
    expect(weekText('2026-11-30')).toBe('Nov 30 to Dec 6');
    expect(weekTextLong('2026-12-28')).toBe('Dec 28 to Jan 3, 2027');
  });

  it('say how long a dish takes', () => {
    expect(['35', '90', '120'].map(Number).map(minutesText)).toEqual([
      '35 min',
      '1 h 30 min',
      '2 h',
    ]);
  });
});

it('says why in the words of the failed call', () => {
  const error = new ApiError({ code: 'unavailable', status: 503, message: 'Busy' });
  expect(menuFailure(error)).toBe('Failed to load weekly menu: Busy');
});

it('says why in the words of the server that answered without a menu', () => {
  const data = { code: 'unavailable', message: 'The database is away' };
  const answer = { status: 503, statusText: '', internal: false, data };
  expect(menuFailure(answer)).toBe('Failed to load weekly menu: The database is away');
});

it('has words for a failure without any', () => {
  expect(menuFailure(new Error('x is undefined'))).toBe(
    'Failed to load weekly menu: Something went wrong. Please try again.',
  );
});
