import type { SettingsGroups } from '#db/kitchen/settings.ts';
import { formatDayLong, isDay, WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { FIRST_DAY_TITLES } from '#domain/kitchen/first-day-titles.ts';

/** The groups of settings, as the desk's menu of them says. */
const SETTINGS_NAMES: Record<keyof SettingsGroups, string> = {
  kitchen: 'the kitchen rules',
  business: 'the business profile',
  catering: 'the catering rules',
  desk: 'the rules for signing in at the desk',
  testimonials: 'what customers say',
  menu: 'the weekly menu’s settings',
  firstDay: 'the first-day list',
};

/** What is known by more than its row: by its weekday, its day, its name in the settings. */
const PLAIN: Readonly<Record<string, (id: string) => string | undefined>> = {
  settings: (id) => (SETTINGS_NAMES as Readonly<Record<string, string>>)[id],
  'weekly-timings': (id) => WEEKDAY_NAMES[Number(id) - 1],
  'kitchen-days': (id) => (isDay(id) ? formatDayLong(id) : undefined),
  'first-day': (id) => (FIRST_DAY_TITLES as Readonly<Record<string, string>>)[id],
};

/** The name of a thing that is no row of its own: `Monday`, `the kitchen rules`; null for others. */
export const plainName = (resource: string, id: string): string | null =>
  PLAIN[resource]?.(id) ?? null;
