import { stamp } from '../stamp.ts';
import { dots, type Point } from '../strokes.ts';
import { coords, path } from '../svg.ts';

/** Flowers side by side along a line, in two colours that take turns. */
function flowers(points: readonly Point[], size: number): string {
  const of = (colour: readonly [string, string, string], keep: (index: number) => boolean) => {
    const some = points.filter((_, index) => keep(index));
    return stamp(
      dots(some),
      { dx: 1, dy: 2.5, stroke: '#1f0e04', 'stroke-opacity': 0.22, 'stroke-width': size },
      { stroke: colour[0], 'stroke-width': size },
      { dy: -0.6, stroke: colour[1], 'stroke-width': size * 0.74 },
      { dy: -1, stroke: colour[2], 'stroke-width': size * 0.34 },
    );
  };
  return (
    of(['#c96a10', '#f08a1d', '#f8b04a'], (index) => index % 2 === 0) +
    of(['#d39a14', '#f5c22e', '#fde08a'], (index) => index % 2 === 1)
  );
}

/** A garland that hangs through from one place to another, `sag` deep, with about so many flowers. */
export function garland(from: Point, to: Point, sag: number, count: number, size = 13): string {
  const points = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share + 4 * sag * share * (1 - share),
    };
  });
  return flowers(points, size);
}

/** A string of flowers that hangs straight down, a mango leaf at its end. */
export function strand(x: number, y: number, count: number, size = 12): string {
  const points = Array.from({ length: count }, (_, index) => ({ x, y: y + index * size * 0.82 }));
  const end = y + count * size * 0.82;
  return mangoLeaf(x, end - 4) + flowers(points, size);
}

/** A mango leaf that hangs from its stem. */
const mangoLeaf = (x: number, y: number): string =>
  path(`M${coords(x, y)}c7 7 8 20 0 32-8-12-7-25 0-32z`, { fill: '#3f6f2a' }) +
  path(`M${coords(x, y + 3)}v24`, { stroke: '#8fb96a', 'stroke-width': 1.2 });
