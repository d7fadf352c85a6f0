import { DateInput, SelectInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/services.ts';
import { type AdminMenuWeek, adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { addDays, isDay, mondayOf } from '#domain/platform/days.ts';
import type { PlannerDialogProps } from './use-week-edits.ts';
import { daysOfWeek, weekName } from './week-text.ts';

/** Adds a week as the server makes it: a copy is one of what is stored, so that is waited for. */
const adding =
  ({ changer }: Pick<PlannerDialogProps, 'changer'>) =>
  async (values: FieldValues) => {
    const body = checkedBy(adminWeeklyMenus.create.body, values);
    await changer.plans.whenIdle();
    return (await call(adminWeeklyMenus.create, { body })).data;
  };

/** Plans one certain week, which is then served instead of the cycle's. */
export function PlanWeekDialog({
  weeks,
  calendar,
  thisMonday,
  onChoose,
  onClose,
  ...rest
}: PlannerDialogProps) {
  const free = calendar.find(
    ({ weekStart, isOverride }) => weekStart > thisMonday && !isOverride,
  )?.weekStart;
  return (
    <ActionDialog<AdminMenuWeek>
      title="Plan a certain week"
      intro="It is served in that week alone, for a holiday or a festival. The cycle goes on around it."
      confirm="Plan this week"
      busyWords="Adding the week…"
      schema={adminWeeklyMenus.create.body}
      defaults={{ weekStart: free ?? addDays(thisMonday, 7), copyOf: null }}
      send={adding(rest)}
      doneWords={(week) => `${weekName(week)} has a menu of its own now.`}
      onDone={({ id }) => onChoose(id)}
      onClose={onClose}
    >
      <DateInput source="weekStart" label="Any day of the week" fullWidth />
      <ThatWeek />
      <BeginWith weeks={weeks} otherwise="What the cycle would serve" />
    </ActionDialog>
  );
}

/** Which week the chosen day is in. */
function ThatWeek() {
  const day: unknown = useWatch({ name: 'weekStart' });
  if (typeof day !== 'string' || !isDay(day)) return null;
  return (
    <p role="status" style={{ margin: '4px 0 8px' }}>
      {daysOfWeek(mondayOf(day))}
    </p>
  );
}

/** What a new week begins with: a copy of another one, or what `otherwise` says. */
const BeginWith = ({
  weeks,
  otherwise,
}: Pick<PlannerDialogProps, 'weeks'> & { otherwise: string }) => (
  <SelectInput
    source="copyOf"
    label="Begin with"
    choices={weeks.map((week) => ({ id: week.id, name: `A copy of ${weekName(week)}` }))}
    emptyText={otherwise}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    fullWidth
  />
);

/** Adds a week to the end of the cycle. */
export const AddWeekDialog = ({ weeks, onChoose, onClose, ...rest }: PlannerDialogProps) => (
  <ActionDialog<AdminMenuWeek>
    title="Add a week to the cycle"
    intro="It comes last, and the cycle takes one week longer to come round. What is served this week stays."
    confirm="Add the week"
    busyWords="Adding the week…"
    schema={adminWeeklyMenus.create.body}
    defaults={{ weekStart: null, copyOf: null }}
    send={adding(rest)}
    doneWords={(week) => `${weekName(week)} is added.`}
    onDone={({ id }) => onChoose(id)}
    onClose={onClose}
  >
    <BeginWith weeks={weeks} otherwise="No dishes" />
  </ActionDialog>
);

const NOTHING_TO_FILL_IN = z.object({});

/** Turns the cycle so that a week of it is served now. */
export function ServeNowDialog({ week, weeks, calendar, changer, onClose }: PlannerDialogProps) {
  const name = weekName(week);
  const inCycle = weeks.filter(({ weekStart }) => weekStart === null);
  const next = inCycle[(week.cyclePosition ?? 0) % inCycle.length];
  const isOverridden = calendar[0]?.isOverride ?? false;
  return (
    <ActionDialog
      title={`Serve ${name} this week?`}
      intro={
        <>
          The cycle goes on from there:{' '}
          {next && next.id !== week.id && `${weekName(next)} next week,`} and so on. Customers see
          it at once.
          {isOverridden &&
            ' This week has a menu of its own, which stays; the cycle turns behind it.'}
        </>
      }
      confirm={`Serve ${name}`}
      busyWords="Turning the cycle…"
      doneWords={`It is the turn of ${name} this week.`}
      schema={NOTHING_TO_FILL_IN}
      send={async () => {
        await changer.plans.whenIdle();
        return call(adminWeeklyMenus.serveThisWeek, { params: { id: week.id } });
      }}
      onClose={onClose}
    />
  );
}
