import { paint } from '../defs.ts';
import type { Random } from '../random.ts';
import { arc } from '../strokes.ts';
import { disc, path } from '../svg.ts';
import type { Vessel } from './vessel.ts';
import { band, contactShadow, wall, wallOutline } from './wall.ts';

const MOUTH = 88;

/** The stainless steel bowl of every Indian kitchen. */
export function katori(rng: Random): Vessel {
  const foot = rng.between(54, 62);
  const height = rng.between(30, 36);
  const lines = rng.whole(0, 2);
  const level = rng.between(9, 13);
  let bands = '';
  for (let i = 0; i < lines; i++) {
    const y = level + i * 5;
    const radius = MOUTH - (MOUTH - foot) * (y / height) * 0.32;
    bands += band(y, radius, '#5f676d', 0.9) + band(y + 1.1, radius, '#fff', 0.8);
  }
  const back =
    contactShadow(height + 7, foot + 20) +
    wall(wallOutline(MOUTH, foot, height), paint('wall')) +
    bands +
    disc(0, 0, MOUTH + 2, { fill: paint('rim') }) +
    disc(0, 0.6, MOUTH - 3, { fill: '#6f777e' }) +
    disc(0, 1.2, MOUTH - 4.5, { fill: paint('well') });
  const front = path(arc(0, 0, MOUTH, Math.PI * 1.08, Math.PI * 1.4), {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
  });
  return { back, front, radius: 78, y: 5.5, top: 92 };
}
