import { coords, TILT } from './svg.ts';

/** A place on the picture. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Many round dots as one path: draw it with a stroke, round caps and the dots' diameter as width.
 * A dot costs about seven bytes.
 */
export const dots = (points: readonly Point[]): string =>
  dashes(points.map(({ x, y }) => ({ x, y, length: 0, angle: 0 })));

/** A short straight stroke around its middle; the angle in radians. */
export interface Dash extends Point {
  length: number;
  angle: number;
}

/** Many short strokes (grains, seeds, slivers) as one path, in whole units: they are many. */
export function dashes(list: readonly Dash[]): string {
  let d = '';
  let penX = 0;
  let penY = 0;
  for (const { x, y, length, angle } of list) {
    const startX = Math.round(x - (Math.cos(angle) * length) / 2);
    const startY = Math.round(y - (Math.sin(angle) * length * TILT) / 2);
    const stepX = Math.round(Math.cos(angle) * length);
    const stepY = Math.round(Math.sin(angle) * length * TILT);
    const line = length === 0 ? 'h0' : `l${coords(stepX, stepY)}`;
    d += `${d ? 'm' : 'M'}${coords(startX - penX, startY - penY)}${line}`;
    penX = startX + stepX;
    penY = startY + stepY;
  }
  return d;
}

/** A short curved stroke; `bend` says how far its middle is pushed aside. */
export function bow(x: number, y: number, length: number, angle: number, bend: number): string {
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length * TILT;
  const midX = dx / 2 - Math.sin(angle) * bend;
  const midY = dy / 2 + Math.cos(angle) * bend * TILT;
  return `M${coords(Math.round(x - dx / 2), Math.round(y - dy / 2))}q${coords(midX, midY, dx, dy)}`;
}

/** A closed, smooth outline through the middles between the given points, in whole units. */
export function smooth(points: readonly Point[]): string {
  const middle = (i: number) => {
    const a = points[i % points.length] as Point;
    const b = points[(i + 1) % points.length] as Point;
    return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
  };
  const start = middle(0);
  let d = `M${coords(start.x, start.y)}`;
  let pen = start;
  for (let i = 1; i <= points.length; i++) {
    const corner = points[i % points.length] as Point;
    const end = middle(i);
    d += `q${coords(Math.round(corner.x) - pen.x, Math.round(corner.y) - pen.y, end.x - pen.x, end.y - pen.y)}`;
    pen = end;
  }
  return `${d}z`;
}

/**
 * Part of a flat circle's edge, from one angle to another (radians, clockwise from the right).
 * `grid` 1 keeps to whole units where nobody looks closely.
 */
export function arc(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  grid = 0.1,
): string {
  const snap = (value: number) => Math.round(value / grid) * grid;
  const long = Math.abs(to - from) > Math.PI ? 1 : 0;
  const startX = x + Math.cos(from) * radius;
  const startY = y + Math.sin(from) * radius * TILT;
  const endX = x + Math.cos(to) * radius;
  const endY = y + Math.sin(to) * radius * TILT;
  const sweep = to > from ? 1 : 0;
  return `M${coords(snap(startX), snap(startY))}A${coords(snap(radius), snap(radius * TILT), 0)} ${long} ${sweep} ${coords(snap(endX), snap(endY))}`;
}
