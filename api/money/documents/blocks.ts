import { writable } from './fonts.ts';
import { INK, STYLES, type Style } from './ink.ts';
import type { Paper, Part } from './paper.ts';
import { lineHeightOf, type Setting } from './typeset.ts';

/** A row of what was agreed: `Day  Monday, November 23`. */
export type Fact = [label: string, value: string];

/** What stands for words of which no letter can be written (`fonts.ts`). */
const UNWRITABLE = 'In letters we cannot print';

const LABEL_WIDTH = 58;
const GAP = 14;
const FACT_GAP = 2;

/** A heading, kept on one page with what begins below it. */
export function drawSection(paper: Paper, title: string, below: number): Part {
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
  paper: Paper,
  columns: { title: string; width: number; facts: Fact[] }[],
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
export function drawTiles(paper: Paper, tiles: Fact[]): void {
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
export function drawText(paper: Paper, text: string, style: Style, part: Part): void {
  eachLine(paper, paper.set(text, style, paper.width), (line) =>
    paper.draw(line, { x: paper.left, y: paper.y }, part),
  );
  paper.y += 3;
}

const PAD = 14;

/** What the kitchen wrote itself, on a tinted ground that goes along over the page. */
export function drawNote(paper: Paper, title: string, text: string): void {
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
function drawGround(paper: Paper, height: number): void {
  const { left: x, y, width } = paper;
  paper.fill({ x, y, width, height: height + 0.4 }, INK.tint);
  paper.fill({ x, y, width: 3, height: height + 0.4 }, INK.bowls[0]);
  paper.y += height;
}

function eachLine(paper: Paper, set: Setting, draw: (line: Setting) => void): void {
  const height = lineHeightOf(set.style);
  for (const line of set.lines) {
    paper.keep(height);
    draw({ ...set, lines: [line], height });
    paper.y += height;
  }
}
