import type { BillingCycle, PlanType, PlanVariant } from '#contract/plans.ts';

type PlanFeature = PlanVariant['features'][number];

/** One way to buy a group; `price` in cents per tiffin or per guest, tax in basis points. */
export type SeededVariant = {
  billingCycle: BillingCycle;
  price: number;
  totalPrice: number | null;
  tiffinCount: number;
  unit: string;
  features: PlanFeature[];
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

/**
 * A variant of a tiffin group. The total is the price times the tiffins, and the percentage is a
 * label for how much less a tiffin costs than in the group's daily plan (decisions 11).
 */
function tiffin(
  cycle: TiffinCycle,
  price: number,
  box: string[],
  more: PlanFeature[],
  discountPercentage: number | null = null,
): SeededVariant {
  const { tiffins, unit } = CYCLES[cycle];
  return {
    billingCycle: cycle,
    price,
    totalPrice: cycle === 'daily' ? null : price * tiffins,
    tiffinCount: tiffins,
    unit,
    features: [...yes(...box, ...COMES_WITH[cycle]), ...more],
    deliveryCharge: 0,
    taxBasisPoints: HST,
    discountPercentage,
  };
}

const EVERYDAY = ['1 sabji, dal, rice and 4 rotis', 'Jain or Swaminarayan on request'];
const THALI = [
  '2 sabjis, dal or kadhi, rice and 5 rotis',
  'Salad, pickle and papad',
  'Jain or Swaminarayan on request',
];
const FAMILY = [
  'A tall tiffin that feeds two',
  '2 sabjis, dal or kadhi, rice and 10 rotis',
  'Salad, pickle, papad and chaas',
  'Jain or Swaminarayan on request',
];

/**
 * A catering plan, priced per guest. The number at the start of a feature is how many servings of
 * that category each guest gets, and shrikhand is on offer only where a feature names it (spec 1
 * sections 5 and 9).
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
    deliveryCharge: 100,
    taxBasisPoints: HST,
    discountPercentage: null,
  } satisfies SeededVariant;
}

/** The plans of a kitchen that opens today; the desk edits them (spec 2 section 2). */
export const PLAN_GROUPS: SeededPlanGroup[] = [
  {
    name: 'Everyday Tiffin',
    description: 'The meal most of us grew up with: one sabji, dal, rice and soft rotis.',
    planType: 'tiffin',
    isPopular: true,
    popularBadge: 'Popular',
    theme: 'turmeric',
    variants: [
      tiffin('daily', 1299, EVERYDAY, no('Sweet on Fridays')),
      tiffin('weekly', 1199, EVERYDAY, no('Sweet on Fridays'), 7),
      tiffin('monthly', 1099, EVERYDAY, yes('Sweet on Fridays'), 15),
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
      tiffin('daily', 1899, THALI, no('Sweet on Fridays')),
      tiffin('weekly', 1749, THALI, yes('Sweet on Fridays'), 7),
      tiffin('monthly', 1599, THALI, yes('Sweet twice a week'), 15),
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
      tiffin('daily', 2499, FAMILY, no('Sweet on Fridays')),
      tiffin('weekly', 2299, FAMILY, yes('Sweet on Fridays'), 8),
      tiffin('monthly', 2099, FAMILY, yes('Sweet twice a week'), 16),
    ],
  },
  {
    name: 'Basic Catering',
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
    name: 'Premium Catering',
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
