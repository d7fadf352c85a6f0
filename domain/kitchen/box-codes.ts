import type { Diet } from '#contract/account/accounts.ts';

const DIET_LETTERS: Record<Diet, string> = { vegetarian: 'V', jain: 'J', swaminarayan: 'S' };

/** So many letters of a word are still an abbreviation of it. */
const MOST_LETTERS = 4;

/** `Full Thali` is F, FT, FTH, FTHA or FTHAL; `Rajwadi` R, RA, RAJ or RAJW: the shortest first. */
function abbreviationsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word]);
  const last = words.pop();
  if (!last) return [];
  const before = words.map(([first]) => first).join('');
  const ofAll = last.slice(0, MOST_LETTERS).map((_, at) => before + last.slice(0, at + 1).join(''));
  return before ? [before.slice(0, 1), ...ofAll] : ofAll;
}

/**
 * A code for the name of each plan: the shortest abbreviation that no other name has; a name that has
 * none of its own is called by its first letter and its place, `T#2`. Another name behind them can make
 * a code longer, and never gives it to another plan.
 */
export function planCodes(names: readonly string[]): Map<string, string> {
  const all = [...new Set(names)].map((name) => ({ name, codes: abbreviationsOf(name) }));
  const owners = new Map<string, number>();
  for (const { codes } of all)
    for (const code of new Set(codes)) owners.set(code, (owners.get(code) ?? 0) + 1);
  return new Map(
    all.map(({ name, codes }, at) => [
      name,
      codes.find((code) => owners.get(code) === 1) ?? `${codes[0] ?? ''}#${at + 1}`,
    ]),
  );
}

/** `EV`, and `EV2` for the second of the boxes that are sold under one name and filled differently. */
export const boxCode = (planCode: string, { diet, number }: { diet: Diet; number: number }) =>
  `${planCode}${DIET_LETTERS[diet]}${number > 1 ? number : ''}`;
