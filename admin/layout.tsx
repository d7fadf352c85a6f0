import {
  Badge,
  Box,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { KeyRound, Undo2 } from 'lucide-react';
import {
  forwardRef,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  AppBar,
  Layout,
  Logout,
  Menu,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useSidebarState,
  useStore,
  useUserMenu,
} from 'react-admin';
import { Link, useLocation, useNavigationType } from 'react-router';
import { FindBar } from '#admin/account/find/find-bar.tsx';
import { SearchKeyItem } from '#admin/account/find/search-key.tsx';
import { DeskBrand, useBusiness } from '#admin/kitchen/desk-brand.tsx';
import { NoMailServerNotice } from '#admin/kitchen/first-day.tsx';
import { ConfirmationDialog } from '#admin/kitchen/order-actions/confirmation-dialog.tsx';
import { useOverview } from '#admin/kitchen/overview/use-overview.ts';
import type { Identity } from '#admin/kitchen/sign-in/auth-provider.ts';
import { SignInAgain } from '#admin/kitchen/sign-in/sign-in-form.tsx';
import { AddFactorFirst, ChooseOwnPassword } from '#admin/kitchen/sign-in/sign-in-page.tsx';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { deskTitle } from '#admin/snacks/alerts/new-orders.ts';
import { OrderAlerts } from '#admin/snacks/alerts/order-alerts.tsx';
import type { Overview } from '#contract/kitchen/desk.ts';
import { THEMES } from '#domain/platform/theme.ts';
import { menuOf, type NavItem } from './nav-items.ts';
import { ThemeItem } from './platform/theme/choice.tsx';

/** A place that the account's menu leads to. */
const UserMenuLink = forwardRef<HTMLAnchorElement, { to: string; words: string; icon: ReactNode }>(
  function UserMenuLink({ to, words, icon, ...rest }, ref) {
    const menu = useUserMenu();
    return (
      <MenuItem ref={ref} component={Link} to={to} onClick={() => menu?.onClose()} {...rest}>
        <ListItemIcon>{icon}</ListItemIcon>
        <ListItemText>{words}</ListItemText>
      </MenuItem>
    );
  },
);

function DeskUserMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={`${identity?.fullName ?? ''} (your account)`}>
      <UserMenuLink to="/settings/password" words="Your sign-in" icon={<KeyRound size={20} />} />
      <Divider component="li" />
      {THEMES.map((theme) => (
        <ThemeItem key={theme} of={theme} />
      ))}
      <SearchKeyItem />
      <Divider component="li" />
      <Logout />
    </UserMenu>
  );
}

const BUTTON = { width: 44, height: 44 };

/** The bar on top: whose desk this is, the search, what can be undone, and the account with its colours. */
const DeskBar = memo(function DeskBar() {
  return (
    <AppBar alwaysOn color="default" userMenu={<DeskUserMenu />}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack
          component={Link}
          to="/"
          direction="row"
          sx={{
            color: 'text.primary',
            textDecoration: 'none',
            gap: 1.25,
            alignItems: 'center',
            width: 'fit-content',
            minHeight: 40,
          }}
        >
          <DeskBrand height={40} />
          <Typography
            component="span"
            sx={{
              fontWeight: 500,
              color: 'text.secondary',
              // A phone has room for the name alone.
              display: { xs: 'none', sm: 'inline' },
            }}
          >
            desk
          </Typography>
        </Stack>
      </Box>
      <FindBar />
      <IconButton
        component={Link}
        to="/steps"
        aria-label="Recent steps"
        title="Recent steps"
        color="inherit"
        sx={BUTTON}
      >
        <Undo2 size={22} aria-hidden />
      </IconButton>
    </AppBar>
  );
});

const Entry = memo(function Entry({ entry, waiting }: { entry: NavItem; waiting: number }) {
  const { to, words, Icon } = entry;
  const [open] = useSidebarState();
  const { pathname } = useLocation();
  const readAgain = useRefetchAll();
  const icon = <Icon size={20} aria-hidden />;
  return (
    <Menu.Item
      to={to}
      // Whoever asks for the page that they are on wants to see how it stands now.
      onClick={() => pathname === to && void readAgain()}
      primaryText={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          {words}
          {waiting > 0 && (
            <Box
              component="span"
              aria-hidden
              sx={{ color: 'house.chilliInk', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
            >
              {waiting}
            </Box>
          )}
        </Box>
      }
      leftIcon={
        open || waiting === 0 ? (
          icon
        ) : (
          <Badge variant="dot" color="primary">
            {icon}
          </Badge>
        )
      }
    />
  );
});

/** What stands together, under its name; of a folded menu a line parts it from what comes before. */
function Group({
  words,
  isFirst,
  children,
}: {
  words: string;
  isFirst: boolean;
  children: ReactNode;
}) {
  const [open] = useSidebarState();
  return (
    <Box role="group" aria-label={words}>
      {open ? (
        <Typography
          component="span"
          variant="caption"
          noWrap
          aria-hidden
          sx={{
            display: 'block',
            pt: isFirst ? 0.5 : 1.5,
            pb: 0.25,
            px: 2.25,
            fontWeight: 650,
            color: 'text.secondary',
          }}
        >
          {words}
        </Typography>
      ) : (
        !isFirst && <Divider sx={{ my: 1, mx: 2 }} />
      )}
      {children}
    </Box>
  );
}

/** The menu, as a kitchen thinks of it; a number beside an entry says how much waits there. */
const DeskNav = memo(function DeskNav() {
  const may = useCanCall();
  const { data } = useOverview();
  const { pathname } = useLocation();
  // On a low window the last entries are out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has an entry of its own
  useEffect(() => {
    document.querySelector('.RaMenuItemLink-active')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const waitingAt = (entry: NavItem) => (data && entry.waiting?.(data as Overview, may)) || 0;

  return (
    <Menu component="div" aria-label="The desk's pages">
      {menuOf(may).map(({ words, entries }, index) => (
        <Group key={words} words={words} isFirst={index === 0}>
          {entries.map((entry) => (
            <Entry key={entry.to} entry={entry} waiting={waitingAt(entry)} />
          ))}
        </Group>
      ))}
    </Menu>
  );
});

/** What every page has beside its own. */
const AROUND_THE_PAGE = (
  <>
    <Heading />
    <NoMailServerNotice />
    <SignInAgain />
    <OrderAlerts />
    <ConfirmationDialog />
  </>
);

/**
 * Frame of every page: bar, menu, the page's heading, the page. React-admin draws it anew for whatever it
 * hears, several times at each start; the parts of the frame, two thirds of all that is drawn, then stay
 * as they are.
 */
export function DeskLayout({ children }: { children: ReactNode }) {
  const { identity } = useGetIdentity();
  useFoldingMenu();
  if ((identity as Identity | undefined)?.mustChangePassword) return <ChooseOwnPassword />;
  if ((identity as Identity | undefined)?.mustAddFactor) return <AddFactorFirst />;
  return (
    <Layout appBar={DeskBar} appBarAlwaysOn menu={DeskNav} sidebar={DeskSidebar}>
      {AROUND_THE_PAGE}
      {children}
      {/* Behind the page, since a list puts itself where it was when it was left. */}
      <BeginAtTop />
    </Layout>
  );
}

/** Where the menu is a drawer. */
const PHONE = '(max-width: 599.95px)';

/** The menu's place: beside the page, or a drawer with a name on a phone. */
const DeskSidebar = (props: SidebarProps) =>
  useMediaQuery(PHONE, { noSsr: true }) ? <DeskDrawer {...props} /> : <Sidebar {...props} />;

/**
 * A drawer begins closed, also where a wide window with an open menu becomes narrow: one that begins
 * open hides whatever dialog is there from screen readers, and goes on doing so once it is closed.
 */
function DeskDrawer(props: SidebarProps) {
  const [isOpen] = useSidebarState();
  const [wasClosed, setWasClosed] = useState(!isOpen);
  if (!isOpen && !wasClosed) setWasClosed(true);
  return (
    <Sidebar
      {...props}
      open={isOpen && wasClosed}
      slotProps={{ paper: { 'aria-label': 'Menu' } }}
    />
  );
}

/**
 * The menu folds where it has no room: a tablet has its icons alone, since the kitchen's day needs the
 * width, and on a phone it would lie over the page and whatever is open there. In a wide window it
 * opens again.
 */
function useFoldingMenu() {
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [isOpen, setOpen] = useSidebarState();
  // Stored beside whether it is open: the page may be loaded anew between the narrow window and the wide one.
  const [isFolded, setFolded] = useStore('sidebar.folded', false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever opens it keeps it open
  useEffect(() => {
    if (isWide) {
      if (isFolded) setOpen(true);
      setFolded(false);
    } else if (isOpen) {
      setFolded(true);
      setOpen(false);
    }
  }, [isWide, isPhone]);
}

/**
 * A page that is gone to begins at its top, and not as far down as the one before it was read. Back and
 * Forward go where one was, and so does the way from a record to its list.
 */
function BeginAtTop() {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const before = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page whose address changes stays the same page
  useLayoutEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const isWayBack = before.current.startsWith(`${pathname}/`);
    before.current = pathname;
    if (!isReturn && !isWayBack && !hash) window.scrollTo(0, 0);
  }, [pathname]);
  return null;
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
