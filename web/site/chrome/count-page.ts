import { session } from '#web/account/session/session.ts';
import { whenIdle } from '#web/platform/start/when-idle.ts';

/** A page that is left sooner was not looked at, in milliseconds. */
const LOOKED_AT = 1000;

/** Some browsers say so in a way of their own (Global Privacy Control). */
type Wishes = Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null };

function maySay(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Wishes;
  const current = session.get();
  const isOff =
    current.status === 'signed-in' && current.user.settings?.privacy.analytics === false;
  return !isOff && doNotTrack !== '1' && !globalPrivacyControl && !/token/i.test(location.href);
}

/**
 * Counts that a page was looked at: its path and nothing else, once the browser has nothing better
 * to do. Not where somebody does not want it, and not at an address that opens something. Answers
 * how to call it off.
 */
export function countPage(path: string): () => void {
  const say = () => {
    // In a tab that was opened behind this one it is looked at later.
    if (document.hidden) addEventListener('visibilitychange', say, { once: true });
    else if (maySay())
      void fetch('/api/v1/page-views', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path }),
        credentials: 'omit',
        keepalive: true,
      })
        // Unread, it would stay open.
        .then((answer) => answer.text())
        .catch(() => {});
  };
  const timer = setTimeout(() => whenIdle(say, LOOKED_AT), LOOKED_AT);
  return () => clearTimeout(timer);
}
