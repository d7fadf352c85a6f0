import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { JudgedRow, RowDecision } from '#contract/account/desk-imports.ts';
import { RowDecisions } from './row-decisions.tsx';

const ASKED: JudgedRow = {
  ...{ row: 1, outcome: 'wrong', problems: [], notices: [] },
  decisions: ['same_plan', 'another_plan'],
};

/** What is said and offered beside a row, a line each. */
const shown = (judged: JudgedRow, decision: RowDecision | null = null) =>
  renderToStaticMarkup(
    <RowDecisions judged={judged} decision={decision} onDecide={() => undefined} />,
  )
    .split(/<[^>]*>/)
    .filter((text) => text !== '' && !text.startsWith('.css'));

describe('a plan that a sheet has twice', () => {
  it('is decided in words of its own, and what was decided is said', () => {
    expect(shown(ASKED)).toEqual([
      'The same plan, written twice: leave it out',
      'Another plan of theirs: add it',
    ]);
    expect(shown({ ...ASKED, outcome: 'joined' }, 'another_plan').join('')).toContain(
      'Decided: another plan of theirs: add it.',
    );
  });

  it('is not to be left out where nothing of the row is written', () => {
    expect(shown({ ...ASKED, outcome: 'known' })).toEqual(['Another plan of theirs: add it']);
  });
});
