import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(resolve(repository, 'docs', name), 'utf8');
const page = read('security-asvs.md');

const ANSWERS = ['Met', 'In part', 'Not met', 'Operator', 'Does not apply'];

const cellsOf = (line: string) => line.split(/ ?\| ?/).slice(1, -1);

/** The lines of the tables: the demands that one answers, how, and what holds it. */
const lines = (page.match(/^\| \d+\.\d+\.\d+.+$/gm) ?? []).map((line) => {
  const [numbers = '', , here = '', heldBy = ''] = cellsOf(line);
  const answer = ANSWERS.find((one) => here.startsWith(one));
  return { line, numbers: numbers.split(', '), answer, heldBy };
});

/** How many demands of a chapter are answered how, in the order of the words. */
function countsOf(chapter: string): number[] {
  const its = lines.filter(({ numbers }) => numbers[0]?.startsWith(`${chapter}.`));
  return ANSWERS.map(
    (one) => its.filter(({ answer }) => answer === one).flatMap(({ numbers }) => numbers).length,
  );
}

describe('the table of ASVS in docs/security-asvs.md', () => {
  it('answers each demand once, in one of five words', () => {
    const numbers = lines.flatMap((one) => one.numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(lines.filter(({ answer }) => !answer)).toEqual([]);
  });

  it('says of each line which tests hold it, that somebody has read it, or nothing', () => {
    const tests = /^`[^`]+\.(test|spec)\.tsx?`(, `[^`]+\.(test|spec)\.tsx?`)*$/;
    const isTold = (heldBy: string) => tests.test(heldBy) || /^(read, no test|–)$/.test(heldBy);
    expect(lines.filter(({ heldBy }) => !isTold(heldBy))).toEqual([]);
  });

  it('adds up', () => {
    const sums = page.match(/^\| V\d+ \|.+$/gm) ?? [];
    expect(sums).toHaveLength(17);
    for (const sum of sums) {
      const [chapter = '', ...counts] = cellsOf(sum);
      expect(counts.map(Number), sum).toEqual(countsOf(chapter.slice(1)));
    }
  });
});

it.each(['security.md', 'security-asvs.md'])('docs/%s names only files that there are', (name) => {
  const text = read(name);
  const named = [...text.matchAll(/`([a-z-]+\/[\w./-]+\.tsx?)`/g)].map(([, file]) => `../${file}`);
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file]) => `${file}`);
  const gone = [...named, ...linked].filter(
    (file) => !existsSync(resolve(repository, 'docs', file)),
  );
  expect([...new Set(gone)]).toEqual([]);
});
