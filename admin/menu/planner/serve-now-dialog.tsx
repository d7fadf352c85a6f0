import * as z from 'zod/mini';
import { call } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminWeeklyMenus } from '#contract/menu/desk/weekly-menus.ts';
import type { AskedProps } from './asked-of-week.tsx';
import { weekName } from './week-words.ts';

const NOTHING_TO_FILL_IN = z.object({});

/** Turns the cycle so that a week of it is served now. */
export function ServeNowDialog({ week, weeks, calendar, changer, onClose }: AskedProps) {
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
