import { isDeepStrictEqual } from 'node:util';
import {
  parseBody,
  refusedAt,
  type SheetSource,
  type ThingProblem,
} from '#api/kitchen/desk/sheet-source.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { type DishRow, listAllDishes } from '#db/menu/dishes.ts';
import {
  listMenuWeeks,
  lockMenuCycle,
  type MenuWeekRow,
  readMenuCycle,
} from '#db/menu/menu-weeks.ts';
import {
  MENU_SHEET,
  type MenuLine,
  type SheetWeek,
  saysNoDishes,
  weekText,
} from '#domain/menu/menu-sheet.ts';
import { dayOf, formatDate, mondayOf } from '#domain/platform/days.ts';
import type { LineKeys, SheetLine, SheetThing } from '#domain/platform/judge-sheet.ts';
import { indexByName, writtenName } from '#domain/platform/plain-name.ts';
import { CellProblem, type SheetColumn } from '#domain/platform/sheet.ts';
import { removeWeek } from './remove-week.ts';
import { addWeek, saveWeek } from './save-week.ts';
import { readSheetCycle } from './sheet-cycle.ts';

const sheetWeekOf = ({ cycle_position, week_start }: MenuWeekRow): SheetWeek =>
  week_start === null ? { cyclePosition: cycle_position ?? 0 } : { weekStart: week_start };

const weekName = ({ cycle_position, week_start }: MenuWeekRow): string =>
  week_start === null ? `week ${cycle_position}` : `the week of ${formatDate(week_start)}`;

/** What a cell means, as text; as it was typed where nobody can say. */
function keyOf<Value>({ read }: SheetColumn<Value>, cell: string, text: (value: Value) => string) {
  try {
    return text(read(cell));
  } catch (caught) {
    if (!(caught instanceof CellProblem)) throw caught;
    return cell.trim();
  }
}

/** The week that the lines are written to: the one that is there, or a new one without dishes. */
async function weekToWrite(
  ctx: StaffWrite,
  before: SheetThing<MenuLine, MenuWeekRow> | null,
  week: SheetWeek,
): Promise<{ id: string; version: number } | Refusal | { message: string }> {
  if (before) return before.row;
  if ('weekStart' in week) return addWeek(ctx, { body: week });
  const { cycle } = await readMenuCycle(ctx.db);
  if (week.cyclePosition === cycle.length + 1) return addWeek(ctx, { body: {} });
  return {
    message: `The next new week of the cycle is ${cycle.length + 1}. Please write that, or put the weeks before this one above it.`,
  };
}

/**
 * Weekly menus as a sheet, a line for each dish of a day: a week that it has is served as the sheet says
 * it, whole; any other stays. One without dishes has a line that says so.
 */
export const menuSheet: SheetSource<MenuLine, MenuWeekRow> = {
  name: 'weekly-menus',
  columns: MENU_SHEET,
  isWhole: true,
  hold: lockMenuCycle,
  nameOf: weekName,
  remove: (ctx, id) => removeWeek(ctx, id, { evenLast: true }),
  async open(ctx, cells) {
    const { db, now } = ctx;
    const dishes = await listAllDishes(db);
    const find = indexByName(dishes, ({ name }) => name);
    const dishOf = (typed: string): DishRow | undefined => {
      const dish = find(typed);
      return dish === 'several' ? undefined : dish;
    };
    const names = new Map(dishes.map(({ id, name }) => [id, name]));
    const weeks = await listMenuWeeks(db, mondayOf(dayOf(now)));
    const cycle = await readSheetCycle(ctx, cells);
    return {
      things: weeks.map((row) => {
        const week = sheetWeekOf(row);
        const lines = linesOf(row, names).map((line, at) => {
          const due = at === 0 ? cycle.dueOf(week) : null;
          return { ...line, values: { ...line.values, due } };
        });
        return { key: weekText(week), lines, row };
      }),
      keysOf(cells): LineKeys {
        const { week = '', day = '', dish = '' } = cells;
        const keys = {
          thing: keyOf(MENU_SHEET.week, week, weekText),
          line: `${keyOf(MENU_SHEET.day, day, String)} ${dishOf(dish)?.id ?? writtenName(dish)}`,
        };
        const unclear = cycle.problemOf(cells);
        return unclear === null ? keys : { ...keys, unclear, unclearColumn: 'due' };
      },
      settle(line, before) {
        const due = cycle.settleDue(line, before?.due ?? null);
        if (saysNoDishes(line)) return { ...noDishes(line.week), due };
        return { ...line, dish: dishOf(line.dish)?.name ?? line.dish, due };
      },
      finish: cycle.finish,
      together: cycle.together,
      save: (ctx, before, lines) =>
        saveMenuLines(
          ctx,
          before,
          lines.map(({ values }) => ({ ...values, dishId: dishOf(values.dish)?.id })),
        ),
    };
  },
};

/** That a week is without dishes. */
const noDishes = (week: SheetWeek): MenuLine => ({
  ...{ week, day: null, dish: '', isSpecial: false, servedTo: [], due: null },
});

/** The lines of a week, but for when it is due. */
function linesOf(row: MenuWeekRow, names: ReadonlyMap<string, string>): SheetLine<MenuLine>[] {
  const week = sheetWeekOf(row);
  const lines = row.days.flatMap((entries, day) =>
    entries.map(({ dishId, isSpecial, servedTo }) => {
      const dish = names.get(dishId) ?? '';
      const values = { week, day, dish, isSpecial, servedTo: servedTo ?? [], due: null };
      return { key: `${day} ${dishId}`, values };
    }),
  );
  return lines.length > 0 ? lines : [{ key: 'null ', values: noDishes(week), isPlaceholder: true }];
}

/** What is wrong with the lines of a week as they stand. */
const problemsOf = (lines: readonly LineWithDish[]): ThingProblem[] =>
  lines.flatMap(({ day, dish, dishId, ...line }, at): ThingProblem[] => {
    const tell = (column: string | null, message: string) => [{ line: at, column, message }];
    if (saysNoDishes({ day, dish, ...line }))
      return lines.length === 1
        ? []
        : tell(
            null,
            'Other rows say that this week has dishes, and this one that it has none. Please leave one or the other out.',
          );
    if (day === null) return tell('day', 'Please write a weekday, like Monday.');
    if (dish === '')
      return tell(
        'dish',
        'Please write a dish; for a week without dishes leave the day empty, too.',
      );
    if (dishId === undefined)
      return tell(
        'dish',
        `There is no dish “${dish}”. Please write its name as it stands in the list of dishes, or add it there first.`,
      );
    return [];
  });

/** A line with the dish that it names; undefined where there is none. */
type LineWithDish = MenuLine & { dishId: string | undefined };

/** Saves a week as its lines say it; answers what is wrong with which of them. */
async function saveMenuLines(
  ctx: StaffWrite,
  before: SheetThing<MenuLine, MenuWeekRow> | null,
  lines: readonly LineWithDish[],
): Promise<readonly ThingProblem[]> {
  const [first] = lines;
  if (!first) return [];
  const problems = problemsOf(lines);
  if (problems.length > 0) return problems;
  const week = await weekToWrite(ctx, before, first.week);
  if (isRefusal(week)) return [refusedAt(week, { column: 'week' })];
  if ('message' in week) return [{ line: 0, column: 'week', ...week }];

  const byDay = Array.from({ length: 7 }, (_, day) =>
    lines.flatMap((line, at) => (line.day === day ? [{ ...line, at }] : [])),
  );
  const lineAt = (day: unknown, place: unknown = 0) => byDay[Number(day)]?.[Number(place)]?.at ?? 0;
  const parsed = parseBody(adminWeeklyMenus.update.body, {
    version: week.version,
    days: byDay.map((entries) =>
      entries.map(({ dishId, isSpecial, servedTo }) => ({
        ...{ dishId, isSpecial },
        servedTo: servedTo.length > 0 ? servedTo : null,
      })),
    ),
  });
  if ('issues' in parsed)
    return parsed.issues.map(({ path: [, day, place], message }) => ({
      ...{ line: lineAt(day, place), column: null, message },
    }));
  // Only when it is due is another: what it serves is not saved anew.
  if (before && isDeepStrictEqual(parsed.body.days, before.row.days)) return [];
  const saved = await saveWeek(ctx, { params: { id: week.id }, body: parsed.body });
  if (!isRefusal(saved)) return [];
  const [, day, place] = /^days\.(\d)\.(\d+)/.exec(saved.field ?? '') ?? [];
  return [refusedAt(saved, { line: lineAt(day, place), column: day ? 'servedTo' : null })];
}
