import { paint } from '../defs.ts';
import { gravies } from '../palette.ts';
import { randomFor } from '../random.ts';
import { stamp } from '../stamp.ts';
import { at, disc, el, group, path } from '../svg.ts';
import { closedCarrier, lid, openTier } from '../tiffin/carrier.ts';
import { coriander, curryLeaves, redChillies } from '../toppings/herbs.ts';

const spot = (x: number, y: number, index: number) => ({ x, y, far: 0, index });

/** What lies about in a spilled dal. */
function pieceScatter(): string {
  const rng = randomFor('spilled dal');
  return (
    curryLeaves([spot(150, 146, 0)], rng) +
    redChillies([spot(116, 150, 1)], rng) +
    coriander([spot(172, 136, 2), spot(90, 146, 3)], rng, 10)
  );
}

const ground = (x: number, y: number, rx: number, ry = rx * 0.16) =>
  el('ellipse', { cx: x, cy: y, rx, ry, fill: paint('shadow') });

/** Nothing here yet: a clean, empty tier, its lid leaning on it, one curry leaf. */
export const empty = (): string =>
  at(100, 72, 0.7, openTier(44)) +
  path('M58 84A44 36 0 0 0 92 108', { stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 3 }) +
  ground(180, 156, 52, 9) +
  `<g transform="translate(176 146) rotate(-20)">${lid()}</g>` +
  path('M102 76q14-12 32-6q-14 12-32 6z', { fill: '#4f7f3c' }) +
  path('M102 76l25-5', { stroke: '#a9cf86', 'stroke-width': 1.2 }) +
  path('M86 66h0m8 14h0m18 12h0', { stroke: '#33200f', 'stroke-width': 3 });

/** The kitchen is closed: its hatch with the shutter down, under the awning, and the moon. */
export function closed(): string {
  const slats = Array.from({ length: 9 }, (_, i) => `M56 ${72 + i * 8}H184`).join('');
  const stripes = Array.from({ length: 7 }, (_, i) => {
    const x = 44 + i * 22;
    return path(`M${x} 34h22v22a11 11 0 0 1-22 0z`, { fill: i % 2 ? '#fff3dc' : '#b5321f' });
  });
  return (
    ground(122, 168, 104, 10) +
    el('rect', { x: 40, y: 26, width: 160, height: 140, rx: 8, fill: '#8f5a34' }) +
    el('rect', { x: 46, y: 32, width: 148, height: 128, rx: 4, fill: '#c98a57' }) +
    el('rect', { x: 54, y: 60, width: 132, height: 82, rx: 3, fill: paint('wall') }) +
    el('rect', {
      x: 54,
      y: 60,
      width: 132,
      height: 82,
      rx: 3,
      fill: paint('fall'),
      'fill-opacity': 0.7,
    }) +
    stamp(
      slats,
      { stroke: '#5f676d', 'stroke-width': 1.6 },
      { dy: 1.6, stroke: '#fff', 'stroke-width': 1, 'stroke-opacity': 0.7 },
    ) +
    el('rect', { x: 104, y: 134, width: 32, height: 6, rx: 3, fill: '#4c5359' }) +
    el('rect', { x: 36, y: 142, width: 168, height: 12, rx: 4, fill: '#6d3f22' }) +
    el('rect', { x: 36, y: 142, width: 168, height: 4, rx: 2, fill: '#b97a4a' }) +
    el('rect', { x: 40, y: 26, width: 160, height: 10, rx: 4, fill: '#7d2214' }) +
    stripes.join('') +
    path('M44 36H198', { stroke: '#2a0d02', 'stroke-opacity': 0.25, 'stroke-width': 4 }) +
    path('M120 84L98 98M120 84l22 14', { stroke: '#5a3a1c', 'stroke-width': 1.8 }) +
    el('rect', { x: 88, y: 98, width: 64, height: 30, rx: 5, fill: '#5a3a1c' }) +
    el('rect', { x: 90, y: 99, width: 60, height: 26, rx: 4, fill: '#fff3dc' }) +
    path('M124 104a9 9 0 1 0 5 15a8 8 0 0 1-5-15z', { fill: '#e0981c' }) +
    path('M106 110h0m30 4h0m-24 6h0', { stroke: '#e0981c', 'stroke-width': 2.6 })
  );
}

/** No connection: a plug and a socket that have lost each other. */
export function offline(): string {
  const cord = (d: string) =>
    stamp(
      d,
      { dx: 2, dy: 4, stroke: '#1f0e04', 'stroke-opacity': 0.25, 'stroke-width': 6 },
      { stroke: '#6d3a20', 'stroke-width': 6 },
      { dx: -1, dy: -1, stroke: '#c98a57', 'stroke-width': 1.6 },
    );
  return (
    cord('M8 132C30 150 40 96 66 92') +
    cord('M232 60C214 44 200 96 172 92') +
    el('rect', { x: 62, y: 76, width: 36, height: 34, rx: 9, fill: '#8f2415' }) +
    el('rect', { x: 62, y: 74, width: 36, height: 33, rx: 9, fill: '#c8402a' }) +
    path('M68 80h20', { stroke: '#f0957f', 'stroke-width': 2.4 }) +
    stamp(
      'M99 84h12M99 98h12',
      { dy: 1.4, stroke: '#5f676d', 'stroke-width': 5.5 },
      { stroke: '#dfe3e6', 'stroke-width': 4 },
    ) +
    el('rect', { x: 138, y: 72, width: 38, height: 40, rx: 9, fill: '#a58f6c' }) +
    el('rect', { x: 138, y: 70, width: 38, height: 39, rx: 9, fill: '#fbf3e2' }) +
    path('M145 84h6M145 98h6', { stroke: '#4a2d12', 'stroke-width': 5 }) +
    path('M124 62v-12M114 66l-7-9M135 66l7-9M124 120v12M114 116l-7 9M135 116l7 9', {
      stroke: '#e0981c',
      'stroke-width': 4,
    })
  );
}

/** Delivered: the carrier on the mat before a front door. */
export const delivered = (): string =>
  ground(128, 166, 96, 12) +
  el('rect', { x: 62, y: 8, width: 104, height: 152, rx: 6, fill: '#5a2c16' }) +
  el('rect', { x: 68, y: 13, width: 92, height: 147, rx: 3, fill: '#9c4a24' }) +
  el('rect', {
    x: 68,
    y: 13,
    width: 92,
    height: 147,
    rx: 3,
    fill: paint('fall'),
    'fill-opacity': 0.6,
  }) +
  stamp(
    'M78 24h72v42H78zM78 78h32v70H78zM118 78h32v70H118z',
    { dy: 1.5, stroke: '#c77a4c', 'stroke-width': 2 },
    { fill: '#7d3718', stroke: '#5a2411', 'stroke-width': 2 },
  ) +
  path('M82 28h64v34H82z', { fill: '#ffd88a' }) +
  path('M82 62V46q32-22 64 0v16z', { fill: '#f3b54a', 'fill-opacity': 0.7 }) +
  path('M114 28v34M82 45h64', { stroke: '#7d3718', 'stroke-width': 3 }) +
  path('M84 14q30 16 60 0', { stroke: '#4f7f3c', 'stroke-width': 4 }) +
  path('M92 18v4m14 1v5m14-5v5m14-10v4', { stroke: '#e0981c', 'stroke-width': 5 }) +
  disc(152, 92, 4.5, { fill: '#7d5a14' }) +
  disc(151.4, 91, 3.8, { fill: '#f0c75a' }) +
  path('M52 160L66 146H206l14 14z', { fill: '#8a6a3c', stroke: '#6d5028', 'stroke-width': 3 }) +
  path('M70 153H202', { stroke: '#d9b87a', 'stroke-width': 2, 'stroke-dasharray': '6 7' }) +
  at(182, 160, 0.62, closedCarrier());

/** Something went wrong: a katori tipped over, the dal running out. */
export const spilled = (): string =>
  stamp(
    'M64 128q-18 16 8 26q40 14 86 4q34-2 42-14q4-12-20-14q-10-14-36-10q-50-10-80 8z',
    { dx: 2, dy: 4, fill: '#a86c10' },
    { fill: gravies.toor },
  ) +
  path('M74 136q-4 8 12 12M176 146q14-1 16-6', { stroke: '#ffe6a0', 'stroke-width': 4 }) +
  pieceScatter() +
  `<g transform="translate(110 92) rotate(-62)">${at(0, 0, 0.62, tipped())}</g>`;

const tipped = (): string =>
  stamp(
    'M-88 0C-88 34-70 52-54 62A67 40 0 0 0 54 62C70 52 88 34 88 0z',
    { fill: paint('wall') },
    { fill: paint('fall') },
  ) +
  group(
    { transform: 'scale(1 .6)' },
    disc(0, 0, 90, { fill: paint('rim') }),
    disc(0, 1, 84, { fill: paint('well') }),
    path(`M-74-28A84 70 0 0 0 -40 62Q-30 0-74-28z`, { fill: gravies.toor }),
  );
