import { useEffect, useSyncExternalStore } from 'react';
import { sameSitePath } from '#domain/platform/same-site-path.ts';

/** So often it is tried whether the kitchen answers again, in milliseconds. */
const TRY_EVERY = 5_000;

/** The page that somebody wanted, from the address that the service worker made of it. */
const wantedPage = (): string => sameSitePath(new URLSearchParams(location.search).get('to'));

const never = () => () => {};

/** Goes on when the kitchen answers; a device may be online and still not reach it. */
async function goOnIfReached(): Promise<void> {
  if (document.hidden) return;
  const reached = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (reached) location.replace(wantedPage());
}

/**
 * The page that could not be shown, and the way to it as soon as there is one. The HTML of the
 * offline page is the same for every page that it stands for: there it is the front page.
 */
export function useWantedPage(): string {
  const wanted = useSyncExternalStore(never, wantedPage, () => '/');
  useEffect(() => {
    // Somebody who opened this very page wants nothing else.
    if (!location.search) return;
    const timer = setInterval(goOnIfReached, TRY_EVERY);
    addEventListener('online', goOnIfReached);
    return () => {
      clearInterval(timer);
      removeEventListener('online', goOnIfReached);
    };
  }, []);
  return wanted;
}
