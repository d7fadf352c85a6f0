import { arc } from '../strokes.ts';
import { coords, disc, el, path, TILT } from '../svg.ts';
import { paint } from '../defs.ts';
import { stamp } from '../stamp.ts';

/** The soft shadow where a vessel stands, thrown to the lower right. */
export const contactShadow = (y: number, radius: number, flat = TILT) =>
  el('ellipse', {
    cx: radius * 0.05,
    cy: y,
    rx: radius * 1.14,
    ry: radius * 1.04 * flat,
    fill: paint('shadow'),
  });

/** Outline of a bowl from the outside: from a wide mouth at y = 0 down to a narrower foot. */
export function wallOutline(mouth: number, foot: number, height: number, belly = 0.55): string {
  const down = coords(-mouth, height * belly, -foot - (mouth - foot) * 0.2, height, -foot, height);
  const up = coords(foot + (mouth - foot) * 0.2, height, mouth, height * belly, mouth, 0);
  return `M${coords(-mouth, 0)}C${down}A${coords(foot, foot * TILT, 0, 0, 0, foot, height)}C${up}z`;
}

/** A wall painted in its material, darkening towards the table. */
export const wall = (outline: string, material: string) =>
  stamp(outline, { fill: material }, { fill: paint('fall') });

/** A line around the front of the wall, `level` below the mouth. */
export function band(level: number, radius: number, colour: string, width: number): string {
  const side = arc(0, level, radius, Math.PI * 0.82, Math.PI * 0.18);
  return path(side, { stroke: colour, 'stroke-width': width });
}

/** A flat ring-shaped highlight or shade. */
export const ring = (y: number, radius: number, colour: string, width: number, opacity = 1) =>
  disc(0, y, radius, {
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity,
  });
