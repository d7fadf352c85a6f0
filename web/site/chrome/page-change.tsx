import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { announce } from '#web/platform/ui/live-region.tsx';
import { countPage } from './count-page.ts';

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

  useEffect(() => countPage(pathname), [pathname]);

  if (state !== 'loading') return null;
  return (
    <div
      aria-hidden="true"
      className="no-print invisible fixed inset-x-0 top-0 z-50 h-1 origin-left animate-[travel_4s_var(--ease-settle)_forwards,late_0s_0.15s_forwards] bg-chilli"
    />
  );
}
