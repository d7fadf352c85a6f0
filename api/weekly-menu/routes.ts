import { fromSnapshot, handlers } from '#api/core/handler.ts';
import { weeklyMenu } from '#contract/weekly-menu.ts';
import { nextMidnight } from '#domain/clock.ts';
import { readMenu } from './read-menu.ts';

/** The weekly menu, from memory until somebody edits it; at midnight another week may be the present one. */
export const weeklyMenuHandlers = handlers(weeklyMenu, {
  read: fromSnapshot(readMenu, nextMidnight),
});
