import { withOwnDefs } from './defs.ts';
import { hashName } from './random.ts';
import { escapeXml } from './svg.ts';

export interface PictureOptions {
  /** Width in CSS pixels; without it the page's CSS decides. */
  size?: number;
  /** `shared` relies on `artDefs()` being on the page, `inline` stands alone. Default: inline. */
  defs?: 'inline' | 'shared';
  /** The accessible name; an empty string marks the picture as decoration. */
  label?: string;
  /** Classes for the `<svg>` element. */
  className?: string;
}

// Most shapes are soft strokes, so that is what everything inherits; whatever is filled says so.
const PEN = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/**
 * Wraps drawn content into an `<svg>` that scales to its box, is announced as one image by its
 * name or hidden when it is decoration, and has no style attributes (the site's policy forbids them).
 */
export function picture(
  key: string,
  width: number,
  height: number,
  content: string,
  { size, defs = 'inline', label = '', className }: PictureOptions,
): string {
  const box = size ? ` width="${size}" height="${Math.round((size * height) / width)}"` : '';
  const name = label ? `role="img" aria-label="${escapeXml(label)}"` : 'aria-hidden="true"';
  const css = className ? ` class="${escapeXml(className)}"` : '';
  const body =
    defs === 'inline'
      ? withOwnDefs(content, `p${(hashName(key) % 36 ** 5).toString(36)}`)
      : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${box}${css} ${name} focusable="false" ${PEN}>${body}</svg>`;
}
