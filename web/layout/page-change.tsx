import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { session } from '#web/account/session/session.ts';
import { whenIdle } from '#web/platform/start/when-idle.ts';
import { announce } from '#web/platform/ui/live-region.tsx';

/** A page that is left sooner was not looked at, in milliseconds. */
const VIEWED_AFTER_MS = 1000;

/** Some browsers say so in a way of their own (Global Privacy Control). */
type TrackingPreference = Navigator & {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
};

function allowsCounting(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as TrackingPreference;
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
function reportPageView(path: string): () => void {
  const say = () => {
    // In a tab that was opened behind this one it is looked at later.
    if (document.hidden) addEventListener('visibilitychange', say, { once: true });
    else if (allowsCounting())
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
  const timer = setTimeout(() => whenIdle(say, VIEWED_AFTER_MS), VIEWED_AFTER_MS);
  return () => clearTimeout(timer);
}

/**
 * What a page change needs besides scrolling (ScrollRestoration does that): a thin line while the
 * next page's program is on its way, then the focus on the new content and its title announced; and
 * that it was looked at is counted.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname]);

  useEffect(() => reportPageView(pathname), [pathname]);

  if (state !== 'loading') return null;
  return (
    <div
      aria-hidden="true"
      className="no-print invisible fixed inset-x-0 top-0 z-50 h-1 origin-left animate-[travel_4s_var(--ease-settle)_forwards,late_0s_0.15s_forwards] bg-chilli"
    />
  );
}
