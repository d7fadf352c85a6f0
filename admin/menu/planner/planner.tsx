import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Fade,
  Stack,
  Typography,
} from '@mui/material';
import { Check, Undo2 } from 'lucide-react';
import { useBlocker } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { today } from '#admin/kitchen/labels/today.ts';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { BELOW_BAR } from '#admin/platform/theme/sizes.ts';
import { call } from '#admin/services.ts';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import { type AdminMenuWeek, adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { closureOn } from '#domain/kitchen/calendar.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { PlannerDialogs } from './planner-dialogs.tsx';
import { SaveProblems } from './save-problems.tsx';
import type { PlannerData } from './use-planner-data.ts';
import { useWeekActions, useWeekEdits, type WeekEditor } from './use-week-edits.ts';
import type { PlannedDay, PlannerDialogState } from './week-actions.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekBoard } from './week-board.tsx';
import { WeekHead } from './week-head.tsx';
import { WeekPreview } from './week-preview.tsx';

/** A change is stored within this time, usually; until then nobody is asked anything. */
const PATIENCE_MS = 700;

/**
 * Keeps somebody here while a change is not stored: goes on by itself as soon as it is, and asks
 * when it cannot be. The browser asks when the tab is closed.
 */
function LeaveWarning({ unsaved, problem }: { unsaved: boolean; problem: boolean }) {
  const titleId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  const [waitedLong, setWaitedLong] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocker is another one every time
  useEffect(() => {
    if (blocked && !unsaved) blocker.proceed?.();
    const timer = setTimeout(() => setWaitedLong(blocked), blocked ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [blocked, unsaved]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <Dialog
      open={blocked && (problem || waitedLong)}
      aria-labelledby={titleId}
      // It asks about going back itself, and must not stop that once it is answered.
      slots={{ transition: Fade }}
    >
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        <Typography>The last change to the weekly menu is not saved yet.</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => blocker.proceed?.()}>
          Leave without it
        </Button>
        <Button variant="contained" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A kitchen that plans its very first week. */
function NoWeeks() {
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    () => call(adminWeeklyMenus.create, { body: {} }),
    () => notify('Week 1 is there. Add its dishes.', { type: 'success' }),
  );
  return (
    <EmptyState words="No week is planned yet. Plan one, and it is served every week until there are more.">
      <Button variant="contained" disabled={busy} onClick={() => void submit(undefined)}>
        {busy ? 'Adding the week…' : 'Plan the first week'}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </EmptyState>
  );
}

type Props = { weeks: readonly AdminMenuWeek[]; changer: WeekEditor };

/** Whether everything is stored, what was done last, and the way back from it. Stays in sight. */
function SaveBar({ weeks, changer }: Props) {
  const { unsaved, last, said } = changer;
  const states = [...unsaved.values()].map(({ state }) => state);
  const failed = states.some((state) => state !== 'saving');
  const undoable = changer.undoable(weeks);
  return (
    <DoublePressGuard sx={BAR}>
      <Box role="status" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {said || HOW}{' '}
        {failed ? (
          <Box component="strong" sx={{ color: 'house.chilliInk' }}>
            Not saved.
          </Box>
        ) : states.length > 0 ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Saving…
          </Box>
        ) : (
          <Box component="span" sx={SAVED}>
            <Check size={16} aria-hidden /> Saved
          </Box>
        )}
      </Box>
      {failed && (
        <Button color="secondary" onClick={() => window.scrollTo(0, 0)} sx={{ minHeight: 44 }}>
          See why
        </Button>
      )}
      {undoable && (
        <Button
          color="secondary"
          variant="outlined"
          startIcon={<Undo2 size={18} aria-hidden />}
          onClick={() => changer.undo(undoable)}
          sx={{ minHeight: 44, flex: 'none' }}
        >
          Undo
          <span className="words-for-readers">: {last?.words}</span>
        </Button>
      )}
    </DoublePressGuard>
  );
}

/** Until something was done. */
const HOW = 'Drag a dish by its handle, or move it with the arrow keys there, or in its menu.';

const BAR = {
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  my: -0.75,
  bgcolor: 'background.default',
};

const SAVED = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'house.leafInk',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
};

/** The weeks, and the chosen one with its days. */
export function Planner({ data, thisMonday }: { data: PlannerData; thisMonday: IsoDay }) {
  const { calendar, closures, boxes } = data;
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<'plan' | 'shop'>('plan');
  const [asked, setAsked] = useState<PlannerDialogState | null>(null);
  const changer = useWeekEdits();
  const weeks = data.weeks.map(changer.plans.shown);
  const byId = (id: string | null | undefined) => weeks.find((week) => week.id === id);
  const week = byId(params.get('week')) ?? byId(calendar[0]?.weekId) ?? weeks[0];
  const [created, setCreated] = useState<AdminDish[]>([]);
  const dishes = [...data.dishes, ...created.filter(({ id }) => !data.dishes.some(isDish(id)))];
  const { planning, focusNext } = useWeekActions({ week, dishes, boxes, changer, ask: setAsked });
  if (!week) return <NoWeeks />;

  const days = MENU_DAYS.map((name, day): PlannedDay => {
    const date = week.nextServed && addDays(week.nextServed, day);
    const closure = date ? (closureOn(date, closures)?.reason ?? null) : null;
    return { day, name, date, isToday: date === today(), closure, entries: week.days[day] ?? [] };
  });
  const problems = [...changer.unsaved.values()].some(({ state }) => state !== 'saving');

  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <WeekBar weeks={weeks} chosen={week.id} thisMonday={thisMonday} onAsk={setAsked} />
      <WeekHead {...{ week, calendar, thisMonday, view }} onView={setView} onAsk={setAsked} />
      <SaveProblems weeks={data.weeks} changer={changer} />
      <SaveBar weeks={data.weeks} changer={changer} />
      {view === 'plan' ? (
        <WeekBoard key={week.id} days={days} planning={planning} focusNext={focusNext} />
      ) : (
        <WeekPreview days={days} monday={week.nextServed} dishOf={planning.dishOf} />
      )}
      {asked && (
        <PlannerDialogs
          {...{ asked, week, weeks, calendar, dishes, planning, changer, thisMonday }}
          onChoose={(id) => setParams(id ? { week: id } : {})}
          onCreated={(dish) => setCreated([...created, dish])}
          onClose={() => setAsked(null)}
        />
      )}
      <LeaveWarning unsaved={changer.unsaved.size > 0} problem={problems} />
    </Stack>
  );
}

const isDish = (id: string) => (dish: AdminDish) => dish.id === id;
