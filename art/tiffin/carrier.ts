import { paint } from '../defs.ts';
import { darker, lighter } from '../palette.ts';
import { repeat, stamp } from '../stamp.ts';
import { arc } from '../strokes.ts';
import { at, coords, disc, el, path } from '../svg.ts';

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
    stamp(body, { fill: paint('wall') }, { fill: paint('fall'), 'fill-opacity': 0.6 }) +
    lip(top + height - 4, '#6b737a', 1.4) +
    lip(top + 3.5, '#6b737a', 5) +
    lip(top + 2.6, '#e6e9eb', 3.4) +
    lip(top + 1.8, '#ffffff', 1)
  );
}

/** The bow handle and the side clamps that hold the tiers together. */
function clamps(top: number, bottom: number, radius: number): string {
  const x = radius + 3;
  const bar = `M${-x} ${bottom}V${top - 8}C${-x} ${top - 52} ${x} ${top - 52} ${x} ${top - 8}V${bottom}`;
  return stamp(
    bar,
    { stroke: '#5f676d', 'stroke-width': 7 },
    { stroke: '#b9bfc4', 'stroke-width': 4.6 },
    { dx: -1, dy: -1, stroke: '#fff', 'stroke-width': 1.4 },
  );
}

const grip = (top: number, colour: string) =>
  path(`M-17 ${top - 41}Q0 ${top - 43.5} 17 ${top - 41}`, {
    stroke: darker(colour, 0.4),
    'stroke-width': 9,
  }) +
  path(`M-17 ${top - 42}Q0 ${top - 44.5} 17 ${top - 42}`, { stroke: colour, 'stroke-width': 6 }) +
  path(`M-14 ${top - 44}Q0 ${top - 46} 12 ${top - 44}`, {
    stroke: lighter(colour, 0.5),
    'stroke-width': 1.4,
  });

const RADIUS = 54;
const HEIGHT = 38;
const lidTop = (tiers: number) => -tiers * HEIGHT - 8;

/** A closed carrier without its grip, to be shared where several stand in a row. */
export function carrierBody(tiers = 3): string {
  const top = lidTop(tiers);
  const body = Array.from({ length: tiers }, (_, i) => `translate(0 ${-(i + 1) * HEIGHT - 8})`);
  return (
    el('ellipse', { cx: 8, rx: RADIUS * 1.35, ry: 17, fill: paint('shadow') }) +
    clamps(top, -14, RADIUS) +
    oval(-8, RADIUS - 4, '#5f676d') +
    repeat(tier(0, RADIUS, HEIGHT), body) +
    at(0, top + 2, 1, lid()) +
    clip(top + 10, RADIUS) +
    clip(top + 10, -RADIUS)
  );
}

/** The grip of a carrier's handle, wrapped in coloured cord. */
export const carrierGrip = (colour: string, tiers = 3) => grip(lidTop(tiers), colour);

/** A closed tiffin carrier standing on (0, 0), 120 wide and 60 higher than its tiers of 38. */
export const closedCarrier = (tiers = 3, colour = '#c8402a') =>
  carrierBody(tiers) + carrierGrip(colour, tiers);

/** The domed lid, lying on its rim at y = 0. */
export function lid(): string {
  const radius = RADIUS;
  const dome = `M${-radius} 0C${-radius}-16-27-24 0-24S${radius}-16 ${radius} 0A${coords(radius, radius * FLAT, 0, 0, 1, -radius, 0)}z`;
  return (
    stamp(dome, { fill: paint('wall') }, { fill: paint('fall'), 'fill-opacity': 0.45 }) +
    path('M-38-11Q-24-20-4-21', { stroke: '#fff', 'stroke-width': 2.4 })
  );
}

/** A clamp over the lid's edge. */
function clip(y: number, x: number): string {
  const left = x < 0 ? x - 6 : x - 1;
  return (
    el('rect', { x: left, y: y - 13, width: 7, height: 24, rx: 3, fill: '#6b737a' }) +
    el('rect', { x: left, y: y - 13, width: 5.4, height: 22.5, rx: 2.7, fill: '#d9dde0' })
  );
}

/** One open tier seen from above, its mouth around (0, 0) like a dish's vessel. */
export function openTier(height = 40): string {
  const radius = 88;
  const body = `M${-radius} 0V${height}A${coords(radius, radius * 0.84, 0, 0, 0, radius, height)}V0z`;
  return (
    disc(8, height + 8, radius * 1.16, { fill: paint('shadow') }) +
    stamp(body, { fill: paint('wall') }, { fill: paint('fall') }) +
    disc(0, 0, radius + 3, { fill: '#757d84' }) +
    disc(0, -1.5, radius + 3, { fill: paint('rim') }) +
    disc(0, 0, radius - 3, { fill: '#6f777e' }) +
    disc(0, 0.8, radius - 4.5, { fill: paint('well') }) +
    path(arc(0, -1.5, radius + 1, Math.PI * 1.06, Math.PI * 1.4), {
      stroke: '#fff',
      'stroke-width': 2.4,
    })
  );
}
