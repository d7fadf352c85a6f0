import PDFDocument from 'pdfkit';
import type { Moment } from '#domain/platform/days.ts';
import { INK } from './fonts.ts';
import { lineHeightOf, openTypesetter, type SetText } from './typeset.ts';

/** A kind of part in the structure that screen readers walk along (PDF 1.7, 14.8.4). */
type Tag = 'Document' | 'Figure' | 'H1' | 'H2' | 'P' | 'Sect' | 'Table' | 'TR' | 'TH' | 'TD';
export type PdfStructureElement = { tag: Tag; element: PDFKit.PDFStructureElement };

export type Rectangle = { x: number; y: number; width: number; height: number };

/** Where set text goes: its upper left corner, and the side that it stands on. */
export type TextPosition = { x: number; y: number; align?: 'left' | 'right' | undefined };

export type PdfPage = ReturnType<typeof openPdfPage>;

const SIDE = 54;
const TOP = 46;
/** Nothing but the foot goes below. */
const BOTTOM = 724;

/**
 * Letter-size paper that fills from the top, in points; `y` grows downwards and is where the next
 * thing goes. `at` stands as the moment of its making, so that it is the same whenever it is made.
 */
export function openPdfPage(about: { title: string; author: string; at: Moment }) {
  const made = new Date(
    typeof about.at === 'string' ? Date.parse(about.at) : about.at.epochMilliseconds,
  );
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-CA',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: about.title, Author: about.author, CreationDate: made, ModDate: made },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root: PdfStructureElement = { tag: 'Document', element: doc.struct('Document') };
  doc.addStructure(root.element);
  const { set, write, widthOf } = openTypesetter(doc);
  const left = SIDE;
  const right = doc.page.width - SIDE;

  /** Draws something that says nothing new, which screen readers pass over. */
  function decorate(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  function say(part: PdfStructureElement, draw: () => void): void {
    const content = doc.markStructureContent(part.tag);
    draw();
    doc.endMarkedContent();
    part.element.add(content);
  }

  return {
    y: TOP,
    top: TOP,
    left,
    right,
    width: right - left,
    set,

    /** Goes to a new page unless so much fits on this one. Answers whether it did. */
    keep(height: number): boolean {
      if (this.y + height <= BOTTOM) return false;
      doc.addPage();
      this.y = TOP + 26;
      return true;
    },

    /** How wide the last line of set text is. */
    endOf: ({ lines, style }: SetText): number => widthOf(lines.at(-1) ?? '', style),

    /** A part of the structure, the last one in its parent so far. */
    part(tag: Tag, parent: PdfStructureElement = root): PdfStructureElement {
      const element = doc.struct(tag);
      parent.element.add(element);
      return { tag, element };
    },

    /** A picture's place in the structure, with the words for whoever does not see it. */
    figure(alt: string): PdfStructureElement {
      const element = doc.struct('Figure', { alt });
      root.element.add(element);
      return { tag: 'Figure', element };
    },

    /** Draws a PNG as content of a figure. */
    picture(png: Buffer, { x, y, width, height }: Rectangle, part: PdfStructureElement): void {
      say(part, () => doc.image(png, x, y, { width, height }));
    },

    /** Draws set text as content of a part; without one it is decoration. */
    draw(
      { lines, style, width }: SetText,
      { x, y, align }: TextPosition,
      part?: PdfStructureElement,
    ): void {
      for (const [place, line] of lines.entries()) {
        const from = align === 'right' ? x + width - widthOf(line, style) : x;
        const draw = () => write(line, style, from, y + place * lineHeightOf(style));
        if (part) say(part, draw);
        else decorate(draw);
      }
    },

    fill({ x, y, width, height }: Rectangle, color: string, radius = 0): void {
      decorate(() => doc.roundedRect(x, y, width, height, radius).fill(color));
    },

    /** A hairline from side to side. */
    rule(y: number): void {
      decorate(() => doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(INK.line));
    },

    bowl(x: number, y: number, color: string): void {
      decorate(() => doc.circle(x, y, 6).lineWidth(2).fillAndStroke(color, INK.steel));
    },

    /** Calls `draw` for each page that there is, with its number and how many there are. */
    onEachPage(draw: (page: number, pages: number) => void): void {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        draw(page + 1, count);
      }
    },

    /** Closes the document and answers its bytes. */
    finish(): Promise<Buffer> {
      root.element.end();
      const whole = new Promise<Buffer>((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
      });
      doc.end();
      return whole;
    },
  };
}
