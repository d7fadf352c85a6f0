import { INK, STYLES, type Style, writable } from './fonts.ts';
import type { PdfPage, PdfStructureElement } from './pdf-page.ts';
import { lineHeightOf, type SetText } from './typeset.ts';

/** A row of what was agreed: `Day  Monday, November 23`. */
export type DocumentFact = [label: string, value: string];

/** What stands for words of which no letter can be written (`fonts.ts`). */
const UNWRITABLE = 'In letters we cannot print';

const LABEL_WIDTH = 58;
const GAP = 14;
const FACT_GAP = 2;

/** A heading, kept on one page with what begins below it. */
export function drawSection(paper: PdfPage, title: string, below: number): PdfStructureElement {
  paper.y += 17;
  const set = paper.set(title, STYLES.section, paper.width);
  paper.keep(set.height + below);
  const section = paper.part('Sect');
  paper.draw(set, { x: paper.left, y: paper.y }, paper.part('H2', section));
  paper.y += set.height + 4;
  return section;
}

/**
 * Columns of facts side by side, each under its heading; facts without a value are left out, and of one
 * that cannot be written that is said.
 */
export function drawFactColumns(
  paper: PdfPage,
  columns: { title: string; width: number; facts: DocumentFact[] }[],
): void {
  paper.y += 17;
  const top = paper.y;
  let x = paper.left;
  let end = top;
  for (const { title, width, facts } of columns) {
    const section = paper.part('Sect');
    const heading = paper.set(title, STYLES.section, width);
    paper.draw(heading, { x, y: top }, paper.part('H2', section));
    let y = top + heading.height + 4;
    for (const [label, value] of facts) {
      if (!value.trim()) continue;
      const said = writable(value) || UNWRITABLE;
      const set = paper.set(said, STYLES.text, width - LABEL_WIDTH - GAP);
      const fact = paper.part('P', section);
      paper.draw(paper.set(label, STYLES.label, LABEL_WIDTH), { x, y: y + 1.2 }, fact);
      paper.draw(set, { x: x + LABEL_WIDTH, y }, fact);
      y += set.height + FACT_GAP;
    }
    end = Math.max(end, y);
    x += width;
  }
  paper.y = end;
}

/** What matters most, side by side on a tinted band. */
export function drawTiles(paper: PdfPage, tiles: DocumentFact[]): void {
  const width = (paper.width - 28) / tiles.length;
  const set = tiles.map(([label, value]) => ({
    label: paper.set(label, STYLES.label, width - 8),
    value: paper.set(writable(value), STYLES.fact, width - 8),
  }));
  const height = Math.max(...set.map(({ label, value }) => label.height + value.height)) + 20;
  paper.fill({ x: paper.left, y: paper.y, width: paper.width, height }, INK.tint, 10);
  set.forEach(({ label, value }, place) => {
    const at = { x: paper.left + 14 + place * width, y: paper.y + 10 };
    const tile = paper.part('P');
    paper.draw(label, at, tile);
    paper.draw(value, { ...at, y: at.y + label.height }, tile);
  });
  paper.y += height;
}

/** A paragraph that may go on over the page. */
export function drawText(
  paper: PdfPage,
  text: string,
  style: Style,
  part: PdfStructureElement,
): void {
  eachLine(paper, paper.set(text, style, paper.width), (line) =>
    paper.draw(line, { x: paper.left, y: paper.y }, part),
  );
  paper.y += 3;
}

const PAD = 14;

/** What the kitchen wrote itself, on a tinted ground that goes along over the page. */
export function drawNote(paper: PdfPage, title: string, text: string): void {
  const body = text
    .split('\n')
    .map(writable)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!text.trim()) return;
  const inside = paper.width - 2 * PAD;
  const head = paper.set(title, STYLES.noteTitle, inside);
  const said = paper.set(body || UNWRITABLE, STYLES.text, inside);
  paper.y += 16;
  paper.keep(Math.min(head.height + said.height + 16, 120));
  const section = paper.part('Sect');
  drawGround(paper, 8);
  for (const set of [head, said]) {
    const part = paper.part('P', section);
    eachLine(paper, set, (line) => {
      const { y } = paper;
      drawGround(paper, line.height);
      paper.draw(line, { x: paper.left + PAD, y }, part);
      paper.y = y;
    });
  }
  drawGround(paper, 8);
}

/** A strip of the note's ground, slightly over the next one so that no seam shows. */
function drawGround(paper: PdfPage, height: number): void {
  const { left: x, y, width } = paper;
  paper.fill({ x, y, width, height: height + 0.4 }, INK.tint);
  paper.fill({ x, y, width: 3, height: height + 0.4 }, INK.bowls[0]);
  paper.y += height;
}

function eachLine(paper: PdfPage, set: SetText, draw: (line: SetText) => void): void {
  const height = lineHeightOf(set.style);
  for (const line of set.lines) {
    paper.keep(height);
    draw({ ...set, lines: [line], height });
    paper.y += height;
  }
}

/** `width` in points; amounts stand on the right. */
type Column = { title: string; width: number; align?: 'right'; style?: Style };

/** What stands in a cell, and quietly below it. */
type Cell = { text: string; aside?: string | null };

const COLUMN_GAP = 12;
const CELL_PAD = 4.2;

/** A table whose rows stay whole, and whose head is there again on every page that it reaches. */
export function drawTable(
  paper: PdfPage,
  columns: Column[],
  rows: Cell[][],
  section: PdfStructureElement,
): void {
  const placed = columns.map((column, place) => ({
    ...column,
    x: paper.left + columns.slice(0, place).reduce((sum, { width }) => sum + width, 0),
    width: column.width - (place === columns.length - 1 ? 0 : COLUMN_GAP),
  }));
  const heads = placed.map(({ title, width }) => paper.set(title, STYLES.label, width));
  const headHeight = Math.max(...heads.map(({ height }) => height)) + CELL_PAD;
  const table = paper.part('Table', section);

  function drawHead(row?: PdfStructureElement): void {
    heads.forEach((head, place) => {
      const { x, align } = placed[place] ?? { x: paper.left };
      paper.draw(head, { x, y: paper.y, align }, row && paper.part('TH', row));
    });
    paper.y += headHeight;
    paper.rule(paper.y);
  }

  rows.forEach((cells, number) => {
    const set = placed.map(({ width, style = STYLES.text }, place) => {
      const { text, aside } = cells[place] ?? { text: '' };
      const said = writable(aside ?? '');
      return {
        text: paper.set(writable(text), style, width),
        aside: said ? paper.set(said, STYLES.aside, width) : null,
      };
    });
    const tallest = Math.max(...set.map((one) => one.text.height + (one.aside?.height ?? 0)));
    const height = tallest + 2 * CELL_PAD;
    const isFirst = number === 0;
    const broke = paper.keep(height + (isFirst ? headHeight : 0));
    if (isFirst) drawHead(paper.part('TR', table));
    else if (broke) drawHead();
    const row = paper.part('TR', table);
    set.forEach(({ text, aside }, place) => {
      const { x, align } = placed[place] ?? { x: paper.left };
      const cell = paper.part('TD', row);
      paper.draw(text, { x, y: paper.y + CELL_PAD, align }, cell);
      if (aside) paper.draw(aside, { x, y: paper.y + CELL_PAD + text.height, align }, cell);
    });
    paper.y += height;
    paper.rule(paper.y);
  });
}

/** Amounts that add up to the last one, on the right half of the page and never torn apart. */
export function drawSums(paper: PdfPage, sums: [label: string, amount: string][]): void {
  const x = paper.left + paper.width * 0.44;
  const lines = sums.map(([label, amount], place) => {
    const isTotal = place === sums.length - 1;
    const style = isTotal ? STYLES.total : STYLES.amount;
    const width = paper.right - x;
    return {
      label: paper.set(label, isTotal ? STYLES.total : STYLES.text, width),
      amount: paper.set(amount, style, width),
      isTotal,
    };
  });
  const height =
    lines.reduce((sum, { amount }) => sum + amount.height + CELL_PAD, 0) + 3 * CELL_PAD;
  paper.keep(height);
  const table = paper.part('Table');
  paper.y += CELL_PAD;
  for (const { label, amount, isTotal } of lines) {
    if (isTotal) {
      paper.y += CELL_PAD;
      paper.fill({ x, y: paper.y - 1, width: paper.right - x, height: 1.6 }, INK.brown);
      paper.y += CELL_PAD;
    }
    const row = paper.part('TR', table);
    paper.draw(label, { x, y: paper.y }, paper.part('TH', row));
    paper.draw(amount, { x, y: paper.y, align: 'right' }, paper.part('TD', row));
    paper.y += amount.height + CELL_PAD;
  }
}
