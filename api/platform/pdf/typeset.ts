import { runsOf, type Style } from './fonts.ts';

/** Text that is broken into lines, before it is drawn; measures in points. */
export type SetText = { lines: string[]; style: Style; width: number; height: number };

export const lineHeightOf = ({ size, leading }: Style): number => size * leading;

const optionsOf = ({ spacing, tabular }: Style): PDFKit.Mixins.TextOptions => ({
  baseline: 'alphabetic',
  lineBreak: false,
  ...(spacing && { characterSpacing: spacing }),
  ...(tabular && { features: ['tnum', 'kern'] }),
});

/** Letters that are drawn in the order in which they are read. */
const LATIN = /-latin-/;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The longest beginning of a word that fits, at least one letter, and the rest. */
function splitWord(word: string, fits: (line: string) => boolean): [string, string] {
  let head = '';
  for (const { segment } of graphemes.segment(word)) {
    if (head && !fits(head + segment)) break;
    head += segment;
  }
  return [head, word.slice(head.length)];
}

/**
 * Text as lines that fit: broken between words, and inside a word that is longer than a line. Line
 * breaks in the text are kept.
 */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      let rest = word;
      while (!fits(rest)) {
        const [head, tail] = splitWord(rest, fits);
        if (!tail) break;
        lines.push(head);
        rest = tail;
      }
      line = rest;
    }
    return [...lines, line];
  });
}

/** Sets and writes text in a document, letter by letter in the face that has it. */
export function openTypesetter(doc: PDFKit.PDFDocument) {
  function measure(text: string, style: Style) {
    return runsOf(text, style.weight).map(({ face, text: run }) => {
      // pdfkit takes a font that is read already, which its types do not say.
      doc.registerFont(face.name, face.font as unknown as Buffer);
      doc.font(face.name).fontSize(style.size);
      return { name: face.name, run, width: doc.widthOfString(run, optionsOf(style)) };
    });
  }

  const widthOf = (text: string, style: Style): number =>
    measure(text, style).reduce((total, { width }) => total + width, 0);

  /**
   * Ends what says how a run reads. Readers that look up where it stands (poppler) do so by the axes
   * and the font that hold at its end, and pdfkit has put both back by then.
   */
  function endAsRead(size: number): void {
    // The font's name in the document, which pdfkit's types do not say.
    const { id } = (doc as unknown as { _font: { id: string } })._font;
    doc.save();
    doc.transform(1, 0, 0, -1, 0, doc.page.height);
    doc.addContent(`BT /${id} ${size} Tf () Tj ET`);
    doc.endMarkedContent();
    doc.restore();
  }

  return {
    widthOf,

    set(text: string, style: Style, width: number): SetText {
      const lines = wrap(text, (line) => widthOf(line, style) <= width);
      return { lines, style, width, height: lines.length * lineHeightOf(style) };
    },

    /** Writes a line whose upper edge is at `y`. */
    write(text: string, style: Style, x: number, y: number): void {
      const baseline = y + lineHeightOf(style) / 2 + style.size * 0.35;
      let pen = x;
      for (const { name, run, width } of measure(text, style)) {
        doc.font(name).fontSize(style.size).fillColor(style.color);
        // The vowels of Indic scripts stand before what they are read after: this says how it reads.
        const asRead = !LATIN.test(name);
        if (asRead) doc.markContent('Span', { actual: run });
        doc.text(run, pen, baseline, optionsOf(style));
        if (asRead) endAsRead(style.size);
        pen += width;
      }
    },
  };
}
