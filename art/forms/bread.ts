import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { arc, dots, type Point, smooth } from '../strokes.ts';
import { coords, disc, group, path, TILT } from '../svg.ts';
import { drawToppings, type Toppings } from '../toppings/toppings.ts';
import { foldedBreads } from './folded-bread.ts';
import type { DrawForm } from './surface.ts';

/** How a bread is baked: its dough, the colour of its char marks, how thick and how ragged it is. */
export const breads = {
  roti: { dough: '#efd3a0', char: '#8a5220', thick: 3, ragged: 0.02, marks: 16, flecks: '' },
  paratha: { dough: '#e6bd76', char: '#8f5418', thick: 4.5, ragged: 0.035, marks: 20, flecks: '' },
  thepla: {
    dough: '#dcae4a',
    char: '#8a4f16',
    thick: 2.6,
    ragged: 0.03,
    marks: 18,
    flecks: '#4f7a2c',
  },
  bhakri: { dough: '#e2bf8a', char: '#93602c', thick: 6.5, ragged: 0.05, marks: 11, flecks: '' },
  rotla: { dough: '#a99479', char: '#5b4330', thick: 7, ragged: 0.05, marks: 9, flecks: '#cbb899' },
  naan: { dough: '#f3dcae', char: '#8a4a1a', thick: 5, ragged: 0.06, marks: 9, flecks: '#4f7a2c' },
  puranPoli: { dough: '#e9b95c', char: '#9a5a1c', thick: 5, ragged: 0.025, marks: 14, flecks: '' },
  puri: { dough: '#e2a544', char: '#a4631c', thick: 0, ragged: 0, marks: 0, flecks: '' },
} as const;

export type Baked = keyof typeof breads;
type Look = (typeof breads)[Baked];

function outline(radius: number, ragged: number, rng: Random): Point[] {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const far = radius * rng.between(1.02 - ragged, 1.02 + ragged);
    return { x: Math.round(Math.cos(angle) * far), y: Math.round(Math.sin(angle) * far * TILT) };
  });
}

/** The brown blisters of the pan: groups of spots, darkest in their middle. */
function charMarks(radius: number, look: Look, rng: Random, share: number): string {
  const spots = sow(Math.round(look.marks * share), radius * 0.76, rng, 0.5);
  const small = spots.filter((spot) => spot.index % 3 === 1);
  const large = spots.filter((spot) => spot.index % 3 !== 1);
  const beside = large.map(({ x, y }) => ({
    x: x + rng.between(-6, 6),
    y: y + rng.between(-4, 4),
  }));
  return group(
    {},
    path(dots([...large, ...beside]), {
      stroke: look.char,
      'stroke-opacity': 0.22,
      'stroke-width': radius * 0.17,
    }),
    path(dots(large), { stroke: look.char, 'stroke-opacity': 0.5, 'stroke-width': radius * 0.09 }),
    path(dots(beside), {
      stroke: darker(look.char, 0.4),
      'stroke-opacity': 0.55,
      'stroke-width': radius * 0.045,
    }),
    path(dots(small), {
      stroke: darker(look.char, 0.3),
      'stroke-opacity': 0.6,
      'stroke-width': radius * 0.05,
    }),
  );
}

/** One flat bread; only the one on top needs its marks. */
function flatBread(radius: number, look: Look, rng: Random, onTop: boolean, share: number): string {
  const edge = outline(radius, look.ragged, rng);
  const body = smooth(edge);
  const light = { fill: paint('depth'), 'fill-opacity': 0.7 };
  const base = stamp(
    body,
    { dx: 3, dy: look.thick + 4, fill: '#1f0e04', 'fill-opacity': 0.3 },
    { dx: 0.6, dy: look.thick, fill: darker(look.dough, 0.34) },
    { fill: look.dough },
    ...(onTop ? [light] : []),
  );
  if (!onTop)
    return (
      base +
      path(arc(0, 0, radius * 0.97, Math.PI * 0.9, Math.PI * 1.7), {
        stroke: lighter(look.dough, 0.5),
        'stroke-width': 1.6,
      })
    );
  const flecks = look.flecks
    ? path(dots(sow(16, radius * 0.8, rng, 0.5)), { stroke: look.flecks, 'stroke-width': 2.2 })
    : '';
  return (
    base +
    disc(-1.5, -1.5, radius * 0.88, { fill: lighter(look.dough, 0.35), 'fill-opacity': 0.6 }) +
    charMarks(radius, look, rng, share) +
    flecks +
    path(
      arc(0, 0, radius * 0.72, Math.PI * 1.08, Math.PI * 1.45) +
        arc(0, 0, radius * 0.55, Math.PI * 1.2, Math.PI * 1.36),
      {
        stroke: '#fffbe6',
        'stroke-opacity': 0.55,
        'stroke-width': 3,
      },
    )
  );
}

/** A puri: a puffed golden ball with a crisp seam and blisters. */
function puri(x: number, y: number, radius: number, look: Look, rng: Random): string {
  const blisters = sow(7, radius * 0.72, rng, 0.4);
  return group(
    { transform: `translate(${coords(x, y)})` },
    disc(radius * 0.12, radius * 0.26, radius * 1.02, { fill: '#1f0e04', 'fill-opacity': 0.34 }),
    disc(0, radius * 0.1, radius, { fill: darker(look.dough, 0.4) }),
    disc(0, 0, radius, { fill: look.dough }),
    path(dots(blisters), {
      stroke: look.char,
      'stroke-opacity': 0.3,
      'stroke-width': radius * 0.26,
    }),
    path(dots(blisters), {
      stroke: lighter(look.dough, 0.4),
      'stroke-opacity': 0.7,
      'stroke-width': radius * 0.14,
    }),
    disc(0, 0, radius, { fill: paint('ball') }),
    path(arc(0, 0, radius * 0.9, 0.3, 2.2), {
      stroke: look.char,
      'stroke-opacity': 0.4,
      'stroke-width': 1.4,
    }),
  );
}

export interface BreadTraits extends Toppings {
  form: 'bread';
  bread: Baked;
  count: number;
  /** How many lie folded in half on top of the flat ones. */
  folded?: number;
}

/** A stack of flat breads, or a basketful of puris. */
export const drawBread: DrawForm<BreadTraits> = (traits, { radius, rng, detail }) => {
  const look = breads[traits.bread];
  if (traits.bread === 'puri') {
    return sow(traits.count, radius * 0.62, rng, 0.1)
      .map((spot) => puri(spot.x, spot.y - 4, radius * rng.between(0.42, 0.48), look, rng))
      .join('');
  }
  const count = detail > 0.7 ? traits.count : Math.min(traits.count, 3);
  const parts = Array.from({ length: count }, (_, i) => {
    const lift = i * (look.thick + 1.2);
    const x = rng.between(-1, 1) * (i === 0 ? 2 : 7);
    return group(
      { transform: `translate(${coords(x, 4 - lift + rng.between(-2, 2))})` },
      flatBread(radius * rng.between(1, 1.08), look, rng, i === count - 1, 0.4 + detail * 0.6),
    );
  });
  const folded = traits.folded ? foldedBreads(traits.folded, radius * 0.9, look, rng) : '';
  return parts.join('') + folded + drawToppings(traits, radius * 0.8, rng, { detail });
};
