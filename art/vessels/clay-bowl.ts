import { paint } from '../defs.ts';
import { darker, earth, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { arc, dots } from '../strokes.ts';
import { disc, path, TILT } from '../svg.ts';
import { band, contactShadow, type Vessel, wall, wallOutline } from './wall.ts';

const MOUTH = 86;

/** A hand-thrown clay bowl with a line or a row of dots painted in white slip. */
export function clayBowl(rng: Random): Vessel {
  const foot = rng.between(60, 65);
  const height = rng.between(40, 44);
  const slip = '#f3dfc4';
  let painted = '';
  if (rng.chance(0.5)) {
    painted = band(16, MOUTH - 7, slip, 2.4);
  } else {
    const marks = Array.from({ length: 13 }, (_, i) => {
      const angle = Math.PI * (0.25 + (0.5 * i) / 12);
      return { x: Math.cos(angle) * (MOUTH - 7), y: 17 + Math.sin(angle) * (MOUTH - 7) * TILT };
    });
    painted = path(dots(marks), {
      stroke: slip,
      'stroke-width': 4,
    });
  }
  const back =
    contactShadow(height + 5, foot + 8) +
    wall(wallOutline(MOUTH, foot, height, 0.9), paint('clay')) +
    painted +
    disc(0, 0, MOUTH + 3, { fill: earth.mid }) +
    path(arc(0, 0, MOUTH + 1, Math.PI * 0.95, Math.PI * 1.6), {
      stroke: mix(earth.light, '#fff3cf', 0.35),
      'stroke-width': 3,
    }) +
    disc(0, 1, MOUTH - 4, { fill: darker(earth.dark, 0.35) }) +
    disc(2, 3, MOUTH - 6, { fill: earth.dark });
  return { back, front: '', radius: 77, y: 6, top: 87 };
}
