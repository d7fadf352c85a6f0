import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** What somebody new reads first, as the README says: from the top of each to the heading given. */
const FIRST_READ = {
  'README.md': '## License',
  'docs/glossary.md': '## The two apps and who uses them',
  'docs/rules.md': '## Tiffin',
  'docs/architecture.md': '## What the plumbing guarantees',
};

/** A grown-up's pace with a text that is new to them, in words. */
const IN_A_MINUTE = 240;

/** Its words, without what is looked at or looked up: pictures, a diagram, the grid of what uses what. */
function wordsUpTo(file: string, end: string): number {
  const [text = '', rest] = readFileSync(resolve(import.meta.dirname, '..', file), 'utf8').split(
    `\n${end}\n`,
  );
  expect(rest, `${file} has the heading '${end}'`).toBeDefined();
  const read = text
    .replace(/```mermaid[\s\S]*?```/g, '')
    .replace(/^\|.*!\[.*$/gm, '')
    .replace(/^\| \*\*.*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']');
  return (read.match(/[\p{L}\p{N}][^\s|]*/gu) ?? []).length;
}

it('README, glossary, rules and architecture are read as one in ten minutes', () => {
  const words = Object.entries(FIRST_READ).map(([file, end]) => wordsUpTo(file, end));
  const all = words.reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(1_500);
  expect(all).toBeLessThanOrEqual(10 * IN_A_MINUTE);
});
