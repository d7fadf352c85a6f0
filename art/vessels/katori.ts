import { paint } from '../defs.ts';
import type { Random } from '../random.ts';
import { arc } from '../strokes.ts';
import { disc, path } from '../svg.ts';
import { band, contactShadow, type Vessel, wall, wallOutline } from './wall.ts';

const MOUTH = 88;

/** The stainless steel bowl of every Indian kitchen. */
export function katori(rng: Random): Vessel {
  const foot = rng.between(60, 67);
  const height = rng.between(38, 43);
  const lines = rng.whole(0, 2);
  const level = rng.between(11, 15);
  let bands = '';
  for (let i = 0; i < lines; i++) {
    const y = level + i * 5;
    const radius = MOUTH - (MOUTH - foot) * (y / height) * 0.5;
    bands += band(y, radius, '#5f676d', 0.9) + band(y + 1.1, radius, '#fff', 0.8);
  }
  const back =
    contactShadow(height + 5, foot + 7) +
    wall(wallOutline(MOUTH, foot, height), paint('wall')) +
    bands +
    disc(0, 0, MOUTH + 2, { fill: paint('rim') }) +
    disc(0, 0.6, MOUTH - 3, { fill: '#6f777e' }) +
    disc(0, 1.2, MOUTH - 4.5, { fill: paint('well') });
  const front = path(arc(0, 0, MOUTH, Math.PI * 1.08, Math.PI * 1.4), {
    stroke: '#fff',
    'stroke-width': 2.4,
  });
  return { back, front, radius: 78, y: 5.5, top: 88 };
}
