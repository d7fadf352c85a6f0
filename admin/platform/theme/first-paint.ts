import { THEME_KEY } from '#domain/platform/theme.ts';

/**
 * Runs in <head> before anything is painted: the empty page has the colours that were chosen. The
 * Content-Security-Policy allows it by its hash.
 */
export const firstPaintScript = (): string =>
  `(function(d){try{
var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});
d.dataset.theme=t==="dark"||t==="auto"?t:"light"
}catch(e){}})(document.documentElement)`.replaceAll('\n', '');
