import { expect, it } from 'vitest';
import { offersText } from './offers-text.ts';

const at = '2026-11-20T15:00:00Z';
const bySelf = { at, toldOn: null, actor: null };
const told = { at, toldOn: '2026-11-18', actor: 'Meera' };

it.each([
  [false, null, 'Not agreed to'],
  [true, null, 'Agreed; when is not on record'],
  [true, { isOn: true, how: 'settings', ...bySelf }, 'Agreed in their settings, Nov 20, 2026'],
  [
    true,
    { isOn: true, how: 'paper', ...told },
    'Agreed on paper, Nov 18, 2026 (written down by Meera)',
  ],
  [
    false,
    { isOn: false, how: 'phone', ...told },
    'No more, by phone, Nov 18, 2026 (written down by Meera)',
  ],
  [
    false,
    { isOn: false, how: 'unsubscribe_link', ...bySelf },
    'No more, by the link in a mail, Nov 20, 2026',
  ],
  [
    false,
    { isOn: false, how: 'sheet', ...told },
    'No more, by an imported sheet, Nov 18, 2026 (written down by Meera)',
  ],
  [false, { isOn: true, how: 'settings', ...bySelf }, 'Not agreed to'],
] as const)(
  'what somebody has said about offers is told in one line (%s, %o)',
  (wantsOffers, offersSaid, words) => {
    expect(offersText({ wantsOffers, getsOptionalMails: true, offersSaid })).toBe(words);
  },
);

it('says that nothing comes while optional mails are off', () => {
  const who = { wantsOffers: true, getsOptionalMails: false, offersSaid: null };
  expect(offersText(who)).toBe('Agreed; when is not on record; but optional mails are off');
});
