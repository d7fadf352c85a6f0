import { render } from 'react-email';
import type { RenderMail } from '#api/platform/mail/kinds.ts';
import { LetterPage } from './letter-page.tsx';
import { plainText } from './plain-text.ts';
import { subjectLine } from './wording.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Makes a mail from its kind and details: a subject on one line, and HTML and plain text that say
 * the same.
 */
export const renderMail: RenderMail = async (kind, details, business, wayOut) => {
  const letter = writeLetter(kind, details, business);
  return {
    subject: subjectLine(letter.subject),
    html: await render(<LetterPage business={business} letter={letter} wayOut={wayOut} />),
    text: plainText(letter, business, wayOut),
  };
};
