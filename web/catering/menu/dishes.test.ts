import { describe, expect, it } from 'vitest';
import { buildCatalogue, buildPlan, buildTyped, idOf } from '#test/builders/build-typed.ts';
import { dishesOf, dishesToChoose } from './dishes.ts';

const { menu } = buildCatalogue();
const planWith = (text: string) => buildPlan({ features: [{ text, isActive: true }] });

describe('how many dishes are chosen', () => {
  it.each([
    ['sabji', '1 sabji per guest', 1],
    ['sabji', '2 sabjis per guest', 2],
    ['sweet', '5 sweets per guest', 2],
    ['roti', '4 rotis per guest', 1],
  ] as const)('of %s with %j is %i, never more than the menu has', (category, text, dishes) => {
    expect(dishesToChoose(category, planWith(text), menu)).toBe(dishes);
  });

  it('is one before a plan is chosen, and where a category is empty', () => {
    expect(dishesToChoose('sabji', undefined, menu)).toBe(1);
    expect(dishesToChoose('sabji', planWith('2 sabjis'), { categories: [] })).toBe(1);
  });
});

describe('the dishes that count', () => {
  const names = (plan: string, ...selectedSabji: string[]) =>
    dishesOf(buildTyped({ selectedSabji }), 'sabji', planWith(plan), menu).map(({ name }) => name);

  it('are the first that were chosen, in the order of the menu', () => {
    const [a, b] = [idOf('asabji'), idOf('bsabji')];
    expect(names('2 sabjis', b, a)).toEqual(['a sabji', 'b sabji']);
    expect(names('1 sabji', b, a)).toEqual(['b sabji']);
    expect(names('2 sabjis', idOf('gone'), b)).toEqual(['b sabji']);
  });
});
