import * as z from 'zod/mini';
import { call } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminWeeklyMenus } from '#contract/menu/desk/weekly-menus.ts';
import type { AskedProps } from './asked-of-week.tsx';
import { weekName } from './week-words.ts';

const NOTHING_TO_FILL_IN = z.object({});

/** Takes a week out of the cycle, or has the cycle served again in a certain week. */
export function RemoveWeekDialog({ week, weeks, calendar, changer, ...props }: AskedProps) {
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
