import { Box, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  Layout,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  useGetIdentity,
  useSidebarState,
} from 'react-admin';
import { useLocation } from 'react-router';
import type { Identity } from '#admin/platform/client/auth-provider.ts';
import { useBusiness } from '#admin/kitchen/desk-brand.tsx';
import { MailsAreKept } from '#admin/kitchen/mails-are-kept.tsx';
import { AskFirstDialog } from '#admin/platform/moves/ask-first-dialog.tsx';
import { deskTitle } from '#admin/snacks/alerts/news.ts';
import { OrderAlerts } from '#admin/snacks/alerts/order-alerts.tsx';
import { useOverview } from '#admin/kitchen/overview/use-overview.ts';
import { AddFactorFirst } from '#admin/kitchen/sign-in/add-factor-first.tsx';
import { ChooseOwnPassword } from '#admin/kitchen/sign-in/choose-own-password.tsx';
import { SignInAgain } from '#admin/kitchen/sign-in/sign-in-again.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskMenu } from './menu.tsx';

/** Frame of every page: bar, menu, the page's heading, the page. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const { identity } = useGetIdentity();
  useNarrowMenuOnTablets();
  if ((identity as Identity | undefined)?.mustChangePassword) return <ChooseOwnPassword />;
  if ((identity as Identity | undefined)?.mustAddFactor) return <AddFactorFirst />;
  return (
    <Layout appBar={DeskBar} appBarAlwaysOn menu={DeskMenu} sidebar={DeskSidebar}>
      <Heading />
      <MailsAreKept />
      <SignInAgain />
      <OrderAlerts />
      <AskFirstDialog />
      {children}
    </Layout>
  );
}

/** The menu's place: beside the page, or a drawer with a name on a phone. */
function DeskSidebar(props: SidebarProps) {
  const isDrawer = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Sidebar {...props} {...(isDrawer && { slotProps: { paper: { 'aria-label': 'Menu' } } })} />
  );
}

/** A tablet starts with the menu's icons alone: the kitchen's day needs the width. */
function useNarrowMenuOnTablets() {
  const isTablet = useMediaQuery('(min-width: 600px) and (max-width: 1199px)', { noSsr: true });
  const [, setOpen] = useSidebarState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever opens it keeps it open
  useEffect(() => {
    if (isTablet) setOpen(false);
  }, [isTablet]);
}

/**
 * The page's one heading, which react-admin writes from each screen; the tab says the same, and how
 * many snack orders wait. Whoever followed a link that is gone with its page goes on from here, and
 * hears where they are (WCAG 2.4.3).
 */
function Heading() {
  const place = useRef<HTMLDivElement>(null);
  const kitchen = useBusiness()?.name ?? '';
  const waiting = useOverview().data?.waitingSnackOrders.orders ?? 0;
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const heading = place.current?.querySelector('h1');
    if (!heading) return;
    const follow = () => {
      document.title = deskTitle(heading.textContent, kitchen, waiting);
      if (shown.current === pathname || heading.textContent === '') return;
      shown.current = pathname;
      if (document.activeElement === document.body) heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    follow();
    return () => observer.disconnect();
  }, [kitchen, waiting, pathname]);
  return (
    <Box ref={place} sx={{ mb: 1.5 }}>
      <TitlePortal
        variant="h1"
        tabIndex={-1}
        sx={{
          flex: 'none',
          whiteSpace: 'normal',
          overflow: 'visible',
          overflowWrap: 'anywhere',
        }}
      />
    </Box>
  );
}
