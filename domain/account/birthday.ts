import { formatDay } from '#domain/platform/days.ts';

/** `12-04` -> `Dec 4`: a birthday as people say it, without a year. */
export const formatBirthday = (birthday: string): string =>
  formatDay(`2024-${birthday}`).replace(/^\w+, /, '');

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A birthday as somebody writes it, as `MM-DD`: `1990-12-04`, `12-04`, `Dec 4`, `4 December 1990`; null
 * for anything else, and where nobody can say which is the month.
 */
export function readBirthday(typed: string): string | null {
  const [, isoMonth, isoDay] = /^(?:\d{4}-)?(\d{2})-(\d{2})$/.exec(typed) ?? [];
  if (isoMonth && isoDay) return existing(Number(isoMonth), Number(isoDay));
  const [, name = ''] = /\b([a-z]{3})[a-z]*\b/i.exec(typed) ?? [];
  const [, day = ''] = /\b(\d{1,2})(?:st|nd|rd|th)?\b/i.exec(typed) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month > 0 && day !== '' ? existing(month, Number(day)) : null;
}

const existing = (month: number, day: number): string | null => {
  const date = new Date(Date.UTC(2024, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(5, 10) : null;
};
