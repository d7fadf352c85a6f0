import * as z from 'zod/mini';
import { BasisPoints, Id, Money } from '#contract/platform/primitives.ts';

/**
 * The seven choices of a catering menu, in the order of the meal's planning
 * (docs/rules.md#the-catering-menu).
 */
export const MenuCategory = z.enum(['sabji', 'sweet', 'shrikhand', 'salad', 'dal', 'roti', 'rice']);
export type MenuCategory = z.output<typeof MenuCategory>;

/** A dish of one of the seven categories, as it was chosen. */
export const MenuChoice = z.object({
  category: MenuCategory,
  optionId: Id,
  name: z.string(),
  surcharge: Money,
});
export type MenuChoice = z.output<typeof MenuChoice>;

/** A line of the menu for the whole party. */
export const MenuLine = z.object({
  item: z.string(),
  quantity: z.int(),
  category: z.string(),
  unit: z.string(),
  specialNote: z.nullable(z.string()),
});
export type MenuLine = z.output<typeof MenuLine>;

const AdditionalQuantities = z.object({ roti: z.int(), puri: z.int() });

/** The estimate, line by line, in cents (docs/rules.md#the-estimate). */
export const InquiryPrice = z.object({
  basePrice: Money,
  additionalCharges: Money,
  deliveryFee: Money,
  taxPercentage: BasisPoints,
  taxAmount: Money,
  totalPrice: Money,
  pricePerPerson: Money,
  additionalQuantities: AdditionalQuantities,
});
export type InquiryPrice = z.output<typeof InquiryPrice>;
