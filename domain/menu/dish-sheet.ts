import type * as z from 'zod/mini';
import { type DishBody, PortionUnit } from '#contract/menu/desk-dishes.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { COURSE_LABELS, SPICE_LEVEL_LABELS } from '#domain/kitchen/desk-labels.ts';
import { CellProblem, type SheetColumn, type SheetColumns } from '#domain/platform/sheet.ts';
import {
  choiceColumn,
  choicesColumn,
  flagColumn,
  listColumn,
  optionalNumberColumn,
  readList,
  shortCell,
  textColumn,
  writeList,
} from '#domain/platform/sheet-columns.ts';

type Dish = z.output<typeof DishBody>;

/** A line of the sheet of dishes: a dish as its form has it. */
export type DishLine = { [Column in keyof Dish]-?: Exclude<Dish[Column], undefined> };

/** `None` is said; an empty cell is that nobody has said it yet. */
const allergens: SheetColumn<string[] | null> = {
  heading: 'Allergens',
  aliases: ['allergen', 'contains'],
  example: 'Milk, Mustard',
  initial: null,
  read: (cell) => {
    if (cell.trim() === '') return null;
    return /^none$/i.test(cell.trim()) ? [] : readList(cell);
  },
  write(words) {
    if (words === null) return '';
    const listed = writeList(words);
    // An allergen of that name is not none of them.
    return /^none$/i.test(listed) ? `${listed},` : listed || 'None';
  },
};

/** `"Fat: saturated": 2 g`, or with a plain name `Protein: 12 g`. */
const ENTRY = /^(?:"(?<quoted>(?:[^"]|"")+)"|(?<plain>[^:]+)):(?<amount>.+)$/;

/** What it is, with quotation marks around it where a colon in it would end it. */
const nutrientText = (name: string): string =>
  /[:"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;

/** `Calories: 320 kcal, Protein: 12 g` */
const nutrition: SheetColumn<DishLine['nutrition']> = {
  heading: 'Nutrition',
  aliases: ['nutritional info', 'nutrients'],
  example: 'Calories: 320 kcal, Protein: 12 g',
  initial: [],
  read: (cell) =>
    readList(cell).map((entry) => {
      const { quoted, plain, amount } = ENTRY.exec(entry)?.groups ?? {};
      const name = quoted?.replaceAll('""', '"') ?? plain;
      if (!name || !amount)
        throw new CellProblem('Please write what it is and how much of it: Protein: 12 g.');
      return { name: name.trim(), amount: amount.trim() };
    }),
  write: (entries) =>
    writeList(entries.map(({ name, amount }) => `${nutrientText(name)}: ${amount}`)),
};

const PORTION = 'Please write a portion like 240 ml, 150 g or 4 pieces.';

const portion: SheetColumn<DishLine['portion']> = {
  heading: 'Portion',
  aliases: ['portion size', 'serving', 'serving size'],
  example: '240 ml',
  initial: null,
  read: (cell) => {
    if (cell.trim() === '') return null;
    const typed = shortCell(cell, PORTION);
    const [, amount, word = ''] = /^([\d,]{1,9})\s*([a-z]+)\.?$/i.exec(typed) ?? [];
    const unit = PortionUnit.options.find((one) => one.startsWith(word.toLowerCase()));
    if (amount === undefined || word === '' || !unit) throw new CellProblem(PORTION);
    return { amount: Number(amount.replaceAll(',', '')), unit };
  },
  write: (measured) => (measured ? `${measured.amount} ${measured.unit}` : ''),
};

/** As kitchens write them in their own lists. */
const OTHER_COURSE_WORDS = {
  sabji: ['sabzi', 'subji', 'subzi', 'shaak', 'bhaji'],
  dal: ['daal', 'dhal'],
  rice: ['chawal', 'bhaat'],
  roti: ['rotli', 'chapati', 'phulka'],
  farsan: ['snack'],
  sweet: ['mithai', 'dessert'],
};

/** The sheet of dishes, a line for each (docs/rules.md#sheets). */
export const DISH_SHEET: SheetColumns<DishLine> = {
  name: textColumn({
    heading: 'Name',
    aliases: ['dish', 'dish name', 'item'],
    example: 'Name of the dish',
    isKey: true,
  }),
  description: textColumn({
    heading: 'Description',
    aliases: ['about', 'details'],
    example: 'What is in it, in a sentence.',
    initial: '',
  }),
  course: choiceColumn(
    { heading: 'Course', aliases: ['type', 'category', 'kind'], example: 'Sabji' },
    COURSE_LABELS,
    OTHER_COURSE_WORDS,
  ),
  diets: choicesColumn(
    {
      heading: 'Suits',
      aliases: ['diet', 'diets', 'for'],
      example: 'Vegetarian, Swaminarayan',
      initial: ['vegetarian'],
    },
    DIET_LABELS,
  ),
  spiceLevel: choiceColumn(
    {
      heading: 'Spice level',
      aliases: ['spice', 'spicy', 'heat'],
      example: 'Medium',
      initial: 'medium',
    },
    SPICE_LEVEL_LABELS,
  ),
  preparationTime: optionalNumberColumn(
    {
      heading: 'Minutes to prepare',
      aliases: ['preparation time', 'prep time', 'minutes'],
      example: '30',
      initial: null,
    },
    'Please write whole minutes, like 30, or leave it empty.',
  ),
  tags: listColumn({ heading: 'Tags', aliases: ['tag'], example: 'high protein', initial: [] }),
  allergens,
  nutrition,
  portion,
  isActive: flagColumn({
    heading: 'Offered to plan',
    aliases: ['active', 'on', 'offered'],
    example: 'yes',
    initial: true,
  }),
};
