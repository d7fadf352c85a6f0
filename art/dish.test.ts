import { describe, expect, it } from 'vitest';
import { artDefs } from './defs.ts';
import { drawDish } from './dish.ts';
import { dishes, traitsOf } from './dishes.ts';
import { expectRounded, expectSelfContained, expectWellFormed } from './picture-checks.ts';

const names = dishes.map((dish) => dish.name);

describe('a drawn dish', () => {
  it('is the same picture for the same name, however it is written', () => {
    for (const name of names) expect(drawDish(name)).toBe(drawDish(name));
    expect(drawDish('paneer-kadhai')).toBe(drawDish('Paneer Kadhai'));
  });

  it('is a picture of its own for every name, known or not', () => {
    const strangers = Array.from({ length: 200 }, (_, i) => `Grandmother's dish ${i}`);
    const all = [...names, ...strangers].map((name) => drawDish(name, { defs: 'shared' }));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(names)('%s is sound, stands alone and stays under 6 KB', (name) => {
    const svg = drawDish(name, { label: name });
    expectWellFormed(svg);
    expectSelfContained(svg);
    expectRounded(svg);
    expect(svg.length).toBeLessThan(6 * 1024);
  });

  it('stays under 6 KB for names it has never heard of, too', () => {
    const places = ['Surti', 'Kathiyawadi', 'Punjabi', 'Jaini', 'Sunday', 'Navratri'];
    for (const name of names) {
      for (const place of places)
        expect(drawDish(`${place} ${name}`).length).toBeLessThan(6 * 1024);
    }
  });

  it('needs only the shared gradients when asked for shared ones', () => {
    const page = names.map((name) => drawDish(name, { defs: 'shared' })).join('');
    for (const [, id] of page.matchAll(/url\(#([\w-]+)\)/g))
      expect(artDefs()).toContain(`id="${id}"`);
    expect(page).not.toContain('Gradient');
    expectWellFormed(artDefs());
  });

  it('has a name for people who cannot see it, or is hidden from them', () => {
    expect(drawDish('Kadhi', { label: 'Kadhi & "rice" <b>' })).toContain(
      'role="img" aria-label="Kadhi &amp; &quot;rice&quot; &lt;b&gt;"',
    );
    expect(drawDish('Kadhi')).toContain('aria-hidden="true"');
    expect(drawDish('Kadhi')).not.toContain('role="img"');
  });

  it('takes the size it is given and keeps its proportions', () => {
    expect(drawDish('Kadhi', { size: 120 })).toContain('width="120" height="100"');
    expect(drawDish('Kadhi')).not.toMatch(/<svg[^>]* width=/);
  });
});

describe('traits of a dish', () => {
  it.each([
    ['Gujarti Daal', 'Gujarati Dal'],
    ['Shahi Panner', 'Shahi Paneer'],
    ['Patato Cabage', 'Potato Cabbage'],
    ['Rava Shivo', 'Rava Shiro'],
    ['Rotla (Bajri Or Juver)', 'Rotla'],
    ['Biriyani', 'Biryani'],
    ['Daal Makhani', 'Dal Makhani'],
    ['Rickle', 'Pickle'],
    ['Papad/Papdi', 'Papad'],
    ['Veg Pulao', 'Peas Pulav'],
    ['Masala Thepla', 'Thepla'],
    ['Kaju Gathiya', 'Kaju Gaathiya'],
    ['Papdi Ringan Tuver', 'Papadi Ringan Tuvar'],
    ['Raw Mango Pickle', 'Pickle'],
    ['Punjabi Kadhi Pakora', 'Pakora Kadhi'],
    ['Bharli Vangi', 'Stuffed Eggplant'],
  ])('%s looks like %s', (written, known) => {
    const { name: _, ...looks } = traitsOf(written);
    const { name: __, ...expected } = traitsOf(known);
    expect(looks).toEqual(expected);
  });

  it('knows no dish twice', () => {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });
});
