import { Box, Button, Stack } from '@mui/material';
import { CalendarPlus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { SheetMenu } from '#admin/platform/sheets/sheet-menu.tsx';
import { type AdminMenuWeek, adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import type { PlannerDialogState } from './week-actions.ts';
import { servedWhen, weekName } from './week-text.ts';

type Props = {
  weeks: readonly AdminMenuWeek[];
  /** Id of the week that is shown. */
  chosen: string;
  thisMonday: IsoDay;
  onAsk: (asked: PlannerDialogState) => void;
};

/** All weeks to choose from: the cycle's in their order, then the certain ones. */
export function WeekBar({ weeks, chosen, thisMonday, onAsk }: Props) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - 24;
  }, [chosen]);
  const inCycle = weeks.filter(({ weekStart }) => weekStart === null);
  const certain = weeks.filter(({ weekStart }) => weekStart !== null);
  return (
    <Stack sx={{ flexDirection: { lg: 'row' }, alignItems: { lg: 'center' }, gap: 1, minWidth: 0 }}>
      <Box component="nav" aria-label="Weeks" ref={nav} sx={SCROLLING}>
        {[...inCycle, ...certain].map((week, place) => (
          <WeekLink
            key={week.id}
            week={week}
            isChosen={week.id === chosen}
            when={servedWhen(week, thisMonday)}
            apart={place === inCycle.length}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ flex: 'none', flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="secondary"
          variant="outlined"
          startIcon={<CalendarPlus size={18} aria-hidden />}
          onClick={() => onAsk({ about: 'plan-week' })}
          sx={{ minHeight: 44 }}
        >
          Plan a certain week
        </Button>
        <Button
          color="secondary"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => onAsk({ about: 'add-week' })}
          sx={{ minHeight: 44 }}
        >
          Add a week
        </Button>
        <SheetMenu downloads={adminWeeklyMenus.downloadSheet} importPath="/weekly-menu/import" />
      </Stack>
    </Stack>
  );
}

type LinkProps = { week: AdminMenuWeek; isChosen: boolean; when: string; apart: boolean };

const WeekLink = ({ week, isChosen, when, apart }: LinkProps) => (
  <Box
    component={Link}
    to={`/weekly-menu?week=${week.id}`}
    {...(isChosen && { 'aria-current': 'page' as const })}
    sx={{
      flex: 'none',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: 56,
      minWidth: 104,
      px: 1.75,
      ml: apart ? 2 : 0,
      borderRadius: 3,
      border: '1.5px solid',
      color: 'text.primary',
      textDecoration: 'none',
      lineHeight: 1.25,
      whiteSpace: 'nowrap',
      ...(isChosen
        ? { borderColor: 'house.turmericInk', bgcolor: 'house.turmericTint' }
        : { borderColor: 'house.edge', '&:hover': { bgcolor: 'house.sunken' } }),
    }}
  >
    <Box component="span" sx={{ fontWeight: 700 }}>
      {weekName(week)}
    </Box>
    <Box
      component="span"
      sx={{
        fontSize: '0.8125rem',
        ...(when === 'This week'
          ? { color: 'house.leafInk', fontWeight: 700 }
          : { color: isChosen ? 'inherit' : 'text.secondary' }),
      }}
    >
      {when}
    </Box>
  </Box>
);

const SCROLLING = {
  position: 'relative',
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: 1,
  overflowX: 'auto',
  // Room for the outline of what has the focus.
  p: '4px',
  m: '-4px',
};
