import { paint } from '../defs.ts';
import { stamp } from '../stamp.ts';
import { el, path } from '../svg.ts';

/** A copper pot with mango leaves and a coconut, as it stands at a pooja; about 90 wide, on (0, 0). */
export const kalash = (): string =>
  el('ellipse', { cx: 6, cy: -1, rx: 46, ry: 10, fill: paint('shadow') }) +
  // Leaves, the coconut, and leaves in front of it.
  path('M-6-66C-30-84-44-78-50-66-34-58-18-58-6-64zM6-66C30-84 44-78 50-66 34-58 18-58 6-64z', {
    fill: '#34602a',
  }) +
  path('M0-128C16-112 27-100 26-84 25-68 12-62 0-62S-25-68-26-84C-27-100-16-112 0-128z', {
    fill: '#7a4a22',
  }) +
  path('M0-128C16-112 27-100 26-84 25-68 12-62 0-62S-25-68-26-84C-27-100-16-112 0-128z', {
    fill: paint('ball'),
  }) +
  path('M-8-112q-12 14-10 34M6-116q14 16 12 36M0-120v20', {
    stroke: '#4d2a10',
    'stroke-width': 2,
    'stroke-opacity': 0.6,
  }) +
  path('M0-86h0', { stroke: '#c8321e', 'stroke-width': 11 }) +
  path('M-2-60C-22-66-36-58-40-46-24-44-10-48-2-58zM2-60C22-66 36-58 40-46 24-44 10-48 2-58z', {
    fill: '#4f8a35',
  }) +
  path('M-6-58q-14 2-26 10M6-58q14 2 26 10', { stroke: '#a9cf86', 'stroke-width': 1.4 }) +
  // The pot.
  stamp(
    'M-24-54H24C24-48 22-46 20-44 40-38 46-24 42-12 38-2 20 0 0 0S-38-2-42-12C-46-24-40-38-20-44-22-46-24-48-24-54z',
    { fill: paint('copper') },
    { fill: paint('fall'), 'fill-opacity': 0.6 },
  ) +
  path('M-26-54H26', { stroke: '#f0b27c', 'stroke-width': 5 }) +
  path('M-38-22Q0-12 38-22', { stroke: '#f6d08a', 'stroke-width': 2 }) +
  path('M-13-34h0M0-31h0M13-34h0', { stroke: '#b5321f', 'stroke-width': 5 });
