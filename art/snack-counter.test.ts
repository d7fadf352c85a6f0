import { describe, expect, it } from 'vitest';
import { drawDish } from './dish.ts';
import { traitsOf } from './dishes.ts';
import { expectRounded, expectSelfContained, expectWellFormed } from './picture-checks.ts';

/** What the kitchen sells by the piece, by the names that it writes. */
const counter = [
  'Khaman Dhokla',
  'Punjabi Samosa',
  'Vada Pav',
  'Khandvi',
  'Dabeli',
  'Pani Puri Kit',
  'Patra',
  'Handvo',
  'Sev Usal',
  'Lilva Kachori',
  'Fafda',
  'Jalebi',
  'Methi Thepla',
  'Bhakarwadi',
  'Chakri',
  'Mathia',
  'Chivda',
  'Nylon Sev',
  'Bhel Puri',
  'Batata Vada',
  'Methi Pakora',
  'Kesar Penda',
  'Churma Ladoo',
  'Kaju Katli',
  'Plain Barfi',
  'Mohan Thal',
  'Gulab Jamun',
  'Kesar Shrikhand',
];

/** What a dish looks like, whatever it is called: without its name, as text. */
function looks(name: string): string {
  const { name: _, ...rest } = traitsOf(name);
  return JSON.stringify(rest);
}

/** What decides whether two pictures can be mistaken for each other at a glance. */
function kind(name: string): string {
  const traits = traitsOf(name);
  switch (traits.form) {
    case 'snack':
      return traits.snack;
    case 'sweet':
      return `${traits.sweet} ${traits.colour}`;
    case 'bread':
      return `${traits.bread} ${traits.folded ?? 0}`;
    default:
      return looks(name);
  }
}

describe('the snack counter', () => {
  it.each(counter)('has a sound picture of %s under 6 KB', (name) => {
    const svg = drawDish(name, { label: name });
    expectWellFormed(svg);
    expectSelfContained(svg);
    expectRounded(svg);
    expect(svg.length).toBeLessThan(6 * 1024);
  });

  it('draws no two snacks by the same shape', () => {
    expect(new Set(counter.map(kind)).size).toBe(counter.length);
  });

  it('can show all of them on one page without one borrowing from another', () => {
    const shapes = new Map<string, string>();
    for (const name of counter) {
      const svg = drawDish(name, { defs: 'shared' });
      for (const [, id, drawn] of svg.matchAll(/<path id="([^"]+)" d="([^"]+)"/g)) {
        expect(shapes.get(id as string) ?? drawn).toBe(drawn);
        shapes.set(id as string, drawn as string);
      }
    }
    expect(shapes.size).toBeGreaterThan(counter.length);
  });
});

describe('a snack under another name', () => {
  it.each([
    ['Fresh Fafda', 'Fafda'],
    ['Mumbai Vada Pav', 'Vada Pav'],
    ['Kutchi Dabeli', 'Dabeli'],
    ['Large Pani Puri Kit', 'Pani Puri Kit'],
    ['Vadodara Sev Usal', 'Sev Usal'],
    ['Mini Bhakarwadi', 'Bhakarwadi'],
    ['Diwali Mathiya', 'Mathia'],
    ['Kesar Peda', 'Kesar Penda'],
    ['Kaju Barfi', 'Barfi'],
    ['Surti Khaman', 'Khaman Dhokla'],
    ['Ragda Misal', 'Sev Usal'],
  ])('%s looks like %s', (written, known) => {
    expect(looks(written)).toBe(looks(known));
  });
});
