import { paint } from '../defs.ts';
import { darker } from '../palette.ts';
import type { Random } from '../random.ts';
import { arc } from '../strokes.ts';
import { coords, disc, path, TILT } from '../svg.ts';
import { contactShadow, ring, type Vessel } from './wall.ts';

/** A cream plate with a painted rim: one colour and one pattern per dish. */
export function chinaPlate(rng: Random): Vessel {
  const colour = rng.pick(['#3f6b34', '#b5321f', '#2f4f6b', '#c98a1b', '#6d3a20']);
  const pattern = rng.pick(['line', 'lines', 'stitches', 'beads']);
  const rim = {
    line: ring(0, 92, colour, 3),
    lines: ring(0, 93, colour, 2) + ring(0, 87, colour, 1),
    stitches: disc(0, 0, 91, {
      stroke: colour,
      'stroke-width': 3,
      'stroke-dasharray': '9 7',
    }),
    beads: disc(0, 0, 91, {
      stroke: colour,
      'stroke-width': 4,
      'stroke-dasharray': '0 11',
    }),
  }[pattern];
  const back =
    contactShadow(11, 94) +
    disc(0, 5, 98, { fill: '#b39d7d' }) +
    disc(0, 0, 99, { fill: paint('china') }) +
    rim +
    disc(0, 0, 80, { fill: '#ded0b8' }) +
    disc(0.8, 1.2, 79, { fill: paint('china') });
  return { back, front: '', radius: 66, y: 0, top: 108 };
}

/** A small steel plate with a raised lip. */
export function steelPlate(_rng: Random): Vessel {
  const back =
    contactShadow(11, 94) +
    disc(0, 5, 98, { fill: '#757d84' }) +
    disc(0, 0, 99, { fill: paint('rim') }) +
    disc(0, 1, 92, { fill: '#7f878e' }) +
    disc(0, 2.5, 90.5, { fill: paint('floor') });
  const front = path(arc(0, 0, 96, Math.PI * 1.05, Math.PI * 1.42), {
    stroke: '#fff',
    'stroke-width': 2.4,
  });
  return { back, front, radius: 68, y: 2, top: 108 };
}

/** A plate pressed from sal leaves, as at a village feast. */
export function leafPlate(rng: Random): Vessel {
  const green = rng.pick(['#7d8f3e', '#6f8a3a', '#8c9440']);
  const turn = rng.between(0, 1);
  let veins = '';
  for (let i = 0; i < 9; i++) {
    const angle = turn + (i * Math.PI * 2) / 9;
    veins += `M${coords(Math.cos(angle) * 26, Math.sin(angle) * 26 * TILT)}L${coords(Math.cos(angle) * 90, Math.sin(angle) * 90 * TILT)}`;
  }
  const back =
    contactShadow(10, 94) +
    disc(0, 4, 96, { fill: darker(green, 0.6) }) +
    disc(0, 0, 97, { fill: green }) +
    path(veins, { stroke: darker(green, 0.3), 'stroke-width': 1.4 }) +
    disc(0, 0, 97, { fill: paint('depth') }) +
    ring(0, 79, darker(green, 0.4), 2, 0.6);
  return { back, front: '', radius: 66, y: 0, top: 108 };
}
