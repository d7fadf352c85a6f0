import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { CellProblem } from '#domain/platform/sheet.ts';

/** How an account stands that is not simply open. */
export type AccountState = {
  isDisabled: boolean;
  /** The day on which everything about them is deleted, as they have asked; null: they stay. */
  leavingOn: IsoDay | null;
};

const PROBLEM =
  'Please write “Disabled” or “Leaving on 2026-12-24”, or leave it empty for an account like any other.';

/**
 * `Disabled`, `Leaving on 2026-12-18`, or both; empty for an account like any other.
 * @throws CellProblem
 */
export function readAccountCell(typed: string, today: IsoDay): AccountState {
  const state: AccountState = { isDisabled: false, leavingOn: null };
  for (const part of typed.slice(0, 200).split(/[,;\n]/)) {
    const [, day] = /^leaving on (\S+)$/i.exec(part.trim()) ?? [];
    if (/^disabled$/i.test(part.trim())) state.isDisabled = true;
    else if (day && isDay(day)) state.leavingOn = day;
    else if (!/^\s*(open)?\s*$/i.test(part)) throw new CellProblem(PROBLEM);
  }
  if (state.leavingOn !== null && state.leavingOn <= today)
    throw new CellProblem(
      'They have asked to be deleted by this day, which has come. Please leave this row out.',
    );
  return state;
}

/** As `readAccountCell` reads it again. */
export const writeAccountCell = ({ isDisabled, leavingOn }: AccountState): string =>
  [isDisabled && 'Disabled', leavingOn && `Leaving on ${leavingOn}`].filter(Boolean).join(', ');
