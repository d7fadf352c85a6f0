import { expect, it } from 'vitest';
import { mailText } from './mail-text.ts';

it('promises a mail only where mails leave, and says else who has to tell', () => {
  const words = 'The customer gets a mail with your reason.';
  expect(mailText(words, true)).toBe(words);
  expect(mailText(words, false)).toBe(
    'No mail goes out, as no mail server is set: please tell them yourself.',
  );
});
