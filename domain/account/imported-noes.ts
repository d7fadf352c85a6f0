import type { RecordedChoice } from '#contract/account/customer-settings.ts';
import { withChange } from './customer-settings.ts';
import type { Candidate, Owner } from './import-register.ts';
import { lastSaid, type SaidChoice } from './mail-choices-cell.ts';
import type { CustomerRowRead } from './read-customer-row.ts';

/** A no of a row to a kind of mails that whoever it is about gets. */
export type ImportedNo = SaidChoice & { owner: Owner };

/** The kinds with which advertising comes, in words; news of one's orders is none. */
const ADVERTISING: Partial<Record<RecordedChoice, string>> = {
  promotions: 'offers',
  email: 'optional mails',
};

/** Of which optional mails a row wants any, with all that it says. */
export const getsOf = ({ settings }: CustomerRowRead): RecordedChoice[] =>
  (['email', 'orderUpdates', 'promotions'] as const).filter(
    (choice) => settings.notifications[choice],
  );

/**
 * What a row says no to and somebody who is there already would get: a no wins, whenever it was said and
 * whatever becomes of the rest of the row (Canada's Anti-Spam Legislation, section 11). They get none of it
 * from here on.
 */
export function takeNoes(about: Candidate, { mailChoices }: CustomerRowRead): ImportedNo[] {
  const last = lastSaid(mailChoices);
  const noes = mailChoices.filter(
    ({ choice, isOn }, at) =>
      !isOn &&
      last[choice] === false &&
      choice in ADVERTISING &&
      about.gets.has(choice) &&
      mailChoices.findLastIndex((one) => one.choice === choice) === at,
  );
  for (const { choice } of noes) about.gets.delete(choice);
  return noes.map((no) => ({ ...no, owner: about.owner }));
}

/** What is said of them beside the row. */
export function noesText({ name, owner }: Candidate, noes: readonly ImportedNo[]): string {
  const what = noes.map(({ choice }) => ADVERTISING[choice]).join(' and ');
  const holds = 'id' in owner ? ', and stays so when this import is taken back' : '';
  return `That ${name} wants no more ${what} is taken over${holds}.`;
}

/** The row without a yes to offers. */
export const withoutConsent = (read: CustomerRowRead): CustomerRowRead => ({
  ...read,
  mailChoices: read.mailChoices.filter(({ choice, isOn }) => choice !== 'promotions' || !isOn),
  settings: withChange(read.settings, { notifications: { promotions: false } }),
});
