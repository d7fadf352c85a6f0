import { paint } from '../defs.ts';
import { stamp } from '../stamp.ts';
import { arc } from '../strokes.ts';
import { coords, disc, el, path, TILT } from '../svg.ts';

/**
 * A drawn vessel. Its mouth lies around (0, 0) with a radius of about 90; food is painted between
 * `back` and `front`, on a surface of `radius` around (0, `y`).
 */
export interface Vessel {
  back: string;
  front: string;
  radius: number;
  y: number;
  /** Where the mouth goes on the 240 x 200 canvas of a dish. */
  top: number;
}

/** The soft shadow where a vessel stands, thrown to the lower right. */
export const contactShadow = (y: number, radius: number, flat = TILT) =>
  el('ellipse', {
    cx: radius * 0.05,
    cy: y,
    rx: radius * 1.14,
    ry: radius * 1.04 * flat,
    fill: paint('shadow'),
  });

/**
 * Outline of a bowl from the outside: from the sides of a mouth at y = 0, bulging by `belly`, into
 * the front of a narrower foot `height` below.
 */
export function wallOutline(mouth: number, foot: number, height: number, belly = 0.9): string {
  const [sideX, sideY] = [foot * 0.8, height + foot * 0.6 * TILT];
  const [bendX, bendY] = [foot * 1.06, height + foot * 0.26 * TILT];
  const down = coords(-mouth, height * belly, -bendX, bendY, -sideX, sideY);
  const up = coords(bendX, bendY, mouth, height * belly, mouth, 0);
  return `M${coords(-mouth, 0)}C${down}A${coords(foot, foot * TILT, 0, 0, 0, sideX, sideY)}C${up}z`;
}

/** A wall painted in its material, darkening towards the table. */
export const wall = (outline: string, material: string) =>
  stamp(outline, { fill: material }, { fill: paint('fall') });

/** A line around the front of the wall, `level` below the mouth. */
export function band(level: number, radius: number, colour: string, width: number): string {
  const side = arc(0, level, radius, Math.PI * 0.76, Math.PI * 0.24);
  return path(side, { stroke: colour, 'stroke-width': width });
}

/** A flat ring-shaped highlight or shade. */
export const ring = (y: number, radius: number, colour: string, width: number, opacity = 1) =>
  disc(0, y, radius, {
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity,
  });
