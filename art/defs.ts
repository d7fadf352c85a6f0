import { el } from './svg.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      el('stop', {
        offset: String(offset).replace('0.', '.'),
        'stop-color': colour,
        'stop-opacity': opacity,
      }),
    )
    .join('');

const across = (...list: Stop[]) => ({ name: 'linearGradient', place: {}, list });
const down = (...list: Stop[]) => ({
  name: 'linearGradient',
  place: { x2: '0', y2: '1' },
  list,
});
const slant = (...list: Stop[]) => ({
  name: 'linearGradient',
  place: { x1: '.1', y1: '0', x2: '.8', y2: '1' },
  list,
});
const round = (place: Record<string, string>, ...list: Stop[]) => ({
  name: 'radialGradient',
  place,
  list,
});

/**
 * The gradients that every picture shares. They carry light and shadow only, or the look of a
 * material; the colour of the food lies under them as a plain fill, so this set never grows with
 * the menu. All are relative to the shape that they fill.
 */
const gradients = {
  wall: across(
    [0, '#7c848b'],
    [0.18, '#fff'],
    [0.36, '#a8afb5'],
    [0.54, '#858d94'],
    [0.82, '#f1f3f4'],
    [1, '#6d757c'],
  ),
  rim: slant([0, '#fff'], [0.5, '#9aa2a9'], [0.75, '#e3e6e8'], [1, '#8b939a']),
  well: slant([0, '#666e74'], [1, '#e6e9eb']),
  floor: round(
    { cx: '.38', cy: '.3', r: '.85' },
    [0, '#fbfcfc'],
    [0.35, '#e1e5e8'],
    [0.75, '#c0c6cb'],
    [1, '#a2a9af'],
  ),
  clay: across(
    [0, '#7d3c20'],
    [0.22, '#d48455'],
    [0.5, '#b8623a'],
    [0.85, '#8f4726'],
    [1, '#6b3019'],
  ),
  china: round({ cx: '.36', cy: '.28', r: '.9' }, [0, '#fffefb'], [0.6, '#f6eee0'], [1, '#d9c9b0']),
  copper: across(
    [0, '#6b2f14'],
    [0.18, '#eda56c'],
    [0.32, '#c9713c'],
    [0.55, '#8b431f'],
    [0.8, '#dc9158'],
    [1, '#5f2810'],
  ),
  fall: down([0.2, '#2a1408', 0], [1, '#2a1408', 0.5]),
  depth: round(
    { cx: '.36', cy: '.26', r: '.8' },
    [0, '#fff6d8', 0.42],
    [0.5, '#b58a5a', 0.04],
    [1, '#3a1202', 0.48],
  ),
  ball: round(
    { cx: '.34', cy: '.26', r: '.8' },
    [0, '#fff8e4', 0.75],
    [0.3, '#fff3cf', 0.2],
    [0.55, '#3a1202', 0.04],
    [1, '#3a1202', 0.5],
  ),
  shadow: round({}, [0.4, '#1f0e04', 0.46], [1, '#1f0e04', 0]),
  steam: down([0, '#b7a48e', 0], [0.45, '#d3c5b2', 0.75], [1, '#fff', 0.1]),
} as const;

export type Paint = keyof typeof gradients;

const PREFIX = 'art-';

/** A fill or stroke that refers to a shared gradient. */
export const paint = (name: Paint) => `url(#${PREFIX}${name})`;

const gradient = (name: Paint, prefix: string) => {
  const { name: element, place, list } = gradients[name];
  return el(element, { id: `${prefix}${name}`, ...place }, stops(list));
};

/** All shared gradients as one `<defs>` element. */
function renderDefs(): string {
  const all = (Object.keys(gradients) as Paint[]).map((name) => gradient(name, PREFIX));
  return el('defs', {}, all.join(''));
}

/** Put this once at the top of a page whose pictures are drawn with `defs: 'shared'`. */
export function artDefs(): string {
  return `<svg class="art-defs" width="0" height="0" aria-hidden="true" focusable="false">${renderDefs()}</svg>`;
}

/**
 * Makes a picture stand alone: adds the gradients that it uses, under ids of its own, so that
 * several such pictures can share a page.
 */
export function withOwnDefs(content: string, key: string): string {
  const prefix = `${key}-`;
  const used = (Object.keys(gradients) as Paint[]).filter((name) => content.includes(paint(name)));
  if (used.length === 0) return content;
  const own = content.replaceAll(`url(#${PREFIX}`, `url(#${prefix}`);
  return el('defs', {}, used.map((name) => gradient(name, prefix)).join('')) + own;
}
