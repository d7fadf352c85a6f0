import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { openTypesetter, wrap } from './typeset.ts';

const STYLE = { size: 14, leading: 1.4, weight: 400, color: '#000000' } as const;

/** What a page draws, as its operators. */
async function drawn(text: string): Promise<string> {
  const doc = new PDFDocument({ compress: false, font: '' });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  openTypesetter(doc).write(text, STYLE, 54, 60);
  doc.end();
  await ended;
  return Buffer.concat(chunks).toString('latin1');
}

it('what says how a run reads ends by the axes and in the font in which the run was written', async () => {
  const [, writing, ending] =
    /\/ActualText.*?BDC\n(.*?)q\n([^q]*?)EMC/s.exec(await drawn('For किशोर, Whitby')) ?? [];
  const axes = /^.* cm$/m;
  const font = /\/F\d+ 14 Tf/;
  expect(writing?.match(axes)?.[0]).toBe('1 0 0 -1 0 792 cm');
  expect(ending?.match(axes)?.[0]).toBe(writing?.match(axes)?.[0]);
  expect(ending?.match(font)?.[0]).toBe(writing?.match(font)?.[0]);
});

it('letters that are drawn as they are read need no such word', async () => {
  expect(await drawn('For Asha, Whitby')).not.toContain('ActualText');
});

const to = (width: number) => (line: string) => [...line].length <= width;

describe('text is broken into lines', () => {
  it.each([
    ['between words', 'one two three', 7, ['one two', 'three']],
    ['not at all where it fits', 'one two', 7, ['one two']],
    ['where it says so itself', 'one\ntwo\n\nthree', 9, ['one', 'two', '', 'three']],
    ['inside a word that is longer than a line', 'a bcdefgh i', 3, ['a', 'bcd', 'efg', 'h i']],
    ['one letter at a time where nothing fits', 'abc', 0, ['a', 'b', 'c']],
    ['into one empty line where there is nothing', '', 5, ['']],
  ])('%s', (_how, text, width, lines) => {
    expect(wrap(text, to(width))).toEqual(lines);
  });

  it('never inside a letter with its marks', () => {
    expect(wrap('ટેટે', to(2))).toEqual(['ટે', 'ટે']);
  });
});
