import * as z from 'zod/mini';
import {
  parseBody,
  refusedAt,
  type SheetSource,
  type ThingProblem,
} from '#api/kitchen/desk/sheets.ts';
import { type AdminPlanGroup, PlanGroupBody } from '#contract/money/desk-plan-groups.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import { GROUP_COLUMNS, PLAN_SHEET, type PlanLine } from '#domain/money/plan-sheet.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { CellProblem } from '#domain/platform/sheet.ts';
import { savePlanGroup } from './save-plan-group.ts';

type WireGroup = z.input<typeof PlanGroupBody>;
type WireVariant = WireGroup['variants'][number];

const wireOf = (group: AdminPlanGroup) => z.encode(PlanGroupBody, group) as WireGroup;

/** Two ways to buy a plan differ in how they are billed, or in how many tiffins they have. */
const keyOfVariant = ({
  billingCycle,
  tiffinCount,
}: {
  billingCycle: string;
  tiffinCount: unknown;
}) => `${billingCycle} ${tiffinCount}`;

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
function read<Column extends 'billingCycle' | 'tiffinCount'>(column: Column, cell: string) {
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

/** Plans as a sheet, a line for each way to buy one; a plan is known by its name. */
export const planSheet: SheetSource<PlanLine, AdminPlanGroup> = {
  name: 'plans',
  columns: PLAN_SHEET,
  list: async ({ db }) =>
    (await listPlanGroups(db)).map((row) => {
      const group = wireOf(row);
      const lines = group.variants.map((variant) => ({
        key: keyOfVariant(variant),
        values: bare(lineOf(group, variant)),
      }));
      return { key: plainName(row.name), lines, row };
    }),
  keysOf({ name = '', billingCycle, tiffinCount }, things) {
    const thing = plainName(name);
    const lines = things.find(({ key }) => key === thing)?.lines ?? [];
    const cycle = billingCycle === undefined ? null : read('billingCycle', billingCycle);
    const count = tiffinCount === undefined ? null : read('tiffinCount', tiffinCount);
    const fitting = lines.filter(
      ({ values }) =>
        (cycle === null || values.billingCycle === cycle) &&
        (count === null || values.tiffinCount === count),
    );
    const [only] = fitting.length === 1 ? fitting : [];
    return {
      thing,
      line: only?.key ?? keyOfVariant({ billingCycle: String(cycle), tiffinCount: count }),
    };
  },
  startOf: ({ lines }) => {
    const [first] = lines;
    return Object.fromEntries(
      first ? GROUP_COLUMNS.map((column) => [column, first.values[column]]) : [],
    );
  },
  async save(ctx, before, lines) {
    const [first] = lines;
    const unlike = contradictions(lines);
    if (!first || unlike.length > 0) return unlike;
    const known = before ? wireOf(before.row).variants : [];
    const given = new Map(lines.map((line, at) => [keyOfVariant(line), { line, at }]));
    const kept = known.map((variant) => {
      const own = given.get(keyOfVariant(variant));
      given.delete(keyOfVariant(variant));
      return own ? { wire: variantOf(own.line, variant.id), at: own.at } : { wire: variant, at: 0 };
    });
    const added = [...given.values()].map(({ line, at }) => ({
      wire: variantOf(line, undefined),
      at,
    }));
    const variants = [...kept, ...added];
    const wire = { ...first, variants: variants.map((one) => one.wire) };
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
  },
};
