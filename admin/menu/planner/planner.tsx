import { Stack } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { today } from '#admin/platform/words/today.ts';
import type { AdminDish } from '#contract/menu/desk/dishes.ts';
import { closureOn } from '#domain/platform/calendar.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { AskedOfWeek } from './asked-of-week.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { NoWeeks } from './no-weeks.tsx';
import type { Asked, PlannedDay } from './planning.ts';
import { SaveBar } from './save-bar.tsx';
import { SaveProblems } from './save-problems.tsx';
import type { PlannerData } from './use-planner-data.ts';
import { usePlanning } from './use-planning.ts';
import { usePlans } from './use-plans.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekBoard } from './week-board.tsx';
import { WeekHead } from './week-head.tsx';
import { WeekPreview } from './week-preview.tsx';

/** The weeks, and the chosen one with its days. */
export function Planner({ data, thisMonday }: { data: PlannerData; thisMonday: IsoDay }) {
  const { calendar, closures, boxes } = data;
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<'plan' | 'shop'>('plan');
  const [asked, setAsked] = useState<Asked | null>(null);
  const changer = usePlans();
  const weeks = data.weeks.map(changer.plans.shown);
  const byId = (id: string | null | undefined) => weeks.find((week) => week.id === id);
  const week = byId(params.get('week')) ?? byId(calendar[0]?.weekId) ?? weeks[0];
  const [created, setCreated] = useState<AdminDish[]>([]);
  const dishes = [...data.dishes, ...created.filter(({ id }) => !data.dishes.some(isDish(id)))];
  const { planning, focusNext } = usePlanning({ week, dishes, boxes, changer, ask: setAsked });
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
        <AskedOfWeek
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
