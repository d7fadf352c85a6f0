import { expect, it } from 'vitest';
import { programTroubleText } from './use-overview.ts';

const standstill = { jobs: 3, since: '2026-11-18T15:00:00Z' };

it('says what stands still and since when, and nothing while all is well', () => {
  expect(programTroubleText({ canSave: true, standstill: null })).toBeNull();
  expect(programTroubleText({ canSave: true, standstill })).toContain(
    'Mails, reminders and the nightly backup have stood still since Nov 18, 2026, 10:00 AM.',
  );
});

it('names the full disk alone where everything else follows from it', () => {
  const said = programTroubleText({ canSave: false, standstill });
  expect(said).toContain('The disk with the kitchen’s data is full.');
  expect(said).not.toContain('since');
});
