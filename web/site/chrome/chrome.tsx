import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { LiveRegion } from '#web/platform/ui/live-region.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { NeedsJavascript } from './needs-javascript.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageChange } from './page-change.tsx';

/** What surrounds every page: skip link, navbar, the page, footer, and what is said about the tab. */
export function Chrome({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className="no-print fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus-visible:translate-y-0"
      >
        Skip to the content
      </a>
      <Navbar />
      <OfflineNotice />
      <NeedsJavascript />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {handle?.footer !== false && <Footer />}
      <PageChange />
      <LiveRegion />
    </div>
  );
}
