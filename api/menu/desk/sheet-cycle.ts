import type { Together } from '#api/kitchen/desk/sheet-source.ts';
import type { Context, StaffWrite } from '#api/platform/http/context.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { readMenuCycle } from '#db/menu/menu-weeks.ts';
import { cycleWith, type DueWeek, dueBy, nextDue } from '#domain/menu/due-week.ts';
import { MENU_SHEET, type MenuLine, type SheetWeek } from '#domain/menu/menu-sheet.ts';
import { cyclePositionOn } from '#domain/menu/weekly-menu.ts';
import { dayOf, type IsoDay, mondayOf } from '#domain/platform/days.ts';
import { CellProblem, type SheetCells } from '#domain/platform/sheet.ts';
import { serveThisWeek } from './serve-this-week.ts';

/** The week and the Monday that a line names; null where it says nothing of that, or nothing clear. */
function readDue({ week = '', due = '' }: SheetCells<MenuLine>) {
  try {
    const monday = MENU_SHEET.due.read(due);
    return monday && { week: MENU_SHEET.week.read(week), due: monday };
  } catch (caught) {
    if (!(caught instanceof CellProblem)) throw caught;
    return null;
  }
}

function readPosition({ week = '' }: SheetCells<MenuLine>): number[] {
  try {
    const read = MENU_SHEET.week.read(week);
    return 'cyclePosition' in read ? [read.cyclePosition] : [];
  } catch (caught) {
    if (!(caught instanceof CellProblem)) throw caught;
    return [];
  }
}

/** What says which week of the cycle is due when. */
type CycleState = { anchor: IsoDay; cycle: readonly string[] };

/** Whether the same weeks come in the same order, and are due when they were. */
const isLikeCycle = (one: CycleState, other: CycleState, monday: IsoDay): boolean => {
  const { cycle } = one;
  if (cycle.join() !== other.cycle.join()) return false;
  const [now, then] = [one, other].map(({ anchor }) =>
    cyclePositionOn(monday, anchor, Math.max(cycle.length, 1)),
  );
  return now === then;
};

/** Turns the cycle, as long as it is by now, so that a certain week of it is due in the present week. */
async function turnCycle(
  ctx: StaffWrite,
  monday: IsoDay,
  wantedOf: (weeks: number) => number,
): Promise<void> {
  const { cycle, anchor } = await readMenuCycle(ctx.db);
  if (cycle.length === 0) return;
  const wanted = wantedOf(cycle.length);
  const id = cycle[wanted - 1];
  if (!id || cyclePositionOn(monday, anchor, cycle.length) === wanted) return;
  const turned = await serveThisWeek(ctx, id);
  if (isRefusal(turned)) throw new Error(`a week of the cycle cannot be due: ${turned.refused}`);
}

/**
 * Which week of the cycle is due when, in the sheet of weekly menus. One week says it for all of them, since
 * the others follow in their order, and says it by any Monday on which it is due: so a sheet stays true as
 * time goes by, and when the cycle becomes longer.
 * @param cells of the lines of a sheet that is read; none for one that is written
 */
export async function readSheetCycle(
  { db, now }: Pick<Context, 'db' | 'now'>,
  cells: readonly SheetCells<MenuLine>[],
) {
  const monday = mondayOf(dayOf(now));
  const { cycle, anchor } = await readMenuCycle(db);
  const dueNow = cycle.length > 0 ? cyclePositionOn(monday, anchor, cycle.length) : null;
  const weeks = cycleWith(cycle.length, cells.flatMap(readPosition));
  const later = { monday, weeks: Math.max(weeks, 1) };
  const said = cells.flatMap((line): DueWeek[] => {
    const read = readDue(line);
    return read && 'cyclePosition' in read.week ? [{ ...read.week, due: read.due }] : [];
  });
  const [first] = said;
  const state: CycleState = { anchor, cycle };
  return {
    together: {
      ...{ name: 'the order of the weeks', state },
      isLike: (other) => isLikeCycle(state, other as CycleState, monday),
      restore: (ctx, other) =>
        turnCycle(ctx, monday, (weeks) =>
          cyclePositionOn(monday, (other as CycleState).anchor, weeks),
        ),
    } satisfies Together,
    /** What the first line of a week says of it. */
    dueOf: (week: SheetWeek): IsoDay | null =>
      'cyclePosition' in week && week.cyclePosition === dueNow ? monday : null,
    /** Why a line cannot say when its week is due. */
    problemOf(line: SheetCells<MenuLine>): string | null {
      const read = readDue(line);
      if (!read) return null;
      if ('weekStart' in read.week)
        return 'Only a week of the cycle is due again and again. Please leave this empty.';
      if (!first || dueBy({ ...read.week, due: read.due }, later) === dueBy(first, later))
        return null;
      return `With week ${first.cyclePosition} due in the week of ${first.due}, this one is not due then. Please leave one of the two empty.`;
    },
    /** When its week comes next by what a line says; as it was where that is nothing new. */
    settleDue({ week, due }: MenuLine, before: IsoDay | null): IsoDay | null {
      if (due === null || 'weekStart' in week) return null;
      const saying = { ...week, due };
      return dueBy(saying, later) === dueNow ? before : nextDue(saying, later);
    },
    /** Turns the cycle so that it is as the sheet says. */
    async finish(ctx: StaffWrite): Promise<void> {
      if (first) await turnCycle(ctx, monday, (weeks) => dueBy(first, { monday, weeks }));
    },
  };
}
