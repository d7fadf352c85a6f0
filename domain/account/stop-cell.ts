import { PhoneChannel } from '#contract/kitchen/channels.ts';
import { MAIL_CHANNEL_LABELS } from '#domain/kitchen/desk-labels.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { CellProblem } from '#domain/platform/sheet.ts';

/** That nothing more goes to a number on a channel, as a sheet says it. */
export type SaidStop = {
  channel: PhoneChannel;
  /** Null: the sheet does not say since when. */
  since: IsoDay | null;
  /** Who at a desk has noted it; null: it was answered from the phone; absent: the sheet does not say. */
  notedBy?: string | null;
};

const PROBLEM =
  'Please write “yes” for somebody who wants no messages, or which ones, like “SMS, 2026-11-20”; leave it empty for everybody else.';

/** More is no cell but a slip of the finger. */
const MOST_SIGNS = 500;
const MOST_NAME = 80;
const FROM_THE_PHONE = 'from their phone';
const EVERY = /^(yes|y|x|true|stop|stopped|all|no messages|opted out|unsubscribed)$/i;
const NONE = /^(|no|n|none|false|-)$/i;

const byWord = new Map(
  PhoneChannel.options.flatMap((channel) =>
    [channel, MAIL_CHANNEL_LABELS[channel]].map((word) => [plainName(word), channel] as const),
  ),
);

/** One line of the cell: its channels, and what it says of them, in any order. */
function readLine(line: string, today: IsoDay): SaidStop[] {
  const channels = new Set<PhoneChannel>();
  const said: Omit<SaidStop, 'channel'> = { since: null };
  for (const part of line.split(',').map((one) => one.trim())) {
    const channel = byWord.get(plainName(part));
    const [, name] = /^noted by (\S.*)$/i.exec(part) ?? [];
    if (channel) channels.add(channel);
    else if (isDay(part)) said.since = part;
    else if (part.toLowerCase() === FROM_THE_PHONE) said.notedBy = null;
    else if (name && name.length <= MOST_NAME) said.notedBy = name;
    else if (!EVERY.test(part)) throw new CellProblem(PROBLEM);
  }
  if (said.since !== null && said.since > today)
    throw new CellProblem(
      'This day is still to come. Please write on which day they have said it.',
    );
  // Whoever says no channel means all of them.
  const meant = channels.size > 0 ? channels : PhoneChannel.options;
  return [...meant].map((channel) => ({ channel, ...said }));
}

/**
 * Who has said STOP, and to what: `yes`, `SMS`, `SMS, 2026-11-20, noted by Meera`; one line for each channel
 * of which something else is known.
 * @throws CellProblem
 */
export function readStops(typed: string, today: IsoDay): SaidStop[] {
  if (NONE.test(typed)) return [];
  if (typed.length > MOST_SIGNS) throw new CellProblem(PROBLEM);
  const lines = typed.split(/[\n;]/).filter((line) => line.trim() !== '');
  const byChannel = new Map<PhoneChannel, SaidStop>();
  for (const stop of lines.flatMap((line) => readLine(line, today)))
    byChannel.set(stop.channel, stop);
  return PhoneChannel.options.flatMap((channel) => byChannel.get(channel) ?? []);
}

/** As `readStops` reads them again. */
export const writeStops = (stops: readonly SaidStop[]): string =>
  stops
    .map(({ channel, since, notedBy }) =>
      [
        MAIL_CHANNEL_LABELS[channel],
        since,
        notedBy === null ? FROM_THE_PHONE : notedBy && `noted by ${oneWord(notedBy)}`,
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');

/** A name without what ends a part of the cell. */
const oneWord = (name: string): string => name.replace(/[,;\s]+/g, ' ').trim();
