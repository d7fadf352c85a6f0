/** Fired by browsers that can install a site as an app; not in TypeScript's library. */
export type InstallPrompt = Event & {
  /** Asks the person; only once, and only while they press something. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  interface Window {
    installPrompt?: InstallPrompt | 'installed' | undefined;
  }
}

/**
 * Runs in <head>: keeps the browser's offer to install the site until a page asks for it. It comes
 * once, soon after the page has loaded and perhaps before the program has started. Once the site is
 * installed, from here or by the browser's own menu, there is nothing left to offer.
 */
export const KEEP_PROMPT_SCRIPT =
  'addEventListener("beforeinstallprompt",function(e){e.preventDefault();installPrompt=e});' +
  'addEventListener("appinstalled",function(){installPrompt="installed"});';
