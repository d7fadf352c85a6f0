/** How much a circle seen from above and in front is flattened. One view for every picture. */
export const TILT = 0.84;

export type Attributes = Record<string, string | number | undefined>;

/** A number as short as SVG allows: one decimal, no leading zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Coordinates in a row, with a space only where a minus sign or a second point does not part them. */
export function coords(...values: number[]): string {
  return values.map(num).reduce((line, value, i, all) => {
    const parted = value.startsWith('-') || (value.startsWith('.') && all[i - 1]?.includes('.'));
    return line + (parted ? '' : ' ') + value;
  });
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** One element. Numbers are rounded, undefined attributes are left out. */
export function el(name: string, attributes: Attributes, children = ''): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    tag += ` ${key}="${typeof value === 'number' ? fraction(key, value) : value}"`;
  }
  return children ? `${tag}>${children}</${name}>` : `${tag}/>`;
}

// Opacities need a second decimal, coordinates do not.
function fraction(key: string, value: number): string {
  if (!key.includes('opacity')) return num(value);
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

export const path = (d: string, attributes: Attributes = {}) => el('path', { d, ...attributes });

/** Shapes that share attributes. */
export function group(attributes: Attributes, ...children: string[]): string {
  const content = children.join('');
  return content && Object.keys(attributes).length > 0 ? el('g', attributes, content) : content;
}

/** A circle lying flat, seen at the tilt of every picture. */
export function disc(x: number, y: number, radius: number, attributes: Attributes): string {
  return el('ellipse', {
    cx: x === 0 ? undefined : x,
    cy: y === 0 ? undefined : y,
    rx: radius,
    ry: radius * TILT,
    ...attributes,
  });
}

/** Moves a group to a place; `scale` in two decimals. */
export function at(x: number, y: number, scale: number, content: string): string {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${coords(x, y)})${size}">${content}</g>`;
}
