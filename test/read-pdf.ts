import { inflateSync } from 'node:zlib';

/** What a PDF says, read from its bytes as a screen reader would; enough for ours. */
export type ReadPdf = {
  title: string;
  author: string;
  language: string;
  pages: PdfPage[];
};

export type PdfPage = {
  /** Pieces of text in the order of reading. */
  said: string[];
  /** What screen readers pass over: running heads, feet, repeated heads of tables. */
  decoration: string[];
  /** Letters that no font has, drawn as boxes. */
  boxes: number;
};

type PdfObject = { head: string; stream: Buffer | null };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', index, 0: opening } of text.matchAll(/(\d+) 0 obj\n/g)) {
    const from = index + opening.length;
    const end = text.indexOf('endobj', from);
    const stream = text.indexOf('\nstream\n', from);
    if (stream < 0 || stream > end) {
      objects.set(id, { head: text.slice(from, end), stream: null });
      continue;
    }
    const head = text.slice(from, stream);
    const bytes = pdf.subarray(stream + 8, stream + 8 + Number(/\/Length (\d+)/.exec(head)?.[1]));
    objects.set(id, { head, stream: /FlateDecode/.test(head) ? inflateSync(bytes) : bytes });
  }
  return objects;
}

const utf16 = (hex: string): string =>
  (Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16() as Buffer).toString('utf16le');

/** Which letters each glyph stands for. */
function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*)\]/g))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], place) => {
      letters.set(Number.parseInt(from, 16) + place, utf16(hex));
    });
  return letters;
}

/** A string in brackets: plain, or UTF-16 behind its mark. */
function stringOf(written: string): string {
  const bytes = Buffer.from(
    written.replace(/\\([nrtbf()\\])/g, (_, letter: string) => {
      const control: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
      return control[letter] ?? letter;
    }),
    'latin1',
  );
  return bytes[0] === 0xfe ? utf16(bytes.subarray(2).toString('hex')) : bytes.toString('latin1');
}

const OPERATION =
  /\/(?<font>F\d+) [\d.]+ Tf|\[(?<glyphs>[^\]]*)\] TJ|\/(?<tag>\w+) (?:<<(?<marks>[\s\S]*?)>> BDC|BMC)|(?<end>EMC)/g;

function readPage(content: string, fonts: Map<string, Map<number, string>>): PdfPage {
  const page: PdfPage = { said: [], decoration: [], boxes: 0 };
  const open: { tag: string; text: string; instead: string | null }[] = [];
  let letters = new Map<number, string>();
  for (const { groups = {} } of content.matchAll(OPERATION)) {
    const { font, glyphs, tag, marks = '', end } = groups;
    const current = open.at(-1);
    if (font) letters = fonts.get(font) ?? new Map();
    if (tag) {
      const actual = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(marks)?.[1];
      open.push({ tag, text: '', instead: actual === undefined ? null : stringOf(actual) });
    }
    if (glyphs && current)
      for (const [, hex = ''] of glyphs.matchAll(/<(\w+)>/g))
        for (const [glyph] of hex.matchAll(/.{4}/g)) {
          const number = Number.parseInt(glyph, 16);
          if (number === 0) page.boxes += 1;
          current.text += letters.get(number) ?? '';
        }
    if (!end || !current) continue;
    open.pop();
    const text = current.instead ?? current.text;
    const around = open.at(-1);
    if (around) around.text += text;
    else if (text) (current.tag === 'Artifact' ? page.decoration : page.said).push(text);
  }
  return page;
}

/** Reads a PDF that pdfkit wrote. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = objectsOf(pdf);
  const find = (id: string | undefined): PdfObject => {
    const found = objects.get(id ?? '');
    if (!found) throw new Error(`the PDF has no object ${id}`);
    return found;
  };
  const all = [...objects.values()].map(({ head }) => head);
  /** The string under a key, where it stands or where it is said to be. */
  const one = (key: string): string => {
    const written = all.map((head) => new RegExp(`/${key} ((\\d+) 0 R|\\(.*\\))\n`).exec(head));
    const [, value = '', reference] = written.find((found) => found !== null) ?? [];
    return stringOf((reference ? find(reference).head.trim() : value).slice(1, -1));
  };
  const kids = /\/Kids \[(.*?)\]/.exec(all.find((head) => /\/Type \/Pages/.test(head)) ?? '')?.[1];
  const pages = [...(kids ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const { head } = find(id);
    const resources = find(/\/Resources (\d+)/.exec(head)?.[1]).head;
    const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => {
      const cmap = find(/\/ToUnicode (\d+)/.exec(find(font).head)?.[1]).stream;
      return [name, lettersOf(cmap?.toString('latin1') ?? '')] as const;
    });
    const content = find(/\/Contents (\d+)/.exec(head)?.[1]).stream;
    return readPage(content?.toString('latin1') ?? '', new Map(fonts));
  });
  return { title: one('Title'), author: one('Author'), language: one('Lang'), pages };
}
