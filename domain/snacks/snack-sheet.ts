import type * as z from 'zod/mini';
import type { SnackBody } from '#contract/snacks/desk-catalogue.ts';
import { SNACK_CATEGORY_LABELS } from '#domain/kitchen/desk-labels.ts';
import type { SheetColumns } from '#domain/platform/sheet.ts';
import {
  amountColumn,
  choicesColumn,
  flagColumn,
  listColumn,
  optionalNumberColumn,
  optionalTextColumn,
  percentColumn,
  textColumn,
} from '#domain/platform/sheet-columns.ts';

type Snack = z.input<typeof SnackBody>;

/** A line of the sheet of snacks: a snack as the wire has it, with decimal dollars and percent. */
export type SnackLine = { [Column in keyof Snack]-?: Exclude<Snack[Column], undefined> };

/** An address is in small letters, however it is typed. */
const slugColumn = (head: Parameters<typeof optionalTextColumn>[0]) => {
  const column = optionalTextColumn(head);
  return { ...column, read: (cell: string) => column.read(cell.toLowerCase()) };
};

/** The sheet of snacks, a line for each (docs/rules.md#sheets). */
export const SNACK_SHEET: SheetColumns<SnackLine> = {
  name: textColumn({
    heading: 'Name',
    aliases: ['snack', 'snack name', 'item', 'product'],
    example: 'Name of the snack',
    isKey: true,
  }),
  slug: slugColumn({
    heading: 'Address in the shop',
    aliases: ['slug', 'url'],
    example: null,
    initial: null,
    emptyStays: true,
  }),
  description: textColumn({
    heading: 'Description',
    aliases: ['about', 'details'],
    example: 'What it is, in a sentence.',
    initial: '',
  }),
  price: amountColumn({ heading: 'Price', aliases: ['rate', 'cost', 'amount'], example: '8.50' }),
  unit: textColumn({
    heading: 'Sold by',
    aliases: ['unit', 'per', 'pack', 'quantity'],
    example: '4 pieces',
    initial: '',
  }),
  categories: choicesColumn(
    {
      heading: 'Categories',
      aliases: ['category', 'type'],
      example: 'Indian snacks, Savory',
      initial: [],
    },
    SNACK_CATEGORY_LABELS,
  ),
  isVegetarian: flagColumn({
    heading: 'Vegetarian',
    aliases: ['veg'],
    example: 'yes',
    initial: true,
  }),
  isSpicy: flagColumn({ heading: 'Spicy', aliases: ['hot'], example: 'no', initial: false }),
  preparationTime: optionalNumberColumn(
    {
      heading: 'Minutes to prepare',
      aliases: ['preparation time', 'prep time', 'minutes'],
      example: '20',
      initial: null,
    },
    'Please write whole minutes, like 20, or leave it empty.',
  ),
  calories: optionalNumberColumn(
    { heading: 'Calories', aliases: ['kcal', 'energy'], example: '210', initial: null },
    'Please write whole kilocalories, like 210, or leave it empty.',
  ),
  tags: listColumn({ heading: 'Tags', aliases: ['tag'], example: 'steamed', initial: [] }),
  allergens: listColumn({
    heading: 'Allergens',
    aliases: ['allergen', 'contains'],
    example: 'Mustard',
    initial: [],
  }),
  featured: flagColumn({
    heading: 'Featured',
    aliases: ['highlight'],
    example: 'no',
    initial: false,
  }),
  isActive: flagColumn({
    heading: 'On sale',
    aliases: ['active', 'on', 'offered', 'available'],
    example: 'yes',
    initial: true,
  }),
  deliveryCharge: amountColumn({
    heading: 'Delivery charge',
    aliases: ['delivery', 'delivery fee', 'shipping'],
    example: '0.00',
    initial: 0,
  }),
  taxPercentage: percentColumn({
    heading: 'Tax in percent',
    aliases: ['tax', 'hst', 'tax percentage'],
    example: '13',
  }),
  sortOrder: optionalNumberColumn(
    {
      heading: 'Place in the shop',
      aliases: ['order', 'sort', 'place'],
      example: null,
      initial: null,
      emptyStays: true,
    },
    'Please write a whole number, or leave it empty.',
  ),
  dailyLimit: optionalNumberColumn(
    {
      heading: 'At most a day',
      aliases: ['daily limit', 'limit', 'limit a day'],
      example: null,
      initial: null,
    },
    'Please write how many a day at most, or leave it empty.',
  ),
};
