import { chilli, cream, turmeric } from './palette.ts';
import { type PictureOptions, picture } from './picture.ts';
import { el, path } from './svg.ts';

const RING = 17;
const LINE = 43;

/** A round letter: a ring, which is also a katori seen from above, and a stem beside it. */
const letter = (ring: number, stem: number, top: number) =>
  `M${ring - RING} ${LINE}a${RING} ${RING} 0 1 1 ${RING * 2} 0a${RING} ${RING} 0 1 1-${RING * 2} 0M${stem} ${top}V60`;

/** The name in round letters, in the text colour around it; 272 x 72 units. */
export function drawWordmark(options: PictureOptions = {}): string {
  const letters = [
    letter(24, 41, 10),
    letter(75, 92, LINE),
    letter(127, 110, 10),
    letter(177, 160, 10),
    letter(227, 244, LINE),
  ].join('');
  const content =
    el('circle', { cx: 75, cy: LINE, r: 8, fill: turmeric }) +
    path(letters, { stroke: 'currentColor', 'stroke-width': 11.5 }) +
    el('circle', { cx: 262, cy: 59, r: 6.6, fill: chilli });
  return picture('wordmark', 272, 72, content, { label: 'Dabba', ...options });
}

/** The carrier as a sign: handle, lid and three tiers, for a 64 x 64 field. */
export const sign =
  path('M17 51V27C17 9 47 9 47 27V51', { stroke: cream, 'stroke-width': 3.6 }) +
  path('M27 13.5h10', { stroke: turmeric, 'stroke-width': 5 }) +
  path('M21 25c0-5 5-6 11-6s11 1 11 6z', { fill: cream, stroke: cream, 'stroke-width': 1 }) +
  el('rect', { x: 20, y: 27, width: 24, height: 8, rx: 2.5, fill: cream }) +
  el('rect', { x: 20, y: 36.5, width: 24, height: 8, rx: 2.5, fill: turmeric }) +
  el('rect', { x: 20, y: 46, width: 24, height: 8, rx: 2.5, fill: cream });

/** The sign on a rounded chilli-red field: `favicon.svg`, and the mark beside the name. */
export const drawMark = (options: PictureOptions = {}): string =>
  picture(
    'mark',
    64,
    64,
    el('rect', { width: 64, height: 64, rx: 15, fill: chilli }) + sign,
    options,
  );

/**
 * The sign on a field to the edges, for launchers that cut icons to their own shape:
 * `icon-maskable.svg`. All of it lies within the middle 80 %.
 */
export const drawMaskableIcon = (): string =>
  picture('icon', 64, 64, el('rect', { width: 64, height: 64, fill: chilli }) + sign, {
    size: 512,
  });
