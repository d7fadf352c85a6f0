import { PAPER, THEME_KEY } from '#domain/platform/theme.ts';
import { INQUIRY_ENTRY } from '#web/catering/wizard/inquiry-entry.ts';
import { CART_ENTRY } from '#web/snacks/cart/browser-cart.ts';

/**
 * Runs in <head> before anything is painted: puts the stored theme and whether somebody is signed
 * in and has something in the cart on <html>, so that neither arrives with a jump. The Content-Security-Policy allows it by its
 * hash. The storage keys are those of the stored session (docs/rules.md#sessions).
 */
export const firstPaintScript = (): string =>
  `(function(d){try{
var s=localStorage,t=s.getItem(${JSON.stringify(THEME_KEY)});
if(t==="dark"||t==="auto")d.dataset.theme=t;
if(t==="dark"||t==="auto"&&matchMedia("(prefers-color-scheme: dark)").matches)document.querySelector('meta[name="theme-color"]').content=${JSON.stringify(PAPER.dark)};
if(s.getItem(${JSON.stringify(CART_ENTRY)}))d.dataset.cart="";
if(s.getItem(${JSON.stringify(INQUIRY_ENTRY)}))d.dataset.inquiry="";
if(s.getItem("authToken")&&s.getItem("userData"))d.dataset.signedIn=""
}catch(e){}})(document.documentElement)`.replaceAll('\n', '');
