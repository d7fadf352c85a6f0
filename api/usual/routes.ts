import { handlers } from '#api/core/handler.ts';
import { usual } from '#contract/usual.ts';
import { previewUsual, readUsual } from './read-usual.ts';
import { saveUsual } from './save-usual.ts';
import { stopUsual } from './stop-usual.ts';

export const usualHandlers = handlers(usual, {
  read: readUsual,
  preview: previewUsual,
  save: saveUsual,
  stop: stopUsual,
});
