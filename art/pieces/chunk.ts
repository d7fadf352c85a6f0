import type { Spot } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { bow, dots, type Point, smooth } from '../strokes.ts';
import { disc, group, path, TILT } from '../svg.ts';

/** A cut piece of vegetable: an uneven lump with a shaded side and a glint. */
export function chunk(spot: Spot, size: number, colour: string, rng: Random): string {
  const sides = 5;
  const turn = rng.between(0, 6.28);
  const corners = (dx: number, dy: number, shrink: number): Point[] =>
    reach.map((far, i) => {
      const angle = turn + (i * Math.PI * 2) / sides;
      return {
        x: spot.x + dx + Math.cos(angle) * size * far * shrink,
        y: spot.y + dy + Math.sin(angle) * size * far * shrink * TILT,
      };
    });
  const reach = Array.from({ length: sides }, () => rng.between(0.95, 1.45));
  return (
    path(smooth(corners(size * 0.12, size * 0.22, 1)), { fill: '#2a0d02', 'fill-opacity': 0.32 }) +
    path(smooth(corners(0, 0, 1)), { fill: darker(colour, 0.32) }) +
    path(smooth(corners(-size * 0.1, -size * 0.16, 0.84)), { fill: colour }) +
    path(bow(spot.x - size * 0.3, spot.y - size * 0.42, size * 0.7, -0.6, -size * 0.14), {
      fill: 'none',
      stroke: lighter(colour, 0.7),
      'stroke-width': size * 0.2,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    })
  );
}

/** A round slice with a paler middle and seeds: cucumber, tomato, radish. */
export function disk(spot: Spot, size: number, colour: string, rng: Random): string {
  const turn = rng.between(0, 1);
  const seeds = Array.from({ length: 6 }, (_, i) => ({
    x: spot.x + Math.cos(turn + i * 1.047) * size * 0.46,
    y: spot.y - size * 0.1 + Math.sin(turn + i * 1.047) * size * 0.46 * TILT,
  }));
  return group(
    {},
    disc(spot.x + size * 0.15, spot.y + size * 0.25, size, { fill: '#2a0d02', 'fill-opacity': 0.3 }),
    disc(spot.x, spot.y, size, { fill: darker(colour, 0.35) }),
    disc(spot.x, spot.y - size * 0.1, size * 0.94, { fill: lighter(colour, 0.25) }),
    disc(spot.x, spot.y - size * 0.1, size * 0.76, { fill: lighter(colour, 0.6) }),
    path(dots(seeds), {
      fill: 'none',
      stroke: lighter(colour, 0.05),
      'stroke-width': size * 0.22,
      'stroke-linecap': 'round',
    }),
  );
}

/** A small stuffed aubergine: dark and shining, slit open with the filling showing, a green cap. */
export function stuffed(spot: Spot, size: number, colour: string, rng: Random): string {
  const turn = Math.round(rng.between(-50, 50));
  const body = (d: string, fill: string) => path(d, { fill });
  return `<g transform="translate(${Math.round(spot.x)} ${Math.round(spot.y)}) rotate(${turn})">${
    disc(size * 0.15, size * 0.3, size * 1.1, { fill: '#2a0d02', 'fill-opacity': 0.35 })
  }${body(drop(size), darker(colour, 0.4))}${body(drop(size * 0.86), colour)}${path(
    `M0 ${Math.round(-size * 0.5)}v${Math.round(size * 1.2)}`,
    { stroke: '#d29a45', 'stroke-width': size * 0.3, 'stroke-linecap': 'round' },
  )}${path(bow(-size * 0.45, -size * 0.05, size * 0.8, 1.4, size * 0.1), {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': size * 0.14,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.6,
  })}${path(dots([{ x: -size * 0.25, y: -size * 0.85 }, { x: size * 0.25, y: -size * 0.85 }, { x: 0, y: -size * 1.05 }]), {
    stroke: '#5f8f36',
    'stroke-width': size * 0.5,
    'stroke-linecap': 'round',
  })}</g>`;
}

const drop = (size: number) => {
  const n = (value: number) => Math.round(value * size * 10) / 10;
  return `M0 ${n(-1)}C${n(0.9)} ${n(-0.9)} ${n(1.1)} ${n(1)} 0 ${n(1)}S${n(-0.9)} ${n(-0.9)} 0 ${n(-1)}z`;
};
