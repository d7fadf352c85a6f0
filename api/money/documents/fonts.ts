import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

/** How heavy letters are: text, what matters in it, headings. */
export type Weight = 400 | 600 | 800;

/** A font as documents embed it; `name` is unique. */
export type Face = { name: string; font: Font };

const require = createRequire(import.meta.url);
const LATIN = require.resolve('@fontsource/anek-latin/package.json');

/**
 * The house's voice in every script that a kitchen's guests write their names in, the first ones
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
