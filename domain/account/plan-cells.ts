import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { Box } from '#contract/tiffin/box.ts';
import { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { withDecimalPoint } from '#domain/platform/decimals.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { counted } from '#domain/platform/plural.ts';
import { CellProblem, parseCell } from '#domain/platform/sheet.ts';
import { readPatternCell } from '#domain/tiffin/pattern-cell.ts';
import { checkPauseDays, PAUSE_BEGINS_WITHIN, type PauseDays } from '#domain/tiffin/pause.ts';

// The cells of a customer's row that are about their plan.

/** A tiffin plan of the price list, as a row can name it. */
export type ImportablePlan = {
  planGroupId: string;
  planVariantId: string;
  planName: string;
  billingCycle: BillingCycle;
  tiffinCount: number;
  box: Box | null;
};

/** More tiffins are no plan but a slip of the finger. */
const MOST_TIFFINS = 1000;
/** The same of what somebody owes. */
const MOST_OWED: Cents = 1_000_000;

/** How many tiffins are left. */
export function readCount(typed: string): number {
  if (typed === '') return 0;
  const [, digits] = /^(\d{1,6})(?:\.0+)?(?:\s*(?:left|tiffins?|credits?))*$/i.exec(typed) ?? [];
  if (digits === undefined)
    throw new CellProblem('Please write how many tiffins are left as a whole number, like 12.');
  const count = Number(digits);
  if (count > MOST_TIFFINS)
    throw new CellProblem(`Please write at most ${MOST_TIFFINS.toLocaleString('en-CA')} tiffins.`);
  return count;
}

/** What is owed for the plan. */
export function readOwed(typed: string): Cents {
  if (/^(c?\$|cad)?\s*[-–—]?$|^(nil|none|no)$/i.test(typed)) return 0;
  if (/^\s*(-|\()/.test(typed))
    throw new CellProblem('What the kitchen owes them goes into the internal note.');
  const [, amount = ''] = /^(?:c?\$|cad)?\s*([\d.,]+)\s*(?:cad|\$)?$/i.exec(typed) ?? [];
  const [, dollars = '', cents = ''] =
    /^(\d+)(?:\.(\d{1,2}))?$/.exec(withDecimalPoint(amount)) ?? [];
  if (dollars === '') throw new CellProblem('Please write an amount, like 45.00.');
  const owed = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (owed > MOST_OWED) throw new CellProblem(`Please write at most ${formatMoney(MOST_OWED)}.`);
  return owed;
}

/** `2026-12-04`, `open`; of a pause to come `2026-12-04 from 2026-12-01`. */
export function readPause(typed: string, today: IsoDay): PauseDays | null {
  if (/^(|no|-)$/i.test(typed)) return null;
  const [, last = '', first = today] = /^(\S+)(?:\s+from\s+(\S+))?$/i.exec(typed) ?? [];
  const isOpen = /^(yes|paused|open|y|x)$/i.test(last);
  if (!(isOpen || isDay(last)) || !isDay(first))
    throw new CellProblem(
      'Please write a day like 2026-12-04, or “open”; of a pause to come “2026-12-04 from 2026-12-01”.',
    );
  if (!isOpen && last < today)
    throw new CellProblem('This day has passed; leave it empty if the plan runs.');
  // One that began earlier rests the plan now, however long it has.
  const pause = { from: first > today ? first : today, until: isOpen ? null : last };
  const refusal = checkPauseDays(pause, today)?.refused;
  if (refusal === 'pause_too_far')
    throw new CellProblem(`A pause begins at most ${PAUSE_BEGINS_WITHIN} days ahead.`);
  if (refusal === 'pause_ends_early')
    throw new CellProblem('This pause ends before it begins. Please correct one of its days.');
  if (refusal) throw new CellProblem('Please write a day within a year, or “open”.');
  return pause;
}

/** A pause that the kitchen has set is not the customer's to end. */
export const BY_KITCHEN = /\s+by the kitchen$/i;

/** As an import reads it again; empty for a plan that runs and will. */
export const pauseCell = (
  pause: (PauseDays & { by: 'customer' | 'staff' }) | null,
  today: IsoDay,
): string => {
  if (!pause) return '';
  const days = pause.from > today ? ` from ${pause.from}` : '';
  return `${pause.until ?? 'open'}${days}${pause.by === 'staff' ? ' by the kitchen' : ''}`;
};

/** When the plan ends; `open` for one without an end, null where the row does not say it. */
export function readEnd(typed: string): IsoDay | 'open' | null {
  if (/^open$/i.test(typed)) return 'open';
  if (typed !== '' && !isDay(typed))
    throw new CellProblem('Please write a day like 2026-12-24, or “open”, or leave it empty.');
  return typed || null;
}

/** A plan as a cell names it: its name, and how it is billed where the name alone is not enough. */
export function planCell(
  plan: Pick<ImportablePlan, 'planName' | 'billingCycle'>,
  plans: readonly Pick<ImportablePlan, 'planName' | 'billingCycle'>[],
): string {
  const isOnly = plans.filter(({ planName }) => planName === plan.planName).length < 2;
  return isOnly ? plan.planName : `${plan.planName}, ${plan.billingCycle}`;
}

/** So many plans are named: where a cell is mended, all of them can be chosen from. */
const NAMED = 8;

/** What to write for a plan. */
export function choicesText(choices: readonly ImportablePlan[], plans = choices): string {
  const named = choices.slice(0, NAMED).map((one) => `“${planCell(one, plans)}”`);
  const others = choices.length - named.length;
  return named.length > 0
    ? `Please write one of the plans: ${named.join(', ')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}.`
    : 'There are no tiffin plans yet. Please add one to the price list first.';
}

/** The plan that a cell names; null for an empty one. */
export function readPlan(typed: string, plans: readonly ImportablePlan[]): ImportablePlan | null {
  if (typed === '') return null;
  const wanted = plainName(typed);
  const called = (nameOf: (plan: ImportablePlan) => string) =>
    plans.filter((plan) => plainName(nameOf(plan)) === wanted);
  const named = [
    called(({ planName, billingCycle }) => `${planName} ${billingCycle}`),
    called(({ planName }) => planName),
    // `Monthly`, where there is one plan by the month.
    called(({ billingCycle }) => billingCycle),
  ].find((found) => found.length > 0);
  const [plan, other] = named ?? [];
  if (plan && !other) return plan;
  throw new CellProblem(choicesText(named ?? plans, plans));
}

/** On which days of the week tiffins are booked, and when. */
export function readPattern(
  typed: string,
  { defaultSlot, maxTiffinsPerOrder }: { defaultSlot: Slot; maxTiffinsPerOrder: number },
): RecurringBookingEntry[] {
  if (typed === '') return [];
  const entries = readPatternCell(typed, defaultSlot);
  if ('problem' in entries) throw new CellProblem(entries.problem);
  if (entries.some(({ quantity }) => quantity > maxTiffinsPerOrder))
    throw new CellProblem(`Please write at most ${maxTiffinsPerOrder} tiffins a day.`);
  return entries.map((entry) => parseCell(RecurringBookingEntry, entry));
}
