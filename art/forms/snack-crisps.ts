import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { dashes, dots, smooth } from '../strokes.ts';
import { disc, el, group, path, TILT } from '../svg.ts';

const shadow = { dx: 3, dy: 6, fill: '#1f0e04', 'fill-opacity': 0.28 };

/** Fafda: a long strip pressed flat with the palm, ridged and crisp, with carom seeds. */
export function fafda(rng: Random): string {
  const colour = '#eebb3f';
  const ends = rng.whole(-2, 2);
  const body = `M-66-6C-60-11-46-7-30-9S6-6 24-10 60-10 66-${5 + ends}C68 0 66 6 62 7 44 11 28 5 8 8S-38 6-60 9C-67 8-69-1-66-6z`;
  const seeds = Array.from({ length: 13 }, (_, i) => ({
    x: -56 + i * 9.4 + rng.between(-3, 3),
    y: rng.between(-6, 6),
    length: 2,
    angle: rng.between(0, 3),
  }));
  const blisters = Array.from({ length: 7 }, (_, i) => ({
    x: -50 + i * 17 + rng.between(-4, 4),
    y: rng.between(-4, 4),
  }));
  return (
    stamp(body, shadow, { dx: 0.4, dy: 2.2, fill: darker(colour, 0.42) }, { fill: colour }) +
    stamp(
      'M-63-3C-40-6-14-2 10-5S46-4 63-5M-64 3C-36 0-6 5 20 2S50 4 62 2',
      { dy: 1.4, stroke: darker(colour, 0.4), 'stroke-opacity': 0.6, 'stroke-width': 1.6 },
      { stroke: lighter(colour, 0.65), 'stroke-width': 1.7 },
    ) +
    stamp(
      dots(blisters),
      { dx: 0.7, dy: 0.9, stroke: '#b06d1b', 'stroke-opacity': 0.5, 'stroke-width': 6 },
      { stroke: lighter(colour, 0.3), 'stroke-width': 4.6 },
    ) +
    path(dashes(seeds), { stroke: '#6b4a1c', 'stroke-width': 1.3 })
  );
}

/** Mathia: a paper-thin disc that puffed into bubbles as it was fried. */
export function mathia(rng: Random): string {
  const colour = '#f3cf6a';
  const wavy = Array.from({ length: 13 }, (_, i) => {
    const angle = (i * Math.PI * 2) / 13;
    const far = 35 * rng.between(0.94, 1.1);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * TILT + (i % 2 ? -2 : 2) };
  });
  const body = smooth(wavy);
  const bubbles = sow(19, 27, rng, 0.3);
  const sized = (n: number) => bubbles.filter(({ index }) => index % 3 === n);
  const blown = (n: number, width: number) =>
    stamp(
      dots(sized(n)),
      { dx: 0.9, dy: 1.1, stroke: '#a8701c', 'stroke-opacity': 0.4, 'stroke-width': width },
      { stroke: lighter(colour, 0.22), 'stroke-width': width * 0.88 },
      {
        dx: -1,
        dy: -1.1,
        stroke: '#fffbe2',
        'stroke-opacity': 0.7,
        'stroke-width': width * 0.2,
      },
    );
  return (
    stamp(
      body,
      shadow,
      { dy: 1.8, fill: darker(colour, 0.5) },
      { fill: colour, stroke: lighter(colour, 0.5), 'stroke-width': 1.2 },
      { fill: paint('depth'), 'fill-opacity': 0.8 },
    ) +
    blown(0, 10) +
    blown(1, 7) +
    blown(2, 5)
  );
}

/** A puri for pani puri: a hollow ball, thin enough to crack with a finger. */
export function puff(rng: Random): string {
  const colour = '#e3ae52';
  const ball = (fill: string) => el('circle', { cy: -5, r: 23, fill });
  const blisters = sow(8, 18, rng, 0.4).map(({ x, y }) => ({ x, y: y - 5 }));
  return (
    disc(4, 8, 23, { fill: '#1f0e04', 'fill-opacity': 0.32 }) +
    ball(colour) +
    stamp(
      dots(blisters),
      { stroke: '#a8651d', 'stroke-opacity': 0.35, 'stroke-width': 6 },
      { dx: -0.7, dy: -0.9, stroke: lighter(colour, 0.5), 'stroke-width': 2.8 },
    ) +
    ball(paint('ball')) +
    path('M-21 1C-12 8 12 8 21 1', {
      stroke: darker(colour, 0.4),
      'stroke-opacity': 0.55,
      'stroke-width': 1.5,
    })
  );
}

/** The same with its top tapped in, potato and black chickpeas inside. */
export function filledPuff(rng: Random): string {
  return (
    puff(rng) +
    path('M-13-14L-7-20-1-18 6-21 13-15 12-8 5-4-5-3-12-7z', { fill: '#6d3f12' }) +
    group(
      {},
      path(dots(sow(5, 8, rng).map(({ x, y }) => ({ x, y: y - 11 }))), {
        stroke: '#f6dc8c',
        'stroke-width': 6,
      }),
      path('M-5-11h0m8-4h0m2 7h0', { stroke: '#5a3018', 'stroke-width': 4.4 }),
      path('M-1-7l4-1m-9-8l3 2', { stroke: '#5f9c40', 'stroke-width': 2 }),
    )
  );
}
