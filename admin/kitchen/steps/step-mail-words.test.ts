import { expect, it } from 'vitest';
import { undoneMailsText } from './latest-step.ts';

it('says what became of the mails of a step, and promises none where none goes out', () => {
  const corrected = { withdrawn: 0, corrected: 1 };
  expect(undoneMailsText({ withdrawn: 0, corrected: 0 }, true)).toBe('');
  expect(undoneMailsText({ withdrawn: 2, corrected: 0 }, true)).toBe(' Its 2 mails are not sent.');
  expect(undoneMailsText(corrected, true)).toMatch(/gets one that puts it right\.$/);
  expect(undoneMailsText(corrected, false)).toBe(
    ' No mail goes out, as no mail server is set: please tell them yourself.',
  );
});
