import { runsOf, type Weight } from '#api/money/documents/fonts.ts';
import { wrap } from '#api/money/documents/wrap.ts';

/** How a text looks: `size` in pixels, `narrow` is its width as a part of the font's own. */
export type Lettering = { size: number; weight: Weight; color: string; narrow?: number };

/** A line as the outlines of its letters, from the left end of its baseline. */
type Outline = { d: string; width: number };

/** Letters as shapes: whoever draws the picture needs no font, and it looks the same everywhere. */
function outline(text: string, { size, weight, narrow = 1 }: Lettering): Outline {
  let d = '';
  let pen = 0;
  for (const { face, text: run } of runsOf(text, weight)) {
    const scale = size / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(run);
    for (const [i, { path }] of glyphs.entries()) {
      const at = positions[i] ?? { xOffset: 0, yOffset: 0, xAdvance: 0 };
      const [x, y] = [pen + at.xOffset * scale * narrow, -at.yOffset * scale];
      d += path.transform(scale * narrow, 0, 0, -scale, x, y).toSVG();
      pen += at.xAdvance * scale * narrow;
    }
  }
  return { d, width: pen };
}

/** How wide a text is, in pixels. */
export function widthOf(text: string, { size, weight, narrow = 1 }: Lettering): number {
  return runsOf(text, weight).reduce(
    (width, { face: { font }, text: run }) =>
      width + (font.layout(run).advanceWidth / font.unitsPerEm) * size * narrow,
    0,
  );
}

/** Measures lines of the same words again and again: each word is laid out once. */
function lineMeasurer(look: Lettering): (line: string) => number {
  const known = new Map<string, number>();
  const measure = (word: string) => {
    const width = known.get(word) ?? widthOf(word, look);
    known.set(word, width);
    return width;
  };
  return (line) => {
    const words = line.split(' ');
    return words.reduce((width, word) => width + measure(word), (words.length - 1) * measure(' '));
  };
}

/** Writes a line whose baseline begins at (x, y). */
export function letter(text: string, look: Lettering, x: number, y: number): string {
  return `<path transform="translate(${x} ${y})" fill="${look.color}" d="${outline(text, look).d}"/>`;
}

const ELLIPSIS = '…';

type Measure = (line: string) => number;

/** Lines that fit into a width, none much shorter than the others: a last word does not stand alone. */
function balanced(text: string, measure: Measure, width: number): string[] {
  const wrapInto = (most: number) => wrap(text, (line) => measure(line) <= most);
  const lines = wrapInto(width);
  let best = lines;
  let [narrow, wide] = [width / lines.length, width];
  while (lines.length > 1 && wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    const tried = wrapInto(middle);
    // A word that is wider than the line would be broken.
    const fits = tried.length === lines.length && tried.join(' ') === lines.join(' ');
    if (fits) [best, wide] = [tried, middle];
    else narrow = middle;
  }
  return best;
}

/** At most so many lines that fit into a width; what is cut off ends with an ellipsis. */
export function fitLines(text: string, look: Lettering, width: number, most: number): string[] {
  const measure = lineMeasurer(look);
  const lines = balanced(text, measure, width);
  if (lines.length <= most) return lines;
  const words = lines[most - 1]?.split(' ') ?? [];
  while (words.length > 1 && measure(words.join(' ') + ELLIPSIS) > width) words.pop();
  return [...lines.slice(0, most - 1), words.join(' ').replace(/[\s,;:.–—-]+$/u, '') + ELLIPSIS];
}
