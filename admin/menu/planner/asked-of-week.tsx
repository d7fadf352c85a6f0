import { useState } from 'react';
import type { AdminDish } from '#contract/menu/desk/dishes.ts';
import type { AdminMenuWeek, PlannedWeek } from '#contract/menu/desk/weekly-menus.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { AddDishDialog } from './add-dish-dialog.tsx';
import { CopyDayDialog } from './copy-day-dialog.tsx';
import { CopyWeekDialog } from './copy-week-dialog.tsx';
import { NewDishDialog } from './new-dish-dialog.tsx';
import { AddWeekDialog, PlanWeekDialog } from './new-week-dialogs.tsx';
import type { Asked, Planning } from './planning.ts';
import { RemoveWeekDialog } from './remove-week-dialog.tsx';
import { ServeNowDialog } from './serve-now-dialog.tsx';
import type { PlanChanger } from './use-plans.ts';

/** What every question over the planner knows. */
export type AskedProps = {
  week: AdminMenuWeek;
  weeks: readonly AdminMenuWeek[];
  calendar: readonly PlannedWeek[];
  thisMonday: IsoDay;
  changer: PlanChanger;
  /** Shows another week; null for the one that is served now. */
  onChoose: (weekId: string | null) => void;
  onClose: () => void;
};

type Props = AskedProps & {
  asked: Asked;
  dishes: readonly AdminDish[];
  planning: Planning;
  /** A dish was added that the planner has not read yet. */
  onCreated: (dish: AdminDish) => void;
};

/** The question that is open over the planner. */
export function AskedOfWeek({ asked, dishes, planning, onCreated, ...props }: Props) {
  switch (asked.about) {
    case 'add-dish':
      return <AddDish day={asked.day} {...{ dishes, planning, onCreated }} {...props} />;
    case 'copy-day':
      return <CopyDayDialog day={asked.day} {...props} />;
    case 'copy-week':
      return <CopyWeekDialog {...props} />;
    case 'plan-week':
      return <PlanWeekDialog {...props} />;
    case 'add-week':
      return <AddWeekDialog {...props} />;
    case 'remove-week':
      return <RemoveWeekDialog {...props} />;
    case 'serve-now':
      return <ServeNowDialog {...props} />;
  }
}

type AddProps = Omit<Props, 'asked'> & { day: number };

/** Dishes for a day, one after the other; what is not there yet is written down on the way. */
function AddDish({ day, dishes, planning, onCreated, week, onClose }: AddProps) {
  const [newName, setNewName] = useState<string | null>(null);
  const dayName = MENU_DAYS[day] ?? '';
  if (newName !== null)
    return (
      <NewDishDialog
        name={newName}
        dayName={dayName}
        onDone={(dish) => {
          onCreated(dish);
          planning.add(day, dish);
        }}
        onClose={() => setNewName(null)}
      />
    );
  return (
    <AddDishDialog
      dayName={dayName}
      dishes={dishes}
      entries={week.days[day] ?? []}
      onAdd={(dish) => planning.add(day, dish)}
      onNew={setNewName}
      onClose={onClose}
    />
  );
}
