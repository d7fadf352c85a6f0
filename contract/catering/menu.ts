import * as z from 'zod/mini';
import { Diet } from '#contract/account/diet.ts';
import { PlanFeature } from '#contract/money/plan-feature.ts';
import { BasisPoints, Id, Money, text } from '#contract/platform/primitives.ts';
import { CateringService } from './inquiry-choices.ts';
import { InquiryPrice, MenuCategory, MenuLine } from './inquiry-menu.ts';
import { MOST_DISHES } from './most-dishes.ts';

/** A catering plan. `price` and `deliveryCharge` are per person, in cents. */
export const CateringPlan = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  price: Money,
  currency: z.string(),
  billingCycle: z.string(),
  unit: z.string(),
  deliveryCharge: Money,
  taxPercentage: BasisPoints,
  features: z.array(PlanFeature),
});
export type CateringPlan = z.output<typeof CateringPlan>;

/** One thing to choose; `surcharge` is in cents for each guest. */
export const MenuOption = z.object({
  id: Id,
  name: z.string(),
  /** Other ways in which it is written; the API takes them too. */
  spellings: z.array(z.string()),
  surcharge: Money,
  /** Whom it suits as it is usually cooked. */
  diets: z.array(Diet),
  isDefault: z.boolean(),
});
export type MenuOption = z.output<typeof MenuOption>;

/** What a menu can be put together from, and what extras cost. */
export const CateringMenu = z.object({
  categories: z.array(z.object({ category: MenuCategory, options: z.array(MenuOption) })),
  /** Cents for each piece. */
  extraRotiPrice: Money,
  extraPuriPrice: Money,
  /**
   * Above so many guests the kitchen calls before the estimate holds (docs/rules.md#many-guests).
   */
  callAboveGuests: z.int(),
  callAbovePoojaGuests: z.int(),
});
export type CateringMenu = z.output<typeof CateringMenu>;

const GUESTS = 'Please enter a valid number of guests.';
/** How many come: from 1 to 10,000. */
export const guests = z.int(GUESTS).check(z.gte(1, GUESTS), z.lte(10_000, GUESTS));

/** How many extra rotis or puris. */
export const pieces = z
  .int('Please enter a whole number.')
  .check(z.gte(0, 'Please enter 0 or more.'), z.lte(10_000, 'Please enter at most 10000.'));

const DISHES =
  'A menu option by its id, its name or another spelling; or several of them, as many as the plan includes for each guest, among whom the quantity is shared.';

/** A dish, or several of its category (docs/decisions/0035-premium-is-two-dishes.md). */
export const dishes = (dish: z.ZodMiniType<string, string>, missing: string) =>
  z
    .union(
      [
        dish,
        z.array(dish, missing).check(
          z.minLength(1, missing),
          // A check of its own length would be told of in the words of the union.
          z.refine((list) => list.length <= MOST_DISHES, `Please select at most ${MOST_DISHES}.`),
        ),
      ],
      missing,
    )
    .check(z.describe(DISHES));

/** The same; nothing while none is chosen. */
export const maybeChosen = z.nullish(dishes(text(120), 'Please select a dish of our menu.'));

export const CalculateMenuBody = z.object({
  planId: Id,
  numberOfGuests: guests,
  /** What is only picked up has no delivery; it is brought while this is not said. */
  cateringService: z.optional(z.array(CateringService)),
  selectedSabji: maybeChosen,
  selectedSweet: maybeChosen,
  selectedShrikhand: maybeChosen,
  selectedSalad: maybeChosen,
  selectedDal: maybeChosen,
  selectedRoti: maybeChosen,
  selectedRice: maybeChosen,
  additionalQuantities: z.optional(
    z.object({ roti: z._default(pieces, 0), puri: z._default(pieces, 0) }),
  ),
});

export const CalculatedMenu = z.object({
  calculatedMenu: z.array(MenuLine),
  pricingCalculation: InquiryPrice,
  totalMenuItems: z.int(),
});
export type CalculatedMenu = z.output<typeof CalculatedMenu>;
