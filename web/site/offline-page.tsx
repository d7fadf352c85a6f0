import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { sameSitePath } from '#domain/platform/same-site-path.ts';
import { formatPhone, useBusiness } from '#web/kitchen/business.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { OfflineMenuLink, useHasOfflineMenu } from '#web/platform/offline/offline-menu-link.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { useBrowserFact } from '#web/platform/ui/browser-fact.ts';
import { buttonClass } from '#web/platform/ui/button.tsx';
import type { Route } from './+types/offline-page';

export const handle: PageHandle = { cache: { query: [] } };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'No connection',
    description: 'This page of our kitchen needs a connection to the internet.',
    path: paths.offline,
    noindex: true,
  });

/** So often it is tried whether the kitchen answers again, in milliseconds. */
const TRY_EVERY = 5_000;

/** The page that somebody wanted, from the address that the service worker made of it. */
const wantedPage = (): string => sameSitePath(new URLSearchParams(location.search).get('to'));

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
function useWantedPage(): string {
  const wanted = useBrowserFact(wantedPage, '/');
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

/** What the service worker shows when a page cannot be had; goes on to it as soon as it can. */
export default function OfflinePage() {
  const business = useBusiness();
  const wanted = useWantedPage();
  const menuIsKept = useHasOfflineMenu();
  return (
    <div className="wrap grid justify-items-start pt-4 sm:pt-10">
      <Drawing of="spot:offline" className="-ml-3 w-64 max-w-full" />
      <h1 className="mt-4 max-w-[14ch] text-page">No connection to the kitchen.</h1>
      <p className="mt-4 max-w-text text-lg text-ink-soft">
        What you wanted to see needs the internet, and we cannot be reached just now. As soon as we
        can, it comes by itself.
      </p>
      {business?.phone && (
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          In a hurry? Call us at{' '}
          <a
            href={`tel:${business.phone}`}
            className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
          >
            {formatPhone(business.phone)}
          </a>
          .
        </p>
      )}
      {/* Links that load a page anew: what the program would need for one may not be here. */}
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={wanted} className={buttonClass('primary', 'medium')}>
          <Icon of={RotateCw} />
          Try again
        </a>
        <OfflineMenuLink className={menuIsKept ? '' : 'invisible'} />
      </div>
    </div>
  );
}
