import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAreaMap } from './area-map.ts';
import { chartAround, isOnMaps, project, unitsOf } from './map/chart.ts';
import { SHORE, TOWNS } from './map/geography.ts';
import { boxAround, isFree, placeLabels } from './map/labels.ts';
import { expectRounded, expectSelfContained, expectWellFormed } from './picture-checks.ts';
import { drawPlaceMap } from './place-map.ts';

const css = readFileSync(new URL('./map.css', import.meta.url), 'utf8');

const kitchen = { latitude: 43.8971, longitude: -78.8658 };
const served = TOWNS.map(({ name, at: [longitude, latitude] }) => ({
  name,
  place: { latitude, longitude },
}));

const maps = [
  { title: 'the map of the area', draw: () => drawAreaMap({ kitchen, served }, { label: 'A' }) },
  { title: 'the map of a place', draw: () => drawPlaceMap({ place: kitchen, name: 'A & B' }) },
];

describe.each(maps)('$title', ({ draw }) => {
  it('is sound, stands alone and is small', () => {
    const svg = draw();
    expectWellFormed(svg);
    expectSelfContained(svg);
    expectRounded(svg);
    expect(svg.length).toBeLessThan(9 * 1024);
  });

  it('takes every colour from its style sheet, in both themes', () => {
    const used = [...draw().matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names ?? []);
    for (const name of used) expect(css).toMatch(new RegExp(`\\.${name}[ ,{:]`));
  });
});

describe('the map of the area', () => {
  it('names every town from Toronto to Newcastle, and Calgary nowhere', () => {
    const calgary = { name: 'Calgary', place: { latitude: 51.05, longitude: -114.07 } };
    const svg = drawAreaMap({ kitchen, served: [...served, calgary] });
    for (const { name } of served) expect(svg).toContain(`>${name}</text>`);
    expect(svg).not.toContain('Calgary');
  });

  it('has a pin only for a kitchen in this country', () => {
    const elsewhere = { latitude: 51.05, longitude: -114.07 };
    expect(drawAreaMap({ kitchen, served })).toContain('map-pin');
    for (const away of [null, elsewhere]) {
      expect(drawAreaMap({ kitchen: away, served })).not.toContain('map-pin');
    }
  });

  it('writes what the desk typed as text, not as a tag', () => {
    const place = { latitude: 43.9, longitude: -78.9 };
    expect(drawAreaMap({ kitchen, served: [{ name: '<b>', place }] })).toContain('&lt;b&gt;');
  });
});

describe('the map of a place', () => {
  it('shows towns around it, and not the one under its pin', () => {
    const svg = drawPlaceMap({ place: kitchen, name: 'Dabba Kitchen' });
    expect(svg).toContain('>Whitby<');
    expect(svg).toContain('>Lake Ontario<');
    expect(svg).not.toContain('>Oshawa<');
  });

  it('shows no lake where it is far away', () => {
    const north = { latitude: 44.05, longitude: -78.95 };
    expect(drawPlaceMap({ place: north, name: 'North' })).not.toContain('Lake Ontario');
  });
});

describe('labels', () => {
  const sheet = { width: 720, height: 430 };
  const spot = fc.record({
    text: fc.string({ minLength: 1, maxLength: 16 }),
    x: fc.integer({ min: 0, max: sheet.width }),
    y: fc.integer({ min: 0, max: sheet.height }),
  });

  it('never touch one another, another dot, or the edge, wherever towns lie', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 40 }), (spots) => {
        const taken = [boxAround({ x: 300, y: 200 }, 120, 40)];
        const labels = placeLabels(spots, 26, taken, sheet);
        for (const { box } of labels) {
          const others = labels.filter((other) => other.box !== box).map((other) => other.box);
          expect(isFree(box, [...others, ...taken])).toBe(true);
          expect(
            isFree(
              box,
              spots.map((dot) => boxAround(dot, 8, 8)),
            ),
          ).toBe(true);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(sheet.width);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the earth on a sheet', () => {
  const chart = chartAround(kitchen, 0.5, 500, 300);

  it('has north above and east to the right, and its place in the middle', () => {
    const middle = project(chart, [kitchen.longitude, kitchen.latitude]);
    expect(middle.x).toBeCloseTo(250);
    expect(middle.y).toBeCloseTo(150);
    const northEast = project(chart, [kitchen.longitude + 0.1, kitchen.latitude + 0.1]);
    expect(northEast.x).toBeGreaterThan(250);
    expect(northEast.y).toBeLessThan(150);
  });

  it('measures as far as it is: from Ajax to Bowmanville are 27 kilometres', () => {
    const [ajax, bowmanville] = ['Ajax', 'Bowmanville'].map((name) => {
      const town = TOWNS.find((one) => one.name === name);
      if (!town) throw new Error(`${name} expected`);
      return project(chart, town.at);
    });
    const far = Math.hypot(
      (ajax?.x ?? 0) - (bowmanville?.x ?? 0),
      (ajax?.y ?? 0) - (bowmanville?.y ?? 0),
    );
    expect(far / unitsOf(chart, 1)).toBeCloseTo(27.6, 0);
  });

  it('has every town on land, north of the shore', () => {
    for (const { at } of TOWNS) {
      const near = SHORE.filter(([longitude]) => Math.abs(longitude - at[0]) < 0.05);
      expect(Math.max(...near.map(([, latitude]) => latitude))).toBeLessThan(at[1]);
    }
  });

  it('knows where it ends', () => {
    expect(isOnMaps(kitchen)).toBe(true);
    expect(isOnMaps({ latitude: 51.05, longitude: -114.07 })).toBe(false);
  });
});
