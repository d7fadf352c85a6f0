import {
  parseBody,
  refusedAt,
  type SheetSource,
  type ThingProblem,
} from '#api/kitchen/desk/sheets.ts';
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
import { MENU_SHEET, type MenuLine, type SheetWeek, weekText } from '#domain/menu/menu-sheet.ts';
import { dayOf, mondayOf } from '#domain/platform/days.ts';
import type { SheetThing } from '#domain/platform/judge-sheet.ts';
import { indexByName, writtenName } from '#domain/platform/plain-name.ts';
import { CellProblem, type SheetColumn } from '#domain/platform/sheet.ts';
import { addWeek, saveWeek } from './save-week.ts';

const sheetWeekOf = ({ cycle_position, week_start }: MenuWeekRow): SheetWeek =>
  week_start === null ? { cyclePosition: cycle_position ?? 0 } : { weekStart: week_start };

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
 * it, whole; any other stays.
 */
export const menuSheet: SheetSource<MenuLine, MenuWeekRow> = {
  name: 'weekly-menus',
  columns: MENU_SHEET,
  isWhole: true,
  hold: lockMenuCycle,
  async open({ db, now }) {
    const dishes = await listAllDishes(db);
    const find = indexByName(dishes, ({ name }) => name);
    const dishOf = (typed: string): DishRow | undefined => {
      const dish = find(typed);
      return dish === 'several' ? undefined : dish;
    };
    const names = new Map(dishes.map(({ id, name }) => [id, name]));
    const weeks = await listMenuWeeks(db, mondayOf(dayOf(now)));
    return {
      things: weeks.map((row) => {
        const week = sheetWeekOf(row);
        const lines = row.days.flatMap((entries, day) =>
          entries.map(({ dishId, isSpecial, servedTo }) => {
            const dish = names.get(dishId) ?? '';
            const values = { week, day, dish, isSpecial, servedTo: servedTo ?? [] };
            return { key: `${day} ${dishId}`, values };
          }),
        );
        return { key: weekText(week), lines, row };
      }),
      keysOf: ({ week = '', day = '', dish = '' }) => ({
        thing: keyOf(MENU_SHEET.week, week, weekText),
        line: `${keyOf(MENU_SHEET.day, day, String)} ${dishOf(dish)?.id ?? writtenName(dish)}`,
      }),
      settle: (line) => ({ ...line, dish: dishOf(line.dish)?.name ?? line.dish }),
      save: (ctx, before, lines) =>
        saveMenuLines(
          ctx,
          before,
          lines.map(({ values }) => ({ ...values, dishId: dishOf(values.dish)?.id })),
        ),
    };
  },
};

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
  const unknown = lines.flatMap(({ dish, dishId }, line) =>
    dishId === undefined
      ? [
          {
            line,
            column: 'dish',
            message: `There is no dish “${dish}”. Please write its name as it stands in the list of dishes, or add it there first.`,
          },
        ]
      : [],
  );
  if (unknown.length > 0) return unknown;
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
  const saved = await saveWeek(ctx, { params: { id: week.id }, body: parsed.body });
  if (!isRefusal(saved)) return [];
  const [, day, place] = /^days\.(\d)\.(\d+)/.exec(saved.field ?? '') ?? [];
  return [refusedAt(saved, { line: lineAt(day, place), column: day ? 'servedTo' : null })];
}
