import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { PAPER } from '#domain/platform/theme.ts';
import type { Route } from './+types/root';
import { firstPaintScript } from './first-paint.ts';
import type { RootData } from './kitchen/business.ts';
import { PageLayout } from './layout/page-layout.tsx';
import { KEEP_PROMPT_SCRIPT } from './platform/offline/keep-prompt.ts';
import type { PageHandle } from './platform/page-handle.ts';
import { EARLY_EVENTS_SCRIPT, replayEarlyEvents } from './platform/start/early-events.ts';
import { renderServicesContext } from './platform/start/render-services.ts';
import { SCRIPT_MARK } from './platform/start/script-mark.ts';
import styles from './platform/styles/app.css?url';
import headingFont from './platform/styles/fonts/anek-latin-headings.woff2?url';
import textFont from './platform/styles/fonts/anek-latin-text.woff2?url';
import { useHydrated } from './platform/ui/browser-fact.ts';
import { ToastProvider } from './platform/ui/toast.tsx';
import { ErrorPage } from './site/errors/error-page.tsx';
import { FRESH_SCRIPT } from './site/front-page/below-fold.tsx';

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

export const links: LinksFunction = () => [
  // By its address: as part of a module it would be loaded again with each later part of the program.
  { rel: 'stylesheet', href: styles },
  font(textFont),
  font(headingFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** What every page needs; it never fails, so that an error page still has its chrome. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { call, origin } = context.get(renderServicesContext);
  const business = await call(kitchen.business, {}).catch(() => null);
  return { origin, business };
}

/** The kitchen's own data comes with the first page and holds for the life of the tab. */
export const shouldRevalidate = () => false;

// What is done by the time React arrives: the server writes it, and the browser's program, which
// would only find it in place, does without. So it is with <Scripts>. React leaves alone what it does
// not know of.
const FIRST_SCRIPTS = import.meta.env.SSR
  ? KEEP_PROMPT_SCRIPT + FRESH_SCRIPT + firstPaintScript()
  : '';
const EARLY_SCRIPT = import.meta.env.SSR ? EARLY_EVENTS_SCRIPT : '';

/**
 * Whether the page comes with its program, as all but one do. Without it nothing is kept of what is
 * pressed, and what only the program can do is not offered (`platform/styles/parts.css`).
 */
const useHasProgram = () =>
  !useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.busy);

export function Layout({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const hasProgram = useHasProgram();
  // Not before what the first effects have changed is on the page as well.
  useEffect(() => {
    if (isHydrated) void replayEarlyEvents();
  }, [isHydrated]);
  return (
    // The first-paint script adds attributes before React arrives.
    <html lang="en-CA" data-no-program={hasProgram ? undefined : ''} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER.light} suppressHydrationWarning />
        <script
          nonce={SCRIPT_MARK}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: (hasProgram ? EARLY_SCRIPT : '') + FIRST_SCRIPTS }}
          suppressHydrationWarning
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR && hasProgram && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <ToastProvider>
      <PageLayout>
        <Outlet />
      </PageLayout>
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <ToastProvider>
      <PageLayout>
        <ErrorPage error={error} status={status} />
      </PageLayout>
    </ToastProvider>
  );
}
