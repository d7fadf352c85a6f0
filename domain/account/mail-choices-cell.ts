import { type ChoiceSaid, RecordedChoice } from '#contract/account/customer-settings.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { CellProblem } from '#domain/platform/sheet.ts';

/** What somebody has said about a kind of optional mails, as a sheet tells it. */
export type SaidChoice = {
  choice: RecordedChoice;
  isOn: boolean;
  /** On which day and how they have said it; null: it is only known what they want. */
  said: { day: IsoDay; how: ChoiceSaid; notedBy: string | null } | null;
};

const CHOICE_WORDS: Readonly<Record<RecordedChoice, string>> = {
  promotions: 'Offers',
  email: 'Optional mails',
  orderUpdates: 'Order updates',
};
const OTHER_WORDS: Readonly<Partial<Record<RecordedChoice, readonly string[]>>> = {
  promotions: ['promotions', 'newsletter', 'marketing', 'advertising'],
};
const HOW_WORDS: Readonly<Record<ChoiceSaid, string>> = {
  settings: 'in their settings',
  unsubscribe_link: 'by the link in a mail',
  phone: 'by phone',
  paper: 'on paper',
  sheet: 'by a sheet',
};

const FORM =
  'Please write lines like “Offers: yes, on paper, 2026-01-02”, “Optional mails: no” or “Order updates: no”.';
const NO_CONSENT =
  'Please write on which day and how they have agreed, like “Offers: yes, on paper, 2026-01-02”, or “by phone”; without both there is no consent, and the cell stays empty.';

/** More is no cell but a slip of the finger. */
const MOST_LINES = 200;
const MOST_NAME = 80;

const CHOICES = new Map(
  RecordedChoice.options.flatMap((choice) =>
    [CHOICE_WORDS[choice], choice, ...(OTHER_WORDS[choice] ?? [])].map(
      (word) => [plainName(word), choice] as const,
    ),
  ),
);
const HOWS = new Map(
  (Object.keys(HOW_WORDS) as ChoiceSaid[]).map((how) => [plainName(HOW_WORDS[how]), how]),
);

function readLine(line: string, today: IsoDay): SaidChoice {
  const at = line.indexOf(':');
  // Without a name before it, it is about offers: they alone are asked for.
  const choice = at < 0 ? 'promotions' : CHOICES.get(plainName(line.slice(0, at)));
  const [answer = '', ...parts] = line
    .slice(at + 1)
    .split(',')
    .map((part) => part.trim());
  const isOn = /^(yes|y|on|agreed)$/i.test(answer);
  if (!choice || !(isOn || /^(no|n|off)$/i.test(answer))) throw new CellProblem(FORM);
  let day: IsoDay | null = null;
  let how: ChoiceSaid | null = null;
  let notedBy: string | null = null;
  for (const part of parts) {
    const [, name] = /^noted by (\S.*)$/i.exec(part) ?? [];
    const read = HOWS.get(plainName(part));
    if (isDay(part)) day = part;
    else if (read) how = read;
    else if (name && name.length <= MOST_NAME) notedBy = name;
    else throw new CellProblem(FORM);
  }
  if (day !== null && day > today)
    throw new CellProblem(
      'This day is still to come. Please write on which day they have said it.',
    );
  // What only a sheet says is no proof of anything.
  if (isOn && choice === 'promotions' && how === 'sheet') throw new CellProblem(NO_CONSENT);
  if (day !== null && how !== null) return { choice, isOn, said: { day, how, notedBy } };
  if (isOn && choice === 'promotions') throw new CellProblem(NO_CONSENT);
  if (day !== null || how !== null || notedBy !== null) throw new CellProblem(FORM);
  return { choice, isOn, said: null };
}

/**
 * What somebody has said about optional mails, one line for each time, the latest last: `Offers: yes, on
 * paper, 2026-01-02, noted by Meera`. That somebody has agreed to offers comes with the day and how; a no
 * needs neither.
 * @throws CellProblem
 */
export function readMailChoices(typed: string, today: IsoDay): SaidChoice[] {
  const lines = typed.split(/[\n;]/).flatMap((line) => line.trim() || []);
  if (lines.length > MOST_LINES) throw new CellProblem(`Please write at most ${MOST_LINES} lines.`);
  return lines.map((line) => readLine(line.slice(0, 300), today));
}

/** As `readMailChoices` reads them again. */
export const writeMailChoices = (choices: readonly SaidChoice[]): string =>
  choices
    .map(({ choice, isOn, said }) => {
      const parts = [isOn ? 'yes' : 'no', said && HOW_WORDS[said.how], said?.day];
      const by = said?.notedBy?.replace(/[,;\s]+/g, ' ').trim();
      return `${CHOICE_WORDS[choice]}: ${[...parts, by && `noted by ${by}`].filter(Boolean).join(', ')}`;
    })
    .join('\n');

/** Which kinds of optional mails somebody wants by what they have said last of each; absent: nothing. */
export const lastSaid = (
  choices: readonly Pick<SaidChoice, 'choice' | 'isOn'>[],
): Partial<Record<RecordedChoice, boolean>> =>
  Object.fromEntries(choices.map(({ choice, isOn }) => [choice, isOn]));

/**
 * The lines that say what somebody has said, and what they want where that is something else, or nobody
 * knows when they have said it. That they agreed to offers is never said without its proof.
 */
export function withWanted(
  recorded: readonly SaidChoice[],
  wants: Readonly<Record<RecordedChoice, boolean>>,
  otherwise: Readonly<Record<RecordedChoice, boolean>>,
): SaidChoice[] {
  const known = { ...otherwise, ...lastSaid(recorded) };
  const differing = RecordedChoice.options.filter(
    (choice) => wants[choice] !== known[choice] && !(choice === 'promotions' && wants[choice]),
  );
  return [...recorded, ...differing.map((choice) => ({ choice, isOn: wants[choice], said: null }))];
}
