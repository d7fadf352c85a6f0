import { runsOf, type Weight } from '#api/platform/pdf/fonts.ts';
import { wrap } from '#api/platform/pdf/typeset.ts';
import { drawSubject } from '#art/subjects.ts';
import { LINK_PICTURE_SIZE } from '#contract/platform/link-pictures.ts';
import { nameBeforeDot } from '#domain/kitchen/brand.ts';
import { ART_BOX, type LinkPictureContent } from './find-preview.ts';

const { width: WIDTH, height: HEIGHT } = LINK_PICTURE_SIZE;
const [PAPER, INK, SOFT, CHILLI, TURMERIC_INK] = [
  '#fbf6ec',
  '#2b1d12',
  '#65503f',
  '#b02d1b',
  '#6f4400',
];

const EDGE = 70;
/** How wide the words may be. */
const COLUMN = 530;

const NARROW = 0.91;

/** How a text looks: `size` in pixels, `narrow` is its width as a part of the font's own. */
type Lettering = { size: number; weight: Weight; color: string; narrow?: number };

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
function drawLine(text: string, look: Lettering, x: number, y: number): string {
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

const brand: Lettering = { size: 46, weight: 800, color: INK, narrow: 0.97 };
const kindLook: Lettering = { size: 30, weight: 600, color: TURMERIC_INK };
const wordsLook: Lettering = { size: 31, weight: 400, color: SOFT };

/** Titles get as large as they fit, the largest first; lines are as high as 1.02 sizes. */
const TITLES = [
  { size: 86, most: 3 },
  { size: 70, most: 4 },
  { size: 58, most: 5 },
] as const;

function setTitle(title: string) {
  for (const { size, most } of TITLES) {
    const look: Lettering = { size, weight: 800, color: INK, narrow: NARROW };
    const lines = fitLines(title, look, COLUMN, most);
    const whole = lines.join(' ') === title.trim().replace(/\s+/g, ' ');
    if (whole || size === TITLES.at(-1)?.size) return { look, lines };
  }
  throw new Error('a title is set in one of the sizes');
}

/** The kitchen's whole name, heavy, with a chilli dot, as on every page; a long one is smaller. */
function mark(kitchen: string): string {
  const name = nameBeforeDot(kitchen);
  const size = Math.min(brand.size, (brand.size * COLUMN) / widthOf(name, brand));
  const look = { ...brand, size };
  const dot = { ...look, color: CHILLI };
  return drawLine(name, look, EDGE, 108) + drawLine('.', dot, EDGE + widthOf(name, look) + 1, 108);
}

function wordColumn({ kind, title, words }: LinkPictureContent): string {
  const { look, lines } = setTitle(title);
  const sentence = words ? fitLines(words, wordsLook, COLUMN, 2) : [];
  const leading = look.size * 1.02;
  const height =
    (kind ? 50 : 0) +
    lines.length * leading +
    (sentence.length > 0 ? 22 + sentence.length * 42 : 0);
  // In the middle of what the name above leaves.
  let y = Math.max(150, 130 + (HEIGHT - 130 - 60 - height) / 2);
  let drawn = '';
  if (kind) {
    drawn += drawLine(kind, kindLook, EDGE, y + 28);
    y += 50;
  }
  for (const line of lines) {
    drawn += drawLine(line, look, EDGE - 3, y + look.size * 0.78);
    y += leading;
  }
  y += 22;
  for (const line of sentence) {
    drawn += drawLine(line, wordsLook, EDGE, y + 28);
    y += 42;
  }
  return drawn;
}

const GLOW = `<defs><radialGradient id="glow"><stop offset=".45" stop-color="#f6d58f"/><stop offset=".74" stop-color="#f6d58f" stop-opacity=".4"/><stop offset="1" stop-color="#f6d58f" stop-opacity="0"/></radialGradient><clipPath id="card"><rect x="${ART_BOX.x}" y="${ART_BOX.y}" width="${ART_BOX.width}" height="${ART_BOX.height}" rx="44"/></clipPath></defs>`;

const BOX = `x="${ART_BOX.x}" y="${ART_BOX.y}" width="${ART_BOX.width}" height="${ART_BOX.height}"`;

function drawPhoto(jpeg: Buffer): string {
  const data = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  return `<image ${BOX} clip-path="url(#card)" href="${data}"/>`;
}

function drawArt(subject: LinkPictureContent['subject']): string {
  const drawing = drawSubject(subject)
    // Letters in a drawing would ask for a font.
    .replace(/<text\b.*?<\/text>/gs, '')
    .replace('<svg ', `<svg ${BOX} color="${INK}" `);
  const [x, y] = [ART_BOX.x + ART_BOX.width / 2, ART_BOX.y + ART_BOX.height / 2];
  return `<circle cx="${x}" cy="${y}" r="330" fill="url(#glow)"/>${drawing}`;
}

/**
 * A page's picture as SVG: words on the left, on the right art on the warm paper of the site, or a
 * photo that fits `ART_BOX`, as JPEG.
 */
export function composePreview(preview: LinkPictureContent, photo: Buffer | null = null): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${GLOW}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    (photo ? drawPhoto(photo) : drawArt(preview.subject)) +
    `${mark(preview.kitchen)}${wordColumn(preview)}</svg>`
  );
}
