import { hashName } from './random.ts';
import { type Attributes, coords, el } from './svg.ts';

/** How a stamped shape is painted once: its paint, and where it is moved to (dx, dy). */
export interface Layer extends Attributes {
  dx?: number;
  dy?: number;
}

// An id made from the content: wherever it turns up again on a page, it means the same shape.
const idOf = (content: string) => `a${(hashName(content) % 36 ** 5).toString(36)}`;

/**
 * Paints one outline several times (shadow, body, light, glint) and writes its data only once: the
 * first layer holds the path, the others refer to it. Paint is inherited, so layers must set what
 * differs.
 */
export function stamp(d: string, ...layers: readonly Layer[]): string {
  if (!d) return '';
  if (layers.length === 1) {
    const { dx, dy, ...look } = layers[0] as Layer;
    return el('path', { d, ...move(dx, dy), ...look });
  }
  const id = idOf(d);
  return layers
    .map(({ dx, dy, ...look }, i) =>
      i === 0
        ? el('g', { ...move(dx, dy), ...look }, el('path', { id, d }))
        : el('use', { href: `#${id}`, x: dx, y: dy, ...look }),
    )
    .join('');
}

const move = (dx = 0, dy = 0) => (dx || dy ? { transform: `translate(${coords(dx, dy)})` } : {});

/** A drawing to be used several times: `first` holds it, `again` refers to it. */
export function shared(content: string): { first: string; again: string } {
  const id = idOf(content);
  return { first: el('g', { id }, content), again: el('use', { href: `#${id}` }) };
}

/** The same drawing at several places, written once. Places are SVG transforms. */
export function repeat(content: string, places: readonly string[]): string {
  if (places.length === 1) return el('g', { transform: places[0] }, content);
  const id = idOf(content);
  return places
    .map((transform, i) =>
      i === 0
        ? el('g', { transform }, el('g', { id }, content))
        : el('use', { href: `#${id}`, transform }),
    )
    .join('');
}
