import { describe, expect, it } from 'vitest';
import { createLatestStep, undoneMailsText } from './latest-step.ts';

const step = { id: 'a', until: '2026-11-18T15:10:00Z' };

describe('what was done last', () => {
  it('goes with one notification', () => {
    const done = createLatestStep();
    done.set(step);
    expect([done.take(), done.take()]).toEqual([step, null]);
  });

  it('does not go with one about something else', () => {
    let now = 0;
    const done = createLatestStep(() => now);
    done.set(step);
    now = 5_000;
    expect(done.take()).toBeNull();
  });
});

it('says what became of the mails of a step, and promises none where none goes out', () => {
  const corrected = { withdrawn: 0, corrected: 1 };
  expect(undoneMailsText({ withdrawn: 0, corrected: 0 }, true)).toBe('');
  expect(undoneMailsText({ withdrawn: 2, corrected: 0 }, true)).toBe(' Its 2 mails are not sent.');
  expect(undoneMailsText(corrected, true)).toMatch(/gets one that puts it right\.$/);
  expect(undoneMailsText(corrected, false)).toBe(
    ' No mail goes out, as no mail server is set: please tell them yourself.',
  );
});
