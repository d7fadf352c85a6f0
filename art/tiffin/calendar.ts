import { paint } from '../defs.ts';
import { foods, gravies } from '../palette.ts';
import { randomFor } from '../random.ts';
import { repeat, stamp } from '../stamp.ts';
import { dots } from '../strokes.ts';
import { disc, el, group, path } from '../svg.ts';

const COLUMNS = 5;
const ROWS = 4;

/** A month of weekdays: a wall calendar with a katori for every tiffin, no two weeks alike. */
export function calendar(): string {
  const rng = randomFor('a month of tiffins');
  const menu = Object.values(gravies);
  const places: { x: number; y: number }[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++)
      places.push({ x: 84 + column * 38, y: 84 + row * 36 });
  }
  const start = rng.whole(0, menu.length - 1);
  const fillings = places.map(({ x, y }, i) =>
    disc(x, y, 12.5, { fill: menu[(start + i * 5) % menu.length] }),
  );
  const bits = places.flatMap(({ x, y }) =>
    [0, 1, 2, 3].map((n) => ({
      x: x + Math.cos(n * 2.4 + x) * (2 + n * 2),
      y: y + Math.sin(n * 2.4 + x) * (2 + n * 1.6),
    })),
  );
  const third = (n: number) =>
    path(dots(bits.filter((_, i) => i % 3 === n)), {
      stroke: [foods.paneer[0], '#5f9c40', '#ffd88a'][n],
    });
  const bowl =
    disc(2, 4, 19, { fill: paint('shadow') }) +
    disc(0, 0, 16, { fill: paint('rim') }) +
    disc(0, 0, 14, { fill: paint('well') });
  return (
    el('ellipse', { cx: 166, cy: 216, rx: 128, ry: 12, fill: paint('shadow') }) +
    el('rect', { x: 52, y: 26, width: 216, height: 190, rx: 12, fill: '#d3bf9d' }) +
    el('rect', { x: 52, y: 22, width: 216, height: 190, rx: 12, fill: '#fffaf0' }) +
    path('M52 56V34a12 12 0 0 1 12-12H256a12 12 0 0 1 12 12V56z', { fill: '#b5321f' }) +
    path('M64 28H200', { stroke: '#e88a72', 'stroke-width': 2 }) +
    stamp(
      'M104 12v22M160 12v22M216 12v22',
      { dx: 1, dy: 2, stroke: '#3d1503', 'stroke-opacity': 0.4, 'stroke-width': 7 },
      { stroke: '#868e95', 'stroke-width': 7 },
      { dx: -1, stroke: '#f3f5f6', 'stroke-width': 3 },
    ) +
    repeat(
      bowl,
      places.map(({ x, y }) => `translate(${x} ${y})`),
    ) +
    fillings.join('') +
    group({ 'stroke-width': 3 }, third(0), third(1), third(2)) +
    repeat(
      path('M-9-3Q-7-8-1-9', { stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-width': 1.8 }),
      places.map(({ x, y }) => `translate(${x} ${y})`),
    )
  );
}
