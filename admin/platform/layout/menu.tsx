import { Badge, Box, Divider } from '@mui/material';
import { useEffect } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import { useReadAgain } from '#admin/platform/client/use-call.ts';
import { useMay } from '#admin/platform/client/use-may.ts';
import { useOverview } from '#admin/kitchen/overview/use-overview.ts';
import type { Overview } from '#contract/kitchen/desk/desk.ts';
import { MENU, type MenuEntry } from './menu-entries.ts';

function Entry({ entry, waiting }: { entry: MenuEntry; waiting: number }) {
  const { to, words, Icon } = entry;
  const [open] = useSidebarState();
  const { pathname } = useLocation();
  const readAgain = useReadAgain();
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
        <Badge variant="dot" color="primary" invisible={open || waiting === 0}>
          <Icon size={20} aria-hidden />
        </Badge>
      }
    />
  );
}

/** The menu, by the kitchen's day; a number beside an entry says how much waits there. */
export function DeskMenu() {
  const may = useMay();
  const { data } = useOverview();
  const groups = MENU.map((group) => group.filter(({ needs }) => may(needs))).filter(
    (group) => group.length > 0,
  );
  const { pathname } = useLocation();
  // On a low window the last entries are out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has an entry of its own
  useEffect(() => {
    document.querySelector('.RaMenuItemLink-active')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const waitingAt = (entry: MenuEntry) => (data && entry.waiting?.(data as Overview)) || 0;

  return (
    <Menu component="div" aria-label="The desk's pages">
      {groups.map((group, index) => [
        index > 0 && <Divider key={`before ${group[0]?.to}`} sx={{ my: 1, mx: 2 }} />,
        ...group.map((entry) => <Entry key={entry.to} entry={entry} waiting={waitingAt(entry)} />),
      ])}
    </Menu>
  );
}
