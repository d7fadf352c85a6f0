import { describe, expect, it } from 'vitest';
import type { Overview } from '#contract/kitchen/desk.ts';
import { programTroubleText } from './use-overview.ts';

const standstill = { jobs: 3, since: '2026-11-18T15:00:00Z' };

it('says what stands still and since when, and nothing while all is well', () => {
  expect(programTroubleText({ canSave: true, standstill: null, copyTrouble: null })).toBeNull();
  expect(programTroubleText({ canSave: true, standstill, copyTrouble: null })).toContain(
    'Mails, reminders and the nightly backup have stood still since Nov 18, 2026, 10:00 AM.',
  );
});

it('names the full disk alone where everything else follows from it', () => {
  const said = programTroubleText({ canSave: false, standstill, copyTrouble: null });
  expect(said).toContain('The disk with the kitchen’s data is full.');
  expect(said).not.toContain('since');
});

describe('a copy elsewhere', () => {
  const said = (copyTrouble: Overview['copyTrouble']) =>
    programTroubleText({ canSave: true, standstill: null, copyTrouble });

  it('that failed is told with the last good one and what to do', () => {
    const text = said({ kind: 'failed', lastGood: '2026-11-17T09:31:00Z' });
    expect(text).toContain('has failed. The last good one is of Nov 17, 2026, 4:31 AM.');
    expect(text).toContain('run “deploy/dabba copy”');
  });

  it('that is overdue is told, too', () => {
    expect(said({ kind: 'overdue', lastGood: '2026-11-16T09:31:00Z' })).toContain(
      'has not been made.',
    );
  });

  it('that never succeeded has no good one before it', () => {
    expect(said({ kind: 'failed', lastGood: null })).toContain('There is no good one yet.');
  });
});
