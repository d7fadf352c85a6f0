import { Children, type ReactNode } from 'react';

const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const CLOCK = String.raw`\d{1,2}:\d{2} [AP]M`;

/** What is one thing to whoever reads it, however many spaces and hyphens are in it. */
const WHOLE = new RegExp(
  [
    String.raw`[A-Z]{2}-\d{4}-\d+`,
    String.raw`(?:[A-Z][a-z]{2}, )?(?:${MONTH}) \d{1,2}(?:, \d{4})?`,
    `${CLOCK}(?: - ${CLOCK})?`,
    String.raw`-?C\$[\d,]+(?:\.\d{2})?`,
    String.raw`(?:\+?1[ -])?\(?\d{3}\)?[ -]\d{3}-\d{4}`,
    String.raw`[A-Z]\d[A-Z] \d[A-Z]\d`,
    'Interac e-Transfer',
  ].join('|'),
  'g',
);

/** Words that go on in the next line anywhere but inside a number, a day, a time or an amount. */
export function keepTogether(words: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of words.matchAll(WHOLE)) {
    if (found.index > end) parts.push(words.slice(end, found.index));
    parts.push(
      <span key={found.index} style={{ whiteSpace: 'nowrap' }}>
        {found[0]}
      </span>,
    );
    end = found.index + found[0].length;
  }
  if (parts.length === 0) return words;
  return [...parts, words.slice(end)];
}

/** The same for what may be words among other things. */
export const keepTogetherIn = (shown: ReactNode): ReactNode =>
  Children.map(shown, (part) => (typeof part === 'string' ? keepTogether(part) : part));
