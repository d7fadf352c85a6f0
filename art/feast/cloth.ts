import { paint } from '../defs.ts';
import { stamp } from '../stamp.ts';
import { el, path } from '../svg.ts';

const CLOTH = '#9c2d1e';
const FALL = '#7f2014';
const RUNNER = '#fbefd6';
const GOLD = '#e6b04a';

/** Small triangles in a row, as woven into a hem. */
const woven = (y: number, from: number, to: number, step: number): string => {
  let d = `M${from} ${y}`;
  for (let x = from; x < to; x += step) d += `l${step / 2}-8 ${step / 2} 8`;
  return path(d, { stroke: GOLD, 'stroke-width': 2.4 });
};

/** Where the cloth falls in folds. */
const FOLDS = [58, 142, 234, 316, 402, 486, 572, 656];

/**
 * A laid table seen from above and in front: 720 wide, its top from y = 96 to 436, the cloth falling
 * over its front edge to 512.
 */
export function laidTable(): string {
  const folds = FOLDS.map((x, i) => `M${x} 446q${i % 2 ? 7 : -7} 28 0 48`).join('');
  const between = FOLDS.map((x, i) => `M${x + 30} 446q${i % 2 ? -6 : 6} 28 0 48`).join('');
  return (
    el('ellipse', { cx: 366, cy: 510, rx: 366, ry: 20, fill: paint('shadow') }) +
    stamp(
      'M64 96H656Q672 96 675 110L714 424Q716 438 702 438H18Q4 438 6 424L45 110Q48 96 64 96z',
      { fill: CLOTH },
      { fill: paint('depth') },
    ) +
    path('M66 104H654Q667 104 669 114L706 426H14L51 114Q53 104 66 104z', {
      stroke: GOLD,
      'stroke-width': 2,
      'stroke-dasharray': '9 6',
    }) +
    stamp(
      'M44 232H676L685 304H35z',
      { fill: RUNNER },
      { fill: paint('depth'), 'fill-opacity': 0.5 },
    ) +
    path('M43 237H677M36 298H684', { stroke: GOLD, 'stroke-width': 3 }) +
    path('M6 428Q360 444 714 428L709 504Q360 520 11 504z', { fill: FALL }) +
    path(folds, { stroke: '#4d0f08', 'stroke-opacity': 0.4, 'stroke-width': 9 }) +
    path(between, { stroke: '#d0604a', 'stroke-opacity': 0.35, 'stroke-width': 9 }) +
    path('M9 483Q360 499 711 483L709 504Q360 520 11 504z', { fill: RUNNER }) +
    woven(501, 24, 690, 18) +
    path('M9 483Q360 499 711 483', { stroke: GOLD, 'stroke-width': 3 }) +
    path('M8 430Q360 446 712 430', { stroke: '#d96a52', 'stroke-width': 3 })
  );
}
