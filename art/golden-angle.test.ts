import { describe, expect, it } from 'vitest';
import { sow } from './golden-angle.ts';
import { randomFor } from './random.ts';
import { TILT } from './svg.ts';

describe('sowing by the golden angle', () => {
  it.each([6, 12, 24, 60])(
    'leaves no clump among %i pieces and stays within the vessel',
    (count) => {
      const radius = 80;
      for (const name of ['Chole', 'Rajma', 'Undhiyu', 'Kadhi']) {
        const spots = sow(count, radius, randomFor(name));
        const share = radius / Math.sqrt(count);
        for (const a of spots) {
          expect(Math.hypot(a.x, a.y / TILT)).toBeLessThan(radius * 1.07);
          const others = spots.filter((b) => b !== a);
          const gap = Math.min(...others.map((b) => Math.hypot(a.x - b.x, (a.y - b.y) / TILT)));
          expect(gap).toBeGreaterThan(share * 0.75);
        }
      }
    },
  );

  it('paints from the back to the front', () => {
    const ys = sow(20, 50, randomFor('x')).map((spot) => spot.y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });
});

describe('the stream of a name', () => {
  it('is repeatable and its own', () => {
    const draw = (name: string) => {
      const rng = randomFor(name);
      return [rng.next(), rng.next(), rng.next()];
    };
    expect(draw('Roti')).toEqual(draw('Roti'));
    expect(draw('Roti')).not.toEqual(draw('Rotla'));
  });

  it('keeps to the bounds it is given', () => {
    const rng = randomFor('bounds');
    for (let i = 0; i < 2000; i++) {
      const between = rng.between(-3, 5);
      expect(between >= -3 && between < 5).toBe(true);
      expect([1, 2, 3]).toContain(rng.whole(1, 3));
      expect(['a', 'b']).toContain(rng.pick(['a', 'b']));
    }
  });
});
