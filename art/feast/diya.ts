import { paint } from '../defs.ts';
import { el, path } from '../svg.ts';

/** A clay lamp that burns, about 60 wide, standing on (0, 0). */
export const diya = (): string =>
  el('ellipse', { cx: 3, cy: 2, rx: 34, ry: 7, fill: paint('shadow') }) +
  el('circle', { cx: 20, cy: -34, r: 26, fill: '#ffd873', 'fill-opacity': 0.28 }) +
  path('M-30-17C-28-2-14 3 2 3S30-4 34-20C24-14-18-13-30-17z', { fill: paint('clay') }) +
  path('M-30-17C-18-23 20-24 34-20 24-13-18-12-30-17z', { fill: '#6b3019' }) +
  path('M-22-17C-10-20 14-21 26-19 16-15-12-14-22-17z', { fill: '#e0a93c' }) +
  path('M20-20q3-4 3-9', { stroke: '#fff3d6', 'stroke-width': 3 }) +
  path('M22-26c-9-7-5-17 2-27 4 9 10 19-2 27z', { fill: '#f08a1d' }) +
  path('M22-27c-5-5-3-11 1-18 3 6 6 13-1 18z', { fill: '#fff0b8' });
