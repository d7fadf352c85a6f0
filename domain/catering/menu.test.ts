import { describe, expect, it } from 'vitest';
import type { MenuOption } from '#contract/catering/menu.ts';
import {
  calculateMenu,
  categoriesOf,
  countItems,
  defaultChoices,
  dishesIncluded,
  dishOf,
  findOption,
  includesShrikhand,
  perGuestHundredths,
  servingsFor,
} from './menu.ts';

const on = (...texts: string[]) => texts.map((text) => ({ text, isActive: true }));
const off = (...texts: string[]) => texts.map((text) => ({ text, isActive: false }));

const option = (name: string, more: Partial<MenuOption> = {}): MenuOption => ({
  id: `00000000-0000-4000-8000-${name.length.toString().padStart(12, '0')}`,
  name,
  spellings: [],
  surcharge: 0,
  diets: ['vegetarian'],
  isDefault: false,
  ...more,
});

describe('servings for each guest', () => {
  it.each([
    ['roti', ['3 rotis per guest'], 300],
    ['roti', ['Rotis: 4 each'], 400],
    ['roti', ['Soft rotis'], 100],
    ['roti', ['2 sabji, 1 sweet, 5 roti per guest'], 500],
    ['sweet', ['2 sabji, 1 sweet, 5 roti per guest'], 100],
    ['sabji', ['2 sabjis per guest'], 200],
    ['sabji', ['Two sabjis per guest'], 100],
    ['salad', ['1 salad or raita per guest'], 100],
    ['salad', ['0.5 raita per guest'], 50],
    ['dal', ['2 dal or kadhi per guest'], 200],
    ['dal', ['1 daal'], 100],
    ['rice', ['1.25 rice per guest'], 125],
    ['rice', ['For 50 guests or more'], 100],
    ['dal', ['2 sabji, dal, rice, 4 roti, salad and papad'], 100],
    ['rice', ['2 sabji, dal, rice, 4 roti, salad and papad'], 100],
    ['salad', ['2 sabji, dal, rice, 4 roti, salad and papad'], 100],
    ['roti', ['2 sabji, dal, rice, 4 roti, salad and papad'], 400],
    ['roti', ['Sabji: 2, Roti: 4, Rice: 1'], 400],
    ['roti', ['Rotis: 4 of 2 flours'], 400],
    ['roti', ['3 rotis of 2 flours'], 300],
    ['rice', ['Sabji: 2, Roti: 4, Rice: 1'], 100],
    ['sabji', ['3 sabjis & dal with 2 rice'], 300],
    ['dal', ['Live dal counter for 100 guests'], 100],
    ['shrikhand', ['1 shrikhand per guest'], 100],
    ['sabji', ['Fresh sabji every morning', '3 sabjis per guest'], 300],
    ['rice', ['Plates and price included'], 100],
  ] as const)('of %s are read from %j as %i hundredths', (category, texts, hundredths) => {
    expect(perGuestHundredths(category, on(...texts))).toBe(hundredths);
  });

  it.each([
    ['sabji', 'sabji sabjis sabzi sabzis shaak shaaks curry curries'],
    ['sweet', 'sweet sweets mithai mithais dessert desserts'],
    ['shrikhand', 'shrikhand shrikhands'],
    ['salad', 'salad salads raita raitas'],
    ['dal', 'dal dals daal daals kadhi kadhis'],
    ['roti', 'roti rotis rotli rotlis chapati chapatis puri puris'],
    ['rice', 'rice pulav pulavs pulao pulaos biryani biryanis'],
  ] as const)(
    'of %s are read from each of its names, and from no longer word',
    (category, names) => {
      for (const name of names.split(' ')) {
        expect(perGuestHundredths(category, on(`12 ${name}`)), name).toBe(1200);
        expect(perGuestHundredths(category, on(`12 ${name}x`)), `${name}x`).toBe(100);
        expect(perGuestHundredths(category, on(`12 x${name}`)), `x${name}`).toBe(100);
      }
    },
  );

  it.each(['guests', 'people', 'persons', 'pax'])('are no number of %s', (people) => {
    expect(perGuestHundredths('dal', on(`Dal for 40 ${people}`))).toBe(100);
    expect(perGuestHundredths('dal', on(`Dal for 40  ${people}`))).toBe(100);
    expect(perGuestHundredths('dal', on(`Dal for 40${people}`))).toBe(100);
  });

  it.each([',', ';', '+', '&', '\n', ' and ', ' with ', ' plus '])('end at %j', (between) => {
    expect(perGuestHundredths('dal', on(`3 rotis${between}dal`))).toBe(100);
    expect(perGuestHundredths('dal', on(`dal${between}3 rotis`))).toBe(100);
  });

  it('are not read from what the plan does not come with', () => {
    expect(perGuestHundredths('roti', off('9 rotis per guest'))).toBe(100);
    expect(perGuestHundredths('roti', [...off('9 rotis'), ...on('4 rotis')])).toBe(400);
  });

  it('make whole servings for all guests', () => {
    expect(servingsFor('roti', 80, on('3 rotis per guest'))).toBe(240);
    expect(servingsFor('salad', 25, on('0.5 raita per guest'))).toBe(13);
    expect(servingsFor('dal', 7, [])).toBe(7);
  });
});

describe('the dishes that a plan includes', () => {
  it.each([
    ['sabji', ['2 sabjis per guest'], 2],
    ['sweet', ['3 sweets per guest'], 3],
    ['sweet', ['Something sweet'], 1],
    ['rice', ['1.5 rice per guest'], 1],
    ['salad', ['0.5 raita per guest'], 1],
    ['roti', ['4 rotis per guest'], 1],
    ['sweet', ['40 sweets per guest'], 10],
  ] as const)('of %s with %j are %i', (category, texts, dishes) => {
    expect(dishesIncluded(category, on(...texts))).toBe(dishes);
  });
});

describe('shrikhand', () => {
  it('comes with a plan that mentions it, and only then', () => {
    expect(includesShrikhand(on('Kesar SHRIKHAND to finish'))).toBe(true);
    expect(includesShrikhand(on('2 sweets per guest'))).toBe(false);
    expect(includesShrikhand(off('1 shrikhand per guest'))).toBe(false);
  });

  it('is no category of a plan without it', () => {
    expect(categoriesOf(on('1 sweet'), ['sabji', 'shrikhand', 'rice'])).toEqual(['sabji', 'rice']);
    expect(categoriesOf(on('1 shrikhand'), ['sabji', 'shrikhand'])).toEqual(['sabji', 'shrikhand']);
  });
});

describe('an option', () => {
  const options = [
    option('Undhiyu', { id: 'a1', isDefault: true }),
    option('Potato Cabbage', { id: 'a2', spellings: ['Patato Cabage'] }),
  ];

  it.each([
    ['a2', 'Potato Cabbage'],
    ['potato cabbage', 'Potato Cabbage'],
    ['Patato  Cabage', 'Potato Cabbage'],
    ['potato-cabbage', 'Potato Cabbage'],
    ['UNDHIYU', 'Undhiyu'],
  ])('is found as %j', (written, name) => {
    expect(findOption(options, written)?.name).toBe(name);
  });

  it('that is not there is not found', () => {
    expect(findOption(options, 'Pizza')).toBeUndefined();
    expect(findOption(options, '')).toBeUndefined();
  });
});

describe('the menu', () => {
  const features = on('2 sabjis per guest', '3 rotis per guest', '1 shrikhand per guest');
  const choices = {
    rice: [option('Jeera Rice')],
    sabji: [option('Undhiyu', { surcharge: 100 })],
    shrikhand: [option('Mango')],
    roti: [option('Puri')],
  };

  it('is a line for each choice in the order of the meal, for all guests', () => {
    expect(calculateMenu(features, 40, choices, { roti: 0, puri: 0 })).toEqual([
      {
        item: 'Undhiyu',
        quantity: 80,
        category: 'sabji',
        unit: 'servings',
        specialNote: '+$1.00 per guest',
      },
      { item: 'Mango', quantity: 40, category: 'shrikhand', unit: 'cups', specialNote: null },
      { item: 'Puri', quantity: 120, category: 'roti', unit: 'pieces', specialNote: null },
      { item: 'Jeera Rice', quantity: 40, category: 'rice', unit: 'servings', specialNote: null },
    ]);
  });

  it.each([
    ['2 sabjis per guest', 40, [40, 40]],
    ['3 sabjis per guest', 25, [38, 38]],
    ['2.5 sabjis per guest', 3, [4, 4]],
    ['2 sabjis per guest', 1, [1, 1]],
  ])(
    'shares %j for %i guests among two dishes, and nobody goes short',
    (text, guests, servings) => {
      const two = { sabji: [option('Chole'), option('Undhiyu', { surcharge: 100 })] };
      const menu = calculateMenu(on(text), guests, two, { roti: 0, puri: 0 });
      expect(menu.map(({ quantity }) => quantity)).toEqual(servings);
      expect(menu.map(({ item, specialNote }) => [item, specialNote])).toEqual([
        ['Chole', null],
        ['Undhiyu', '+$1.00 per guest'],
      ]);
    },
  );

  it('counts each category in its own unit', () => {
    const all = { sweet: [option('Ladoo')], salad: [option('Raita')], dal: [option('Kadhi')] };
    const units = calculateMenu(features, 40, { ...choices, ...all }, { roti: 1, puri: 1 });
    expect(units.map(({ category, unit }) => `${category} ${unit}`)).toEqual([
      ...['sabji servings', 'sweet pieces', 'shrikhand cups', 'salad servings', 'dal bowls'],
      ...['roti pieces', 'rice servings', 'extra pieces', 'extra pieces'],
    ]);
  });

  it('names the extra pieces', () => {
    const menu = calculateMenu(features, 40, {}, { roti: 20, puri: 5 });
    expect(menu.map(({ item, quantity }) => [item, quantity])).toEqual([
      ['Extra roti', 20],
      ['Extra puri', 5],
    ]);
    expect(countItems(menu)).toBe(25);
  });

  it('leaves out shrikhand that the plan does not have', () => {
    expect(calculateMenu([], 10, choices, { roti: 0, puri: 0 }).map(({ item }) => item)).toEqual([
      'Undhiyu',
      'Puri',
      'Jeera Rice',
    ]);
  });

  it('begins with the default of each category', () => {
    const categories = [
      {
        category: 'sabji' as const,
        options: [option('Chole'), option('Undhiyu', { isDefault: true })],
      },
      { category: 'dal' as const, options: [option('Kadhi')] },
      { category: 'rice' as const, options: [] },
    ];
    const begun = defaultChoices({ categories });
    expect(begun.sabji?.map(({ name }) => name)).toEqual(['Undhiyu']);
    expect(begun.dal?.map(({ name }) => name)).toEqual(['Kadhi']);
    expect(begun.rice).toBeUndefined();
  });
});

it('a shrikhand is called by more than its flavour where it stands by itself', () => {
  expect(dishOf({ item: 'Plain', category: 'shrikhand' })).toBe('Plain Shrikhand');
  expect(dishOf({ item: 'Kesar Shrikhand', category: 'shrikhand' })).toBe('Kesar Shrikhand');
  expect(dishOf({ item: 'Plain Rice', category: 'rice' })).toBe('Plain Rice');
});
