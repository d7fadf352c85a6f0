import { sql } from 'kysely';
import * as z from 'zod/mini';
import {
  parseBody,
  refusedAt,
  type SheetSource,
  type ThingProblem,
} from '#api/kitchen/desk/sheet-source.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { type AdminPlanGroup, PlanGroupBody } from '#contract/money/desk-plan-groups.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import { GROUP_COLUMNS, PLAN_SHEET, type PlanLine } from '#domain/money/plan-sheet.ts';
import type { SheetLine, SheetThing } from '#domain/platform/judge-sheet.ts';
import { indexByName, writtenName } from '#domain/platform/plain-name.ts';
import { CellProblem, type SheetCells } from '#domain/platform/sheet.ts';
import { removePlanGroup } from './remove-plan-group.ts';
import { savePlanGroup } from './save-plan-group.ts';

type WireGroup = z.input<typeof PlanGroupBody>;
type WireVariant = WireGroup['variants'][number];
type PlanThing = SheetThing<PlanLine, AdminPlanGroup>;

const wireOf = (group: AdminPlanGroup) => z.encode(PlanGroupBody, group) as WireGroup;

const lineOf = (group: WireGroup, { isActive, ...variant }: WireVariant): PlanLine => ({
  ...group,
  popularBadge: group.popularBadge ?? null,
  ...variant,
  variantIsActive: isActive,
  totalPrice: variant.totalPrice ?? null,
  box: variant.box ?? null,
  discountPercentage: variant.discountPercentage ?? null,
});

/** Only what the columns say of it. */
const bare = (line: PlanLine): PlanLine =>
  Object.fromEntries(
    Object.keys(PLAN_SHEET).map((column) => [column, line[column as keyof PlanLine]]),
  ) as PlanLine;

const variantOf = (line: PlanLine, id: string | undefined): WireVariant => ({
  ...(id && { id }),
  billingCycle: line.billingCycle,
  price: line.price,
  totalPrice: line.totalPrice,
  tiffinCount: line.tiffinCount,
  unit: line.unit,
  features: line.features,
  box: line.box,
  isActive: line.variantIsActive,
  deliveryCharge: line.deliveryCharge,
  taxPercentage: line.taxPercentage,
  discountPercentage: line.discountPercentage,
});

/** A cell as its column reads it; as it was typed where nobody can say. */
function read(column: 'billingCycle' | 'tiffinCount' | 'unit', cell: string) {
  try {
    return PLAN_SHEET[column].read(cell);
  } catch (caught) {
    if (!(caught instanceof CellProblem)) throw caught;
    return cell.trim();
  }
}

/** Lines of one plan that say something else of the plan itself than the first of them. */
const contradictions = (lines: readonly PlanLine[]): ThingProblem[] =>
  lines.flatMap((line, at) =>
    GROUP_COLUMNS.filter(
      (column) =>
        PLAN_SHEET[column].write(line[column] as never) !==
        PLAN_SHEET[column].write(lines[0]?.[column] as never),
    ).map((column) => ({
      line: at,
      column,
      message: 'An earlier row says something else of this plan. Please write the same in both.',
    })),
  );

/** The ways to buy a plan that a line may mean: by how they are billed, their tiffins, and their unit. */
function fittingLines({ lines }: PlanThing, cells: SheetCells<PlanLine>): PlanThing['lines'] {
  const columns = ['billingCycle', 'tiffinCount', 'unit'] as const;
  let fitting = lines;
  for (const column of columns) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const narrower = fitting.filter(({ values }) => values[column] === read(column, cell));
    // A unit tells twins apart; where there are none it may be another from now on.
    if (column !== 'unit' || (fitting.length > 1 && narrower.length > 0)) fitting = narrower;
  }
  return fitting;
}

/** Plans as a sheet, a line for each way to buy one; a plan is known by its name. */
export const planSheet: SheetSource<PlanLine, AdminPlanGroup> = {
  name: 'plans',
  columns: PLAN_SHEET,
  nameOf: ({ name }) => `the plan ${name}`,
  remove: removePlanGroup,
  hold: (db) => sql`LOCK TABLE plan_groups, plan_variants IN SHARE ROW EXCLUSIVE MODE`.execute(db),
  async open({ db }) {
    const things = (await listPlanGroups(db)).map((row): PlanThing => {
      const group = wireOf(row);
      const lines = group.variants.map((variant) => ({
        key: variant.id ?? '',
        values: bare(lineOf(group, variant)),
      }));
      return { key: row.id, lines, row };
    });
    const find = indexByName(things, ({ row }) => row.name);
    return {
      things,
      keysOf(cells) {
        const { name = '', billingCycle = '', tiffinCount = '', unit = '' } = cells;
        const thing = find(name);
        if (thing === 'several') {
          const unclear =
            'Several plans have this name. Please give them names of their own first.';
          return { thing: 'several', line: JSON.stringify(cells), unclear };
        }
        const added = `new ${[billingCycle, tiffinCount, unit].map(writtenName).join(' ')}`;
        if (!thing) return { thing: `new ${writtenName(name)}`, line: added };
        const [line, other] = fittingLines(thing, cells);
        if (other) {
          const unclear = 'Several ways to buy this plan are alike. Please change them by hand.';
          return { thing: thing.key, line: JSON.stringify(cells), unclear };
        }
        return { thing: thing.key, line: line?.key ?? added };
      },
      startOf: ({ lines: [first] }) =>
        Object.fromEntries(
          first ? GROUP_COLUMNS.map((column) => [column, first.values[column]]) : [],
        ),
      save: savePlanLines,
    };
  },
};

/** Saves a plan with these lines; all others stay, unless these are all that it has. */
async function savePlanLines(
  ctx: StaffWrite,
  before: PlanThing | null,
  lines: readonly SheetLine<PlanLine>[],
  isWhole: boolean,
): Promise<readonly ThingProblem[]> {
  const unlike = contradictions(lines.map(({ values }) => values));
  const [first] = lines;
  if (!first || unlike.length > 0) return unlike;
  const given = lines.map(({ key, values }, at) => ({ key, values, at }));
  const known = before ? wireOf(before.row).variants : [];
  const kept = known.flatMap((variant) => {
    const own = given.find(({ key }) => key === variant.id);
    if (own) return [{ wire: variantOf(own.values, variant.id), at: own.at }];
    return isWhole ? [] : [{ wire: variant, at: 0 }];
  });
  const added = given
    .filter(({ key }) => !known.some(({ id }) => id === key))
    .map(({ values, at }) => ({ wire: variantOf(values, undefined), at }));
  const variants = [...kept, ...added];
  const wire = { ...first.values, variants: variants.map((one) => one.wire) };
  const lineAt = (index: unknown) => variants[Number(index)]?.at ?? 0;
  const parsed = parseBody(PlanGroupBody, wire);
  if ('issues' in parsed)
    return parsed.issues.map(({ path: [field, index, part], message }) =>
      field === 'variants' && index !== undefined
        ? {
            line: lineAt(index),
            column: part === 'isActive' ? 'variantIsActive' : String(part),
            message,
          }
        : { line: 0, column: field === 'variants' ? null : String(field), message },
    );
  const saved = await savePlanGroup(ctx, before?.row.id ?? null, parsed.body);
  if (!isRefusal(saved)) return [];
  const [, index, column = null] = /^variants\.(\d+)\.(\w+)$/.exec(saved.field ?? '') ?? [];
  return [refusedAt(saved, { line: lineAt(index), column })];
}
