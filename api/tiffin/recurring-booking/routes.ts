import { handlers } from '#api/platform/http/handler.ts';
import { usual } from '#contract/tiffin/usual.ts';
import { previewUsual, readUsual } from './read-usual.ts';
import { saveUsual } from './save-usual.ts';
import { stopUsual } from './stop-usual.ts';

export const usualHandlers = handlers(usual, {
  read: readUsual,
  preview: previewUsual,
  save: saveUsual,
  stop: stopUsual,
});
