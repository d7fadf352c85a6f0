import { paint } from '../defs.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { arc } from '../strokes.ts';
import { disc, group, path } from '../svg.ts';
import { contactShadow, type Vessel, wall, wallOutline } from './wall.ts';

const MOUTH = 82;

/** A small serving kadhai: copper outside, steel inside, a brass handle on each side. */
export function kadhai(rng: Random): Vessel {
  const height = rng.between(40, 44);
  const handle = (side: 1 | -1) => {
    const x = (value: number) => side * value;
    const d = `M${x(78)}-13C${x(92)}-24 ${x(112)}-20 ${x(110)} 0S${x(92)} 20 ${x(79)} 12`;
    return group(
      {},
      stamp(
        d,
        { stroke: '#6d4a14', 'stroke-width': 7.5 },
        { stroke: '#d9a94a', 'stroke-width': 5 },
        { dx: -0.5, dy: -0.8, stroke: '#f8e2a0', 'stroke-width': 1.6 },
      ),
    );
  };
  const back =
    contactShadow(height + 6, 60) +
    handle(1) +
    handle(-1) +
    wall(wallOutline(MOUTH, 46, height, 0.8), paint('copper')) +
    disc(0, 0, MOUTH + 3, { fill: '#e9b077' }) +
    disc(0, 0.6, MOUTH + 1, { fill: '#a65a2c' }) +
    disc(0, 1, MOUTH - 2, { fill: paint('well') });
  const front = path(arc(0, 0, MOUTH + 2, Math.PI * 1.05, Math.PI * 1.42), {
    stroke: '#fff0d8',
    'stroke-width': 2.2,
  });
  return { back, front, radius: 75, y: 5, top: 89 };
}
