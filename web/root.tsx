import textFont from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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
import { kitchen } from '#contract/kitchen.ts';
import type { Route } from './+types/root';
import type { RootData } from './business.ts';
import { Chrome } from './chrome/chrome.tsx';
import { pageQueryClient } from './data/browser-queries.ts';
import type { PageData } from './data/page-data.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { loanContext } from './load-context.ts';
import headingFont from './styles/fonts/anek-latin-headings.woff2?url';
import './styles/app.css';
import { useForgetOnSignOut } from './session/forget-on-sign-out.ts';
import { FIRST_PAINT_SCRIPT } from './theme/first-paint.ts';
import { PAPER } from './theme/theme.ts';
import { ToastProvider } from './ui/toast.tsx';

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

export const links: LinksFunction = () => [
  font(textFont),
  font(headingFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** What every page needs; it never fails, so that an error page still has its chrome. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { call, origin } = context.get(loanContext);
  const business = await call(kitchen.business, {}).catch(() => null);
  return { origin, business };
}

/** The kitchen's own data comes with the first page and holds for the life of the tab. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The first-paint script adds attributes before React arrives.
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER.light} suppressHydrationWarning />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }}
          suppressHydrationWarning
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function pageDataOf(loaderData: unknown): PageData['dehydrated'] | undefined {
  return (loaderData as Partial<PageData> | undefined)?.dehydrated;
}

export default function App() {
  const [queries] = useState(pageQueryClient);
  useForgetOnSignOut(queries);
  const pageData = useMatches()
    .map((match) => pageDataOf(match.loaderData))
    .find(Boolean);
  return (
    <QueryClientProvider client={queries}>
      <HydrationBoundary state={pageData}>
        <ToastProvider>
          <Chrome>
            <Outlet />
          </Chrome>
        </ToastProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [queries] = useState(pageQueryClient);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <Chrome>
          <ErrorPage error={error} status={status} />
        </Chrome>
      </ToastProvider>
    </QueryClientProvider>
  );
}
