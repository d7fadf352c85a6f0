import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { SERVER_ERROR } from '#contract/platform/errors/at-hand.ts';
import { followAccountTheme } from './account/settings/theme.ts';
import { recordFilledFields } from './platform/start/early-events.ts';
import { whenIdle } from './platform/start/when-idle.ts';

// The Content-Security-Policy forbids `eval`, which zod would try for its compiled parsers. This is
// where zod keeps its configuration; set here, it holds without the library on the first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

declare global {
  /** The address that the page was opened at; in development there is none (defer-scripts.ts). */
  var openedAt: string | undefined;
}

/** Where even the error page failed, React has emptied the document: words and a way to try again. */
function saySorry(error: unknown): void {
  reportError(error);
  document.open();
  document.write(`<title>Sorry</title><p>${SERVER_ERROR[1]}</p><p><a href="">Try Again</a></p>`);
  document.close();
}

const withoutHash = (url: string) => url.split('#')[0];

/**
 * Whether somebody has gone back or forward within the site before its program was here: the address
 * is another page's then, and only the server can show that one.
 */
const hasMovedOn =
  globalThis.openedAt !== undefined &&
  withoutHash(globalThis.openedAt) !== withoutHash(document.URL);

if (hasMovedOn) location.reload();
else {
  recordFilledFields();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onUncaughtError: saySorry },
    );
  });
}

/**
 * Lets the site's service worker (`web/public/sw.js`) begin, once the page has loaded and the
 * browser has nothing better to do. A browser that refuses has the site as it is without one.
 */
function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  };
  const registerInIdle = () => whenIdle(register, 2_000);
  if (document.readyState === 'complete') registerInIdle();
  else addEventListener('load', registerInIdle);
}

registerWorker();
followAccountTheme();
