import { describe, expect, it } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

describe('the address of a name', () => {
  it.each([
    ['Khaman Dhokla', 'khaman-dhokla'],
    ['  Vada Pāv (2) ', 'vada-pav-2'],
    ['Ladoo & Barfi — gift box', 'ladoo-barfi-gift-box'],
    ["Ba's Handvo", 'bas-handvo'],
    ['ખમણ ઢોકળા', 'snack'],
    ['!!!', 'snack'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name, 'snack')).toBe(slug);
  });

  it('is never longer than a slug may be, and never ends in a dash', () => {
    const slug = slugOf(`${'a'.repeat(79)} ${'b'.repeat(20)}`, 'snack');
    expect(slug).toBe('a'.repeat(79));
  });

  it('is known by small letters, digits and single dashes, from its first to its last', () => {
    for (const slug of ['thali', 'vada-pav-2', '2']) expect(isSlug(slug), slug).toBe(true);
    for (const other of ['', 'Thali', '-thali', 'thali-', 'a--b', 'a b', 'a/b', '!a', 'a!'])
      expect(isSlug(other), other).toBe(false);
  });
});
