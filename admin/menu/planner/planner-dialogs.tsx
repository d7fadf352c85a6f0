import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { COURSE_CHOICES, SPICE_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { AllergensInput, DietsInput } from '#admin/menu/dishes/diets-input.tsx';
import { dishBodyOf, NEW_DISH } from '#admin/menu/dishes/dish-body.ts';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/services.ts';
import { type AdminDish, adminDishes, DishBody } from '#contract/menu/desk-dishes.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { AddDishDialog } from './add-dish-dialog.tsx';
import { CopyDayDialog, CopyDialog, WeekChoice } from './copy-dialog.tsx';
import { AddWeekDialog, PlanWeekDialog, ServeNowDialog } from './new-week-dialogs.tsx';
import type { PlannerDialogProps } from './use-week-edits.ts';
import type { PlannerDialogState, WeekActions } from './week-actions.ts';
import { weekName } from './week-text.ts';

type Props = PlannerDialogProps & {
  asked: PlannerDialogState;
  dishes: readonly AdminDish[];
  planning: WeekActions;
  /** A dish was added that the planner has not read yet. */
  onCreated: (dish: AdminDish) => void;
};

/** Copies a whole week over another one. */
function CopyWeekDialog({ week, weeks, thisMonday, changer, onClose }: PlannerDialogProps) {
  const others = weeks.filter(({ id }) => id !== week.id);
  const [goalId, setGoalId] = useState(others[0]?.id ?? '');
  const goal = others.find(({ id }) => id === goalId);
  return (
    <CopyDialog
      title={`Copy ${weekName(week)}`}
      missing={goal ? null : 'There is no other week yet. Add one, and let it begin as a copy.'}
      onCopy={() =>
        goal &&
        changer.apply(goal, () => week.days, `${weekName(week)} copied to ${weekName(goal)}`)
      }
      onClose={onClose}
    >
      {goal && (
        <>
          <WeekChoice
            label="To the week"
            weeks={others}
            value={goalId}
            thisMonday={thisMonday}
            onChange={setGoalId}
          />
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            It replaces everything that is planned there. Undo brings it back.
          </Typography>
        </>
      )}
    </CopyDialog>
  );
}

const NOTHING_TO_FILL_IN = z.object({});

/** Takes a week out of the cycle, or has the cycle served again in a certain week. */
function RemoveWeekDialog({ week, weeks, calendar, changer, ...props }: PlannerDialogProps) {
  const name = weekName(week);
  const inCycle = weeks.filter(({ weekStart }) => weekStart === null);
  const isCertain = week.weekStart !== null;
  const due = calendar.find(({ weekStart }) => weekStart === week.weekStart)?.cyclePosition;
  const isLast = inCycle.at(-1)?.id === week.id;
  const moving = isLast
    ? 'The cycle comes round a week sooner.'
    : 'The weeks after it move up by one, and the cycle comes round a week sooner.';
  const served =
    calendar[0]?.weekId === week.id
      ? ' It is served now: the week that follows it takes its place at once.'
      : '';
  return (
    <ActionDialog
      title={isCertain ? `Remove the menu of ${name}?` : `Take ${name} out of the cycle?`}
      intro={
        isCertain
          ? `The cycle is served again in that week${due ? `: Week ${due}` : ''}. What is planned here is gone.`
          : `${moving}${served} What is planned in it is gone.`
      }
      confirm={isCertain ? 'Remove it' : 'Take it out'}
      busyWords="Removing…"
      schema={NOTHING_TO_FILL_IN}
      send={async () => {
        await changer.plans.whenIdle();
        return call(adminWeeklyMenus.remove, { params: { id: week.id } });
      }}
      doneWords={isCertain ? `The cycle is served again from ${name}.` : `${name} is removed.`}
      onDone={() => {
        changer.plans.discard(week.id);
        props.onChoose(null);
      }}
      onClose={props.onClose}
    />
  );
}

/** The question that is open over the planner. */
export function PlannerDialogs({ asked, dishes, planning, onCreated, ...props }: Props) {
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

type NewDishDialogProps = {
  name: string;
  dayName: string;
  onDone: (dish: AdminDish) => void;
  onClose: () => void;
};

/** Writes down a dish that is missing while somebody plans: what planning needs, the rest later. */
const NewDishDialog = ({ name, dayName, onDone, onClose }: NewDishDialogProps) => (
  <ActionDialog<AdminDish>
    title={`New dish for ${dayName}`}
    intro="Its description, nutrition and photo can be added under Dishes at any time."
    confirm={`Save and add to ${dayName}`}
    busyWords="Saving…"
    schema={DishBody}
    toBody={dishBodyOf}
    defaults={{ ...NEW_DISH, name }}
    send={async (values) =>
      (await call(adminDishes.create, { body: checkedBy(DishBody, dishBodyOf(values)) })).data
    }
    doneWords={(dish) => `${dish.name} is saved and on ${dayName}.`}
    onDone={onDone}
    onClose={onClose}
  >
    <TextInput source="name" label="Name" autoFocus />
    <Box sx={GRID}>
      <SelectInput source="course" label="Course" choices={COURSE_CHOICES} emptyText={false} />
      <SelectInput source="spiceLevel" label="Spice" choices={SPICE_CHOICES} emptyText={false} />
    </Box>
    <DietsInput />
    <AllergensInput />
  </ActionDialog>
);

const GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

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
