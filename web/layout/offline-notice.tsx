import { WifiOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { formatInstant } from '#domain/platform/days.ts';
import { paths } from '#web/paths.ts';
import { cachedAt, onCachedAt } from '#web/platform/offline/cached-at.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { useBrowserFact } from '#web/platform/ui/browser-fact.ts';

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** When the page was fetched that the service worker has put in (`sw.js`), in words (Toronto's clock); else empty. */
function keptSince(): string {
  const epochMilliseconds = cachedAt();
  return epochMilliseconds === null ? '' : formatInstant({ epochMilliseconds });
}

const STAYS = 'What you typed stays here; sending works again once you are back.';

/** A menu that came from the kitchen before the connection went, or could not come at all, is no kept one. */
const menuText = (since: string): string =>
  since
    ? `This is the menu as you last saw it, ${since}.`
    : 'The menu may have changed since you last looked.';

/**
 * Says that the device is offline, for as long as it is, and of the weekly menu that it is the one
 * of another time, also when only the kitchen cannot be reached.
 */
export function OfflineNotice() {
  const { pathname, search } = useLocation();
  const online = useBrowserFact(() => navigator.onLine, true, followConnection);
  const since = useBrowserFact(keptSince, '', onCachedAt);
  const menu = pathname === paths.weeklyMenu;
  const shown = pathname === paths.offline ? false : !online || (menu && since);
  return (
    <div role="status" className="no-print sticky top-0 z-40">
      {shown && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 bg-turmeric-tint px-4 py-2.5 text-center text-sm font-semibold text-turmeric-ink">
          <span className="flex items-center gap-2">
            <Icon of={WifiOff} />
            {online ? 'The kitchen could not be reached.' : 'You are offline.'}
          </span>
          {menu ? menuText(since) : STAYS}
          {online && (
            <a href={pathname + search} className="underline underline-offset-4">
              Load it again
            </a>
          )}
        </p>
      )}
    </div>
  );
}
