import { fromSnapshot, handlers } from '#api/platform/http/handler.ts';
import { weeklyMenu } from '#contract/menu/weekly-menu.ts';
import { nextMidnight } from '#domain/platform/clock.ts';
import { readMenu } from './read-menu.ts';

/** The weekly menu, from memory until somebody edits it; at midnight another week may be the present one. */
export const weeklyMenuHandlers = handlers(weeklyMenu, {
  read: fromSnapshot(readMenu, nextMidnight),
});
