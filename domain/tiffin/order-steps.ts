import type { TiffinStep } from '#contract/admin/tiffin-orders.ts';
import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { changesOf, changeWords } from '../audit/changes.ts';
import { doneWords } from '../audit/done-words.ts';
import { fieldWords } from '../audit/field-words.ts';
import { reasonGiven } from '../ledger-words.ts';
import { correctionSaid } from '../platform/corrections.ts';
import { NO_REASON } from './no-reason.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the desk did with a tiffin, or with its whole day, as the audit log has it. */
export type AuditLine = {
  at: string;
  actor: string;
  resource: string;
  action: string;
  before: Fields | null;
  after: Fields | null;
};

/** An entry of the credit ledger about a tiffin. */
export type LedgerLine = {
  at: string;
  actor: string;
  byStaff: boolean;
  reason: string;
  /** Names the cause: `order:<id>:<version>:<action>`, `step:<id>:<entry>` of what was taken back. */
  key: string;
};

/** The tiffin as it is now, as far as it tells of its steps. */
export type Stepped = {
  status: TiffinOrderStatus;
  bookedByUsual: boolean;
  cancelReason: string | null;
  internalNote: string | null;
};

/** A step with the states around it: null for one that is not confirmed, undefined for an unknown. */
type Step = Omit<TiffinStep, 'at'> & {
  at: string;
  action: string;
  takesBack?: unknown;
  from?: unknown;
  to?: unknown;
};

const TIFFIN = 'tiffin-orders';

/** What is not done at the desk, or called otherwise there. */
const OTHERWISE: Readonly<Record<string, string>> = { change: 'update', expire: 'cancel' };

/** Why a tiffin does not come is written on it, too. */
const ENDS: readonly string[] = ['decline', 'expire', 'cancel', 'skip', 'fail'];

/** What a change says whole; of the rest, whose words are nobody else's, only that it changed. */
const SAID_WHOLE: readonly string[] = ['deliveryDate', 'deliveryTimeSlot', 'quantity'];
const ONLY_THAT: readonly string[] = [
  'address',
  'specialInstructions',
  'doorNote',
  'customerNote',
  'internalNote',
];

/** What a line of the audit log has of some fields, in their order. */
const pick = (fields: Fields | null, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name) => (fields && name in fields ? [[name, fields[name]]] : [])),
  );

const changesIn = (before: Fields | null, after: Fields | null, names: readonly string[]) =>
  changesOf({ resource: TIFFIN, before: pick(before, names), after: pick(after, names) });

const changeNote = ({ before, after }: AuditLine): string =>
  [
    ...changesIn(before, after, SAID_WHOLE).map(changeWords),
    ...Object.keys(pick({ ...before, ...after }, ONLY_THAT)).map(
      (name) => `${fieldWords(name)} changed`,
    ),
  ].join('\n');

const decisionNote = ({ after }: AuditLine): string =>
  changesIn(null, after, ['notDelivered']).map(changeWords).join('\n');

/** The reason is no word of the audit log: the ledger has it, or what the kitchen noted down. */
function deskNote(line: AuditLine, entry: LedgerLine | undefined, order: Stepped): string | null {
  if (line.action === 'take-back') return null;
  if (line.action === 'update') return changeNote(line) || null;
  if (line.action === 'decide-credit') return decisionNote(line) || null;
  const said = entry && reasonGiven(entry.reason);
  if (said) return said;
  // Handing over at a second try is a correction by another name.
  const corrects = line.action === 'correct' || line.before?.status === 'cancelled';
  if (!corrects) return null;
  const label = typeof line.after?.correction === 'string' ? line.after.correction : '';
  const made = { at: line.at, by: line.actor };
  return correctionSaid(order.internalNote, made, label) ?? (label || null);
}

function deskStep(line: AuditLine, entry: LedgerLine | undefined, order: Stepped): Step {
  const { at, actor, action, resource, before, after } = line;
  const ofDay = resource !== TIFFIN;
  return {
    words: doneWords(line, [ofDay ? 'the day' : 'the tiffin']),
    at,
    actor,
    note: deskNote(line, entry, order),
    action,
    takesBack: after?.takenBack,
    // Closing a day uses the credits of what was confirmed, and not yet cooked.
    from: ofDay && action === 'close-day' && entry ? 'confirmed' : before?.status,
    to: ofDay ? 'delivered' : after?.status,
  };
}

function ledgerStep({ at, actor, reason, key }: LedgerLine, order: Stepped): Step {
  const [of, , , cause = ''] = key.split(':');
  if (of === 'step')
    return { words: reason || 'Taken back', at, actor, note: null, action: 'take-back' };
  const booked = `Booked the tiffin${order.bookedByUsual ? ' by their usual' : ''}`;
  const done = { resource: TIFFIN, action: OTHERWISE[cause] ?? cause };
  return {
    words: cause === 'schedule' ? booked : doneWords(done, ['the tiffin']),
    at,
    actor,
    note: reason === NO_REASON ? null : reasonGiven(reason),
    action: cause,
    to: null,
  };
}

/** What moves credits from one booking to the next is two entries of one step. */
const isFirstOfTwo = ({ key }: LedgerLine): boolean => key.endsWith(':release');

/**
 * The clock writes no line when it confirms a tiffin: where one was confirmed and nobody at the desk
 * had done it, it happened by itself, and nobody has written down when.
 */
function withConfirmed(steps: readonly Step[], now: TiffinOrderStatus): TiffinStep[] {
  const byItself: TiffinStep = {
    words: doneWords({ resource: TIFFIN, action: 'confirm' }, ['the tiffin']),
    at: null,
    actor: 'clock',
    note: null,
  };
  const told: TiffinStep[] = [];
  const before = new Map<unknown, unknown>();
  let status: unknown = null;
  const isMissing = () => status !== undefined && status !== 'confirmed';
  for (const { words, at, actor, note, action, takesBack, from, to } of steps) {
    if (from === 'confirmed' && isMissing()) told.push(byItself);
    told.push({ words, at, actor, note });
    if (from !== undefined) status = from;
    before.set(action, status);
    if (action === 'take-back') status = before.get(takesBack);
    else if (to !== undefined) status = to;
  }
  return now === 'confirmed' && isMissing() ? [...told, byItself] : told;
}

/**
 * What was done with a tiffin, first to last: by the desk as the audit log has it, by anybody else
 * as the credit ledger has it. What one transaction wrote into both has one time, and is one step.
 */
export function tiffinSteps(
  order: Stepped,
  audit: readonly AuditLine[],
  ledger: readonly LedgerLine[],
): TiffinStep[] {
  const ofDesk = new Map(ledger.filter(({ byStaff }) => byStaff).map((entry) => [entry.at, entry]));
  const audited = new Set(audit.map(({ at }) => at));
  const steps = [
    ...ledger
      .filter((entry) => !isFirstOfTwo(entry) && !(entry.byStaff && audited.has(entry.at)))
      .map((entry) => ledgerStep(entry, order)),
    ...audit.map((line) => deskStep(line, ofDesk.get(line.at), order)),
  ].sort((one, other) => Temporal.Instant.compare(one.at, other.at));
  const end = steps.findLast(({ action }) => ENDS.includes(action));
  const { cancelReason } = order;
  if (end && cancelReason !== NO_REASON) end.note ??= cancelReason;
  return withConfirmed(steps, order.status);
}
