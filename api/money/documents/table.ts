import { writable } from './fonts.ts';
import { INK, STYLES, type Style } from './ink.ts';
import type { Paper, Part } from './paper.ts';

/** `width` in points; amounts stand on the right. */
export type Column = { title: string; width: number; align?: 'right'; style?: Style };

/** What stands in a cell, and quietly below it. */
export type Cell = { text: string; aside?: string | null };

const GAP = 12;
const PAD = 4.2;

/** A table whose rows stay whole, and whose head is there again on every page that it reaches. */
export function drawTable(paper: Paper, columns: Column[], rows: Cell[][], section: Part): void {
  const placed = columns.map((column, place) => ({
    ...column,
    x: paper.left + columns.slice(0, place).reduce((sum, { width }) => sum + width, 0),
    width: column.width - (place === columns.length - 1 ? 0 : GAP),
  }));
  const heads = placed.map(({ title, width }) => paper.set(title, STYLES.label, width));
  const headHeight = Math.max(...heads.map(({ height }) => height)) + PAD;
  const table = paper.part('Table', section);

  function drawHead(row?: Part): void {
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
    const height = tallest + 2 * PAD;
    const isFirst = number === 0;
    const broke = paper.keep(height + (isFirst ? headHeight : 0));
    if (isFirst) drawHead(paper.part('TR', table));
    else if (broke) drawHead();
    const row = paper.part('TR', table);
    set.forEach(({ text, aside }, place) => {
      const { x, align } = placed[place] ?? { x: paper.left };
      const cell = paper.part('TD', row);
      paper.draw(text, { x, y: paper.y + PAD, align }, cell);
      if (aside) paper.draw(aside, { x, y: paper.y + PAD + text.height, align }, cell);
    });
    paper.y += height;
    paper.rule(paper.y);
  });
}

/** Amounts that add up to the last one, on the right half of the page and never torn apart. */
export function drawSums(paper: Paper, sums: [label: string, amount: string][]): void {
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
  const height = lines.reduce((sum, { amount }) => sum + amount.height + PAD, 0) + 3 * PAD;
  paper.keep(height);
  const table = paper.part('Table');
  paper.y += PAD;
  for (const { label, amount, isTotal } of lines) {
    if (isTotal) {
      paper.y += PAD;
      paper.fill({ x, y: paper.y - 1, width: paper.right - x, height: 1.6 }, INK.brown);
      paper.y += PAD;
    }
    const row = paper.part('TR', table);
    paper.draw(label, { x, y: paper.y }, paper.part('TH', row));
    paper.draw(amount, { x, y: paper.y, align: 'right' }, paper.part('TD', row));
    paper.y += amount.height + PAD;
  }
}
