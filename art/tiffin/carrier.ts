import { paint } from '../defs.ts';
import { arc } from '../strokes.ts';
import { coords, disc, el, group, path } from '../svg.ts';

/** How flat circles look on the carrier, which is seen more from the side than a dish is. */
const FLAT = 0.2;

const oval = (y: number, radius: number, fill: string) =>
  el('ellipse', { cy: y, rx: radius, ry: radius * FLAT, fill });

/** One tier: a steel cylinder with a rolled lip and a bright reflection. */
function tier(top: number, radius: number, height: number): string {
  const flat = radius * FLAT;
  const body = `M${coords(-radius, top)}V${top + height - 3}A${coords(radius, flat, 0, 0, 0, radius, top + height - 3)}V${top}A${coords(radius, flat, 0, 0, 1, -radius, top)}z`;
  const lip = (y: number, stroke: string, width: number) =>
    path(`M${coords(-radius - 1, y)}A${coords(radius + 1, flat, 0, 0, 0, radius + 1, y)}`, {
      stroke,
      'stroke-width': width,
    });
  return (
    path(body, { fill: paint('wall') }) +
    path(body, { fill: paint('fall'), 'fill-opacity': 0.6 }) +
    lip(top + height - 4, '#6b737a', 1.4) +
    lip(top + 3.5, '#6b737a', 5) +
    lip(top + 2.6, '#e6e9eb', 3.4) +
    lip(top + 1.8, '#ffffff', 1)
  );
}

/** The domed lid with its little knob. */
function lid(top: number, radius: number): string {
  const dome = `M${coords(-radius, top)}C${coords(-radius, top - 16, -radius * 0.5, top - 24, 0, top - 24)}S${coords(radius, top - 16, radius, top)}A${coords(radius, radius * FLAT, 0, 0, 1, -radius, top)}z`;
  return path(dome, { fill: paint('wall') }) + path(dome, { fill: paint('fall'), 'fill-opacity': 0.45 }) +
    path(`M${coords(-radius * 0.7, top - 11)}Q${coords(-radius * 0.45, top - 20, -4, top - 21)}`, { stroke: '#fff', 'stroke-width': 2.4 });
}

/** The bow handle and the side clamps that hold the tiers together. */
function clamps(top: number, bottom: number, radius: number): string {
  const x = radius + 3;
  const bar = `M${-x} ${bottom}V${top - 8}C${-x} ${top - 52} ${x} ${top - 52} ${x} ${top - 8}V${bottom}`;
  const line = (stroke: string, width: number, dx = 0) =>
    path(bar, { stroke, 'stroke-width': width, transform: dx ? `translate(${dx} ${dx})` : undefined });
  return line('#5f676d', 7) + line('#b9bfc4', 4.6) + line('#fff', 1.4, -1);
}

const grip = (top: number) =>
  path(`M-17 ${top - 41}Q0 ${top - 43.500} 17 ${top - 41}`, { stroke: '#8f2415', 'stroke-width': 9 }) +
  path(`M-17 ${top - 42}Q0 ${top - 44.500} 17 ${top - 42}`, { stroke: '#c8402a', 'stroke-width': 6 }) +
  path(`M-14 ${top - 44}Q0 ${top - 46} 12 ${top - 44}`, { stroke: '#f0957f', 'stroke-width': 1.4 });

/**
 * A closed tiffin carrier standing on (0, 0), about 116 wide and `tiers` x 38 + 70 high.
 */
export function closedCarrier(tiers = 3): string {
  const radius = 54;
  const height = 38;
  const top = -tiers * height - 8;
  const body = Array.from({ length: tiers }, (_, i) => tier(-(i + 1) * height - 8, radius, height));
  return group(
    {},
    el('ellipse', { cx: 8, cy: 0, rx: radius * 1.35, ry: 17, fill: paint('shadow') }),
    clamps(top, -14, radius),
    oval(-8, radius - 4, '#5f676d'),
    ...body,
    lid(top + 2, radius),
    grip(top),
    clip(top + 10, radius),
    clip(top + 10, -radius),
  );
}

/** A clamp over the lid's edge. */
function clip(y: number, x: number): string {
  const left = x < 0 ? x - 6 : x - 1;
  return (
    el('rect', { x: left, y: y - 13, width: 7, height: 24, rx: 3, fill: '#6b737a' }) +
    el('rect', { x: left, y: y - 13, width: 5.4, height: 22.500, rx: 2.700, fill: '#d9dde0' })
  );
}

/** One tier seen from above with its food; around (0, 0), like a dish's vessel. */
export const OPEN_RADIUS = 88;

export function openTier(height = 40): string {
  const radius = OPEN_RADIUS;
  const body = `M${-radius} 0V${height}A${coords(radius, radius * 0.84, 0, 0, 0, radius, height)}V0z`;
  return (
    disc(8, height + 8, radius * 1.16, { fill: paint('shadow') }) +
    path(body, { fill: paint('wall') }) +
    path(body, { fill: paint('fall') }) +
    disc(0, 0, radius + 3, { fill: '#757d84' }) +
    disc(0, -1.5, radius + 3, { fill: paint('rim') }) +
    disc(0, 0, radius - 3, { fill: '#6f777e' }) +
    disc(0, 0.8, radius - 4.5, { fill: paint('well') }) +
    path(arc(0, -1.5, radius + 1, Math.PI * 1.06, Math.PI * 1.4), { stroke: '#fff', 'stroke-width': 2.4 })
  );
}
