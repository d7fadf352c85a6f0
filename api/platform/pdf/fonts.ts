import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

/** How heavy letters are: text, what matters in it, headings. */
export type Weight = 400 | 600 | 800;

/** A font as documents embed it; `name` is unique. */
export type Face = { name: string; font: Font };

const require = createRequire(import.meta.url);
const LATIN = require.resolve('@fontsource/anek-latin/package.json');

/**
 * The typeface in every script that a kitchen's guests write their names in, the first ones
 * first. Gurmukhi has no static Anek on npm; Mukta Mahee is by the same foundry and sits well with it.
 * Static files, since variable ones embed as blanks.
 */
const SCRIPTS = [
  [LATIN, 'anek-latin-latin'],
  [LATIN, 'anek-latin-latin-ext'],
  [LATIN, 'anek-latin-vietnamese'],
  [require.resolve('@fontsource/anek-gujarati/package.json'), 'anek-gujarati-gujarati'],
  [require.resolve('@fontsource/anek-devanagari/package.json'), 'anek-devanagari-devanagari'],
  [require.resolve('@fontsource/mukta-mahee/package.json'), 'mukta-mahee-gurmukhi'],
] as const;

const faces = new Map<string, Face>();

const HEADER = 44;
const ENTRY = 20;
const aligned = (length: number): number => (length + 3) & ~3;

/**
 * A WOFF file as the font that is packed in it (W3C WOFF 1.0, 3 to 5). fontkit would unpack a table
 * again for every glyph that it reads.
 */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const entry = woff.subarray(HEADER + place * ENTRY, HEADER + (place + 1) * ENTRY);
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return { entry, length, bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  const directory = 12 + count * 16;
  const whole = tables.reduce((sum, { length }) => sum + aligned(length), directory);
  const font = Buffer.alloc(whole);
  woff.copy(font, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE(count * 16 - power * 16, 10);
  let at = directory;
  tables.forEach(({ entry, length, bytes }, place) => {
    const record = 12 + place * 16;
    entry.copy(font, record, 0, 4);
    entry.copy(font, record + 4, 16, 20);
    font.writeUInt32BE(at, record + 8);
    font.writeUInt32BE(length, record + 12);
    bytes.copy(font, at);
    at += aligned(length);
  });
  return font;
}

/** A face, read when the first letter asks for it and kept. */
function faceOf([manifest, script]: (typeof SCRIPTS)[number], weight: Weight): Face {
  const name = `${script}-${weight}`;
  const known = faces.get(name);
  if (known) return known;
  const file = join(dirname(manifest), 'files', `${name}-normal.woff`);
  const font = create(unpackWoff(readFileSync(file)));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  const face = { name, font };
  faces.set(name, face);
  return face;
}

const canWrite = ({ font }: Face, letter: string): boolean =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Letters in a row that one face writes. */
export type Run = { face: Face; text: string };

/**
 * Text in the faces that write it, in order. A face goes on as long as it can, so that marks and
 * joiners stay with their letter. Letters of any other script are left out: in the middle of a text a
 * gap says more than a box.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    if (last && canWrite(last.face, letter)) {
      last.text += letter;
      continue;
    }
    const script = SCRIPTS.find((one) => canWrite(faceOf(one, weight), letter));
    if (script) runs.push({ face: faceOf(script, weight), text: letter });
  }
  return runs;
}

/** What of a text can be written, on one line. */
export function writable(text: string): string {
  const said = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return runsOf(said, 400)
    .map((run) => run.text)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** The shop's colours on white paper. */
export const INK = {
  brown: '#2b1d12',
  soft: '#65503f',
  line: '#e4d6bd',
  chilli: '#b02d1b',
  tint: '#fbf3e2',
  turmeric: '#6f4400',
  steel: '#c9ced3',
  /** Turmeric, chilli and leaf: what is in the three bowls beside the kitchen's name. */
  bowls: ['#e9a21b', '#b02d1b', '#4c8140'],
} as const;

/** How a piece of text looks; `size` in points, `leading` is the height of a line in sizes. */
export type Style = {
  size: number;
  weight: Weight;
  color: string;
  leading: number;
  /** Points between letters. */
  spacing?: number;
  /** Digits of one width, for columns of amounts. */
  tabular?: boolean;
};

const { brown, soft, turmeric } = INK;

export const STYLES = {
  brand: { size: 19, weight: 800, color: brown, leading: 1.2, spacing: -0.35 },
  contact: { size: 9, weight: 400, color: soft, leading: 1.45 },
  title: { size: 38, weight: 800, color: brown, leading: 1.08, spacing: -1 },
  subtitle: { size: 12, weight: 600, color: soft, leading: 1.4 },
  section: { size: 14.5, weight: 800, color: brown, leading: 1.3, spacing: -0.2 },
  label: { size: 8.5, weight: 400, color: soft, leading: 1.4 },
  text: { size: 10, weight: 400, color: brown, leading: 1.42 },
  strong: { size: 10, weight: 600, color: brown, leading: 1.42 },
  aside: { size: 8.5, weight: 400, color: soft, leading: 1.4 },
  fact: { size: 12.5, weight: 600, color: brown, leading: 1.3, tabular: true },
  amount: { size: 10, weight: 400, color: brown, leading: 1.42, tabular: true },
  total: { size: 17, weight: 800, color: brown, leading: 1.25, tabular: true },
  noteTitle: { size: 10, weight: 600, color: turmeric, leading: 1.42 },
  footer: { size: 8, weight: 400, color: soft, leading: 1.3, tabular: true },
} as const satisfies Record<string, Style>;
