import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { PlanType, PlanVariant } from '#contract/money/plans.ts';
import type { Box, BoxLine } from '#contract/tiffin/box.ts';
import { boxText } from '#domain/tiffin/box-text.ts';

type PlanFeature = PlanVariant['features'][number];

/** One way to buy a group; `price` in cents per tiffin or per guest, tax in basis points. */
export type SeededVariant = {
  billingCycle: BillingCycle;
  price: number;
  totalPrice: number | null;
  tiffinCount: number;
  unit: string;
  features: PlanFeature[];
  /** Null for catering. */
  box: Box | null;
  deliveryCharge: number;
  taxBasisPoints: number;
  discountPercentage: number | null;
};

export type SeededPlanGroup = {
  name: string;
  description: string;
  planType: PlanType;
  isPopular: boolean;
  popularBadge: string | null;
  theme: string;
  variants: SeededVariant[];
};

/** Harmonized sales tax on prepared meals in Ontario (Excise Tax Act, Schedule VI, Part III). */
export const HST = 1300;

const CYCLES = {
  daily: { tiffins: 1, unit: '/meal' },
  weekly: { tiffins: 5, unit: '/week' },
  monthly: { tiffins: 20, unit: '/month' },
} as const;

type TiffinCycle = keyof typeof CYCLES;

const yes = (...texts: string[]) => texts.map((text) => ({ text, isActive: true }));
const no = (...texts: string[]) => texts.map((text) => ({ text, isActive: false }));

/** What every tiffin of a cycle comes with, whatever is in the box. */
const COMES_WITH: Record<TiffinCycle, string[]> = {
  daily: ['1 credit, good for any weekday'],
  weekly: ['5 credits that never expire', 'Skip a day with your credit back'],
  monthly: ['20 credits that never expire', 'Skip a day with your credit back'],
};

/** A line of a box: one dish of a course, a portion of it, every day, unless it says otherwise. */
const line = (course: BoxLine['course'], change: Partial<BoxLine> = {}): BoxLine => ({
  course,
  dishes: 1,
  amount: 1,
  unit: 'servings',
  usualPortion: null,
  weekdays: null,
  ...change,
});

/** A portion of roti is four; of another bread there comes as much more or less as of roti. */
const rotis = (amount: number) => line('roti', { amount, unit: 'pieces', usualPortion: 4 });

const FRIDAYS = [5];
const TWICE_A_WEEK = [3, 5];

const ON_REQUEST = 'Jain or Swaminarayan on request';

/** What is in the box of a group every week, and what a sweet in it is like. */
type TiffinPlanGroup = { box: Box; sweet: Partial<BoxLine> };

/**
 * A variant of a tiffin group. The total is the price times the tiffins, and the percentage is a
 * label for how much less a tiffin costs than in the group's daily plan
 * (docs/rules.md#price-of-a-plan).
 * @param sweetDays the weekdays on which a sweet comes; null: the card says that none comes
 */
function tiffin(
  { box, sweet }: TiffinPlanGroup,
  cycle: TiffinCycle,
  price: number,
  sweetDays: number[] | null,
  discountPercentage: number | null = null,
): SeededVariant {
  const { tiffins, unit } = CYCLES[cycle];
  const dessert = line('sweet', { ...sweet, weekdays: sweetDays ?? FRIDAYS });
  return {
    billingCycle: cycle,
    price,
    totalPrice: cycle === 'daily' ? null : price * tiffins,
    tiffinCount: tiffins,
    unit,
    features: [
      ...yes(...boxText(box), ON_REQUEST, ...COMES_WITH[cycle]),
      ...(sweetDays ? yes : no)(...boxText([{ ...dessert, amount: 1 }])),
    ],
    box: sweetDays ? [...box, dessert] : box,
    deliveryCharge: 0,
    taxBasisPoints: HST,
    discountPercentage,
  };
}

const EVERYDAY: TiffinPlanGroup = {
  box: [line('sabji'), line('dal'), line('rice'), rotis(4)],
  sweet: {},
};
const THALI: TiffinPlanGroup = {
  box: [
    line('sabji', { dishes: 2 }),
    line('dal'),
    line('rice'),
    rotis(5),
    line('salad'),
    line('side'),
    line('farsan', { weekdays: [1, 4] }),
  ],
  sweet: {},
};
const FOR_TWO = { amount: 2 };
const FAMILY: TiffinPlanGroup = {
  box: [
    line('sabji', { dishes: 2, ...FOR_TWO }),
    line('dal', FOR_TWO),
    line('rice', FOR_TWO),
    rotis(10),
    line('salad', FOR_TWO),
    line('side', FOR_TWO),
    line('farsan', { weekdays: [1, 4], ...FOR_TWO }),
  ],
  sweet: FOR_TWO,
};

/**
 * A catering plan, priced per guest. The number at the start of a feature is how many servings of
 * that category each guest gets, and shrikhand is on offer only where a feature
 * names it (docs/rules.md#servings-and-dishes).
 */
function catering(
  cycle: 'basic' | 'premium',
  price: number,
  perGuest: string[],
  more: PlanFeature[],
) {
  return {
    billingCycle: cycle,
    price,
    totalPrice: null,
    tiffinCount: 1,
    unit: '/person',
    features: [...yes(...perGuest), ...more],
    box: null,
    deliveryCharge: 100,
    taxBasisPoints: HST,
    discountPercentage: null,
  } satisfies SeededVariant;
}

/** The plans of a kitchen that opens today; the desk edits them. */
export const PLAN_GROUPS: SeededPlanGroup[] = [
  {
    name: 'Everyday Tiffin',
    description: 'The meal most of us grew up with: one sabji, dal, rice and soft rotis.',
    planType: 'tiffin',
    isPopular: true,
    popularBadge: 'Popular',
    theme: 'turmeric',
    variants: [
      tiffin(EVERYDAY, 'daily', 1299, null),
      tiffin(EVERYDAY, 'weekly', 1199, null, 7),
      tiffin(EVERYDAY, 'monthly', 1099, FRIDAYS, 15),
    ],
  },
  {
    name: 'Full Thali',
    description:
      'A second sabji, something crunchy and something cool. Lunch that feels like Sunday.',
    planType: 'tiffin',
    isPopular: false,
    popularBadge: null,
    theme: 'chilli',
    variants: [
      tiffin(THALI, 'daily', 1899, null),
      tiffin(THALI, 'weekly', 1749, FRIDAYS, 7),
      tiffin(THALI, 'monthly', 1599, TWICE_A_WEEK, 15),
    ],
  },
  {
    name: 'Family Dabba',
    description: 'Dinner for two, or for one with lunch left for tomorrow.',
    planType: 'tiffin',
    isPopular: false,
    popularBadge: null,
    theme: 'leaf',
    variants: [
      tiffin(FAMILY, 'daily', 2499, null),
      tiffin(FAMILY, 'weekly', 2299, FRIDAYS, 8),
      tiffin(FAMILY, 'monthly', 2099, TWICE_A_WEEK, 16),
    ],
  },
  {
    name: 'Plan 1 - Basic',
    description: 'A complete Gujarati or Punjabi meal for your guests, cooked the same morning.',
    planType: 'catering',
    isPopular: false,
    popularBadge: null,
    theme: 'leaf',
    variants: [
      catering(
        'basic',
        1699,
        [
          '1 sabji per guest',
          '1 sweet per guest',
          '1 salad or raita per guest',
          '1 dal or kadhi per guest',
          '3 rotis per guest',
          '1 rice per guest',
        ],
        yes('Disposable plates and cutlery on request'),
      ),
    ],
  },
  {
    name: 'Plan 2 - Premium',
    description: 'For weddings and big birthdays: more of everything, and shrikhand to finish.',
    planType: 'catering',
    isPopular: true,
    popularBadge: 'Most chosen',
    theme: 'turmeric',
    variants: [
      catering(
        'premium',
        2299,
        [
          '2 sabjis per guest',
          '2 sweets per guest',
          '1 shrikhand per guest',
          '1 salad or raita per guest',
          '1 dal or kadhi per guest',
          '4 rotis per guest',
          '1 rice per guest',
        ],
        yes('Plates, cutlery and serving spoons included'),
      ),
    ],
  },
];
