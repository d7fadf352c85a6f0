import { CustomerSettings, type RecordedChoice } from '#contract/account/customer-settings.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { CellProblem } from '#domain/platform/sheet.ts';
import { changeBetween, DEFAULT_CUSTOMER_SETTINGS, withChange } from './customer-settings.ts';

/** What each of somebody's settings is called in a cell; those of optional mails have a column of their own. */
const SETTING_WORDS: {
  readonly notifications: Record<
    Exclude<keyof CustomerSettings['notifications'], RecordedChoice>,
    string
  >;
  readonly privacy: Record<keyof CustomerSettings['privacy'], string>;
  readonly preferences: Record<keyof CustomerSettings['preferences'], string>;
} = {
  notifications: {
    sms: 'Order updates by SMS',
    whatsapp: 'Order updates by WhatsApp',
    push: 'Messages in the browser',
  },
  privacy: {
    profileVisibility: 'Profile seen by',
    dataSharing: 'Shares data',
    analytics: 'Visits counted',
  },
  preferences: {
    language: 'Language',
    timezone: 'Time zone',
    currency: 'Currency',
    theme: 'Colours',
  },
};

type Part = keyof typeof SETTING_WORDS;
const NAMED = (Object.keys(SETTING_WORDS) as Part[]).flatMap((part) =>
  Object.entries(SETTING_WORDS[part]).map(([name, words]) => ({ part, name, words })),
);
const BY_WORDS = new Map(NAMED.map((one) => [plainName(one.words), one]));

const writeValue = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function readValue(typed: string): unknown {
  const answer = typed.toLowerCase();
  return answer === 'yes' || answer === 'no' ? answer === 'yes' : typed;
}

/**
 * What somebody has chosen for themselves in the shop, a line for each: `Visits counted: no`. What is not
 * named is as it is for everybody at first.
 * @throws CellProblem
 */
export function readSettingsCell(typed: string): CustomerSettings {
  let settings = DEFAULT_CUSTOMER_SETTINGS;
  for (const line of typed.split(/[\n;]/).filter((one) => one.trim() !== '')) {
    const at = line.indexOf(':');
    const setting = BY_WORDS.get(plainName(line.slice(0, Math.max(at, 0)).slice(0, 100)));
    if (!setting)
      throw new CellProblem(
        `Please write lines like “${NAMED[0]?.words}: yes”. There are: ${NAMED.map(({ words }) => words).join(', ')}.`,
      );
    const value = readValue(line.slice(at + 1).trim());
    const changed = withChange(settings, { [setting.part]: { [setting.name]: value } });
    const read = CustomerSettings.safeParse(changed);
    if (!read.success) throw new CellProblem(`“${line.trim().slice(0, 100)}” cannot be chosen.`);
    settings = read.data;
  }
  return settings;
}

/** As `readSettingsCell` reads them again: only what is not as it is for everybody. */
export function writeSettingsCell(settings: CustomerSettings): string {
  const change = changeBetween(DEFAULT_CUSTOMER_SETTINGS, settings) ?? {};
  return NAMED.flatMap(({ part, name, words }) => {
    const value = (change[part] as Record<string, unknown> | undefined)?.[name];
    return value === undefined ? [] : `${words}: ${writeValue(value)}`;
  }).join('\n');
}
