import type * as z from 'zod/mini';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { PlanGroupBody } from '#contract/money/desk-plan-groups.ts';
import type { PlanType } from '#contract/money/plans.ts';
import type { Box } from '#contract/tiffin/box.ts';
import { BILLING_CYCLE_LABELS } from '#domain/kitchen/desk-labels.ts';
import type { BasisPoints } from '#domain/platform/money.ts';
import type { SheetColumn, SheetColumns } from '#domain/platform/sheet.ts';
import {
  amountColumn,
  choiceColumn,
  flagColumn,
  numberColumn,
  optionalAmountColumn,
  optionalPercentColumn,
  optionalTextColumn,
  percentColumn,
  textColumn,
} from '#domain/platform/sheet-columns.ts';
import { readBoxCell, writeBoxCell } from '#domain/tiffin/box-cell.ts';

type Group = z.input<typeof PlanGroupBody>;
type Variant = Group['variants'][number];

/** A line of the sheet of plans: one way to buy a plan, with what it says of the plan itself. */
export type PlanLine = {
  name: string;
  description: string;
  planType: PlanType;
  isActive: boolean;
  isPopular: boolean;
  popularBadge: string | null;
  theme: string;
  sortOrder: number;
  billingCycle: BillingCycle;
  price: number;
  totalPrice: number | null;
  tiffinCount: number;
  unit: string;
  features: Variant['features'];
  box: Box | null;
  variantIsActive: boolean;
  deliveryCharge: number;
  taxPercentage: BasisPoints;
  discountPercentage: number | null;
};

/** What every line of a plan says of the plan itself. */
export const GROUP_COLUMNS = [
  'name',
  'description',
  'planType',
  'isActive',
  'isPopular',
  'popularBadge',
  'theme',
  'sortOrder',
] as const satisfies readonly (keyof PlanLine)[];

const HIDDEN = /^\(hidden\)\s*/i;
const SHOWN = /^\(shown\)\s*/i;

/** What a plan says of itself, a line each; `(hidden)` is before one that is not shown. */
const features: SheetColumn<PlanLine['features']> = {
  heading: 'Features',
  aliases: ['feature', 'includes', 'what is in it'],
  example: null,
  initial: [],
  read: (cell) =>
    cell
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({
        text: line.replace(HIDDEN.test(line) ? HIDDEN : SHOWN, ''),
        isActive: !HIDDEN.test(line),
      })),
  write: (lines) =>
    lines
      .map(({ text, isActive }) => {
        if (!isActive) return `(hidden) ${text}`;
        return HIDDEN.test(text) || SHOWN.test(text) ? `(shown) ${text}` : text;
      })
      .join('\n'),
};

const box: SheetColumn<PlanLine['box']> = {
  heading: 'In the box',
  aliases: ['box', 'contents'],
  example: 'Sabji x2\nDal\nRice\nRoti: 5 pieces',
  initial: null,
  read: readBoxCell,
  write: writeBoxCell,
};

/** The sheet of plans, a line for each way to buy one (docs/rules.md#sheets). */
export const PLAN_SHEET: SheetColumns<PlanLine> = {
  name: textColumn({
    heading: 'Plan',
    aliases: ['name', 'plan name', 'package'],
    example: 'Name of the plan',
    isKey: true,
  }),
  description: textColumn({
    heading: 'Description',
    aliases: ['about', 'details'],
    example: 'Whom it is for, in a sentence.',
    initial: '',
  }),
  planType: choiceColumn(
    { heading: 'Kind', aliases: ['type', 'plan type'], example: 'Tiffin', initial: 'tiffin' },
    { tiffin: 'Tiffin', catering: 'Catering' },
  ),
  isActive: flagColumn({
    heading: 'Plan on sale',
    aliases: ['plan active'],
    example: 'yes',
    initial: true,
  }),
  isPopular: flagColumn({ heading: 'Popular', aliases: [], example: 'no', initial: false }),
  popularBadge: optionalTextColumn({
    heading: 'Badge',
    aliases: ['popular badge'],
    example: null,
    initial: null,
  }),
  theme: textColumn({ heading: 'Theme', aliases: ['colour', 'color'], example: null, initial: '' }),
  sortOrder: numberColumn(
    { heading: 'Place', aliases: ['order', 'sort', 'sort order'], example: null, initial: 0 },
    'Please write a whole number.',
  ),
  billingCycle: choiceColumn(
    {
      heading: 'Billed',
      aliases: ['billing cycle', 'billing', 'cycle', 'period'],
      example: 'Monthly',
    },
    BILLING_CYCLE_LABELS,
  ),
  price: amountColumn({
    heading: 'Price of one',
    aliases: ['price', 'price per tiffin', 'rate', 'price each'],
    example: '11.00',
  }),
  totalPrice: optionalAmountColumn({
    heading: 'Total price',
    aliases: ['total'],
    example: null,
    initial: null,
  }),
  tiffinCount: numberColumn(
    { heading: 'Tiffins', aliases: ['tiffin count', 'number of tiffins', 'count'], example: '20' },
    'Please write how many tiffins, like 20.',
  ),
  unit: textColumn({ heading: 'Unit', aliases: ['per'], example: 'tiffin', initial: '' }),
  features,
  box,
  variantIsActive: flagColumn({
    heading: 'On sale',
    aliases: ['active', 'on', 'offered'],
    example: 'yes',
    initial: true,
  }),
  deliveryCharge: amountColumn({
    heading: 'Delivery charge',
    aliases: ['delivery', 'delivery fee'],
    example: '0.00',
    initial: 0,
  }),
  taxPercentage: percentColumn({
    heading: 'Tax in percent',
    aliases: ['tax', 'hst', 'tax percentage'],
    example: '13',
  }),
  discountPercentage: optionalPercentColumn({
    heading: 'Discount in percent',
    aliases: ['discount'],
    example: null,
    initial: null,
  }),
};
