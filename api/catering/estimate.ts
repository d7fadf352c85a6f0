import * as z from 'zod/mini';
import type { SnapshotContext } from '#api/platform/http/handler.ts';
import { CurrentInquiryPrice, type catering } from '#contract/catering/catering.ts';
import type { CateringService } from '#contract/catering/inquiry-choices.ts';
import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import type {
  InquiryPrice,
  MenuCategory,
  MenuChoice,
  MenuLine,
} from '#contract/catering/inquiry-menu.ts';
import type { CalculatedMenu, CateringPlan, MenuOption } from '#contract/catering/menu.ts';
import { MENU_FIELDS, type MenuField } from '#contract/catering/menu-fields.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { countDishes } from '#domain/catering/labels.ts';
import {
  type Choices,
  countItems,
  dishesIncluded,
  type Extras,
  findOption,
  includesShrikhand,
} from '#domain/catering/menu.ts';
import { estimateOf } from '#domain/catering/price.ts';
import { type CateringCatalogue, sharedCatalogue } from './catalogue.ts';

type EstimateRequest = {
  planId: string;
  guests: number;
  services: readonly CateringService[];
  extras: Extras;
} & Partial<Record<MenuField, string | string[] | null | undefined>>;

export type Estimate = {
  plan: CateringPlan;
  choices: MenuChoice[];
  menu: MenuLine[];
  price: InquiryPrice;
};

/** Ten million dollars: more is no dinner, and the books hold it. */
const MOST_CENTS = 1_000_000_000;

/**
 * Works out the menu and the price of what was asked for, from what is on offer now. What the plan
 * has no shrikhand for is dropped. Refuses a plan or an option that is not on offer,
 * and more dishes of a category than the plan includes; fewer share its quantity among them.
 */
function estimate({ plans, menu }: CateringCatalogue, asked: EstimateRequest): Estimate | Refusal {
  const plan = plans.find(({ id }) => id === asked.planId);
  if (!plan) return refuse('plan_unavailable', {}, { field: 'selectedPlan' });
  const withShrikhand = includesShrikhand(plan.features);
  const choices: Choices = {};
  for (const { category, options } of menu.categories) {
    const field = MENU_FIELDS[category];
    if (category === 'shrikhand' && !withShrikhand) continue;
    const chosen = new Set<MenuOption>();
    for (const written of [asked[field] ?? []].flat().filter(Boolean)) {
      const option = findOption(options, written);
      if (!option) return refuse('menu_option_unavailable', { name: shown(written) }, { field });
      chosen.add(option);
    }
    const included = dishesIncluded(category, plan.features);
    if (chosen.size > included)
      return refuse('too_many_dishes', { included: countDishes(included, category) }, { field });
    choices[category] = options.filter((option) => chosen.has(option));
  }
  const { guests, services, extras } = asked;
  const estimated = estimateOf({ plan, guests, services, choices, extras, extraPrices: menu });
  if (estimated.price.totalPrice > MOST_CENTS)
    return refuse('inquiry_too_large', {}, { field: 'numberOfGuests' });
  return { plan, choices: toMenuChoices(choices), ...estimated };
}

/** An id means nothing to a person. */
const shown = (written: string): string =>
  z.uuid().safeParse(written).success ? 'One of your choices' : written;

const toMenuChoices = (choices: Choices): MenuChoice[] =>
  (Object.entries(choices) as [MenuCategory, readonly MenuOption[]][]).flatMap(
    ([category, dishes]) =>
      dishes.map(({ id, name, surcharge }) => ({ category, optionId: id, name, surcharge })),
  );

type SubmittedInquiry = Omit<InquiryBody, 'website'>;

/**
 * The estimate of a whole inquiry: shrikhand must be chosen where the plan has it, and a figure that
 * the customer read and that is another now is a refusal with the new ones
 * (docs/rules.md#the-servers-prices).
 */
export function estimateInquiry(
  catalogue: CateringCatalogue,
  body: SubmittedInquiry,
): Estimate | Refusal {
  const shown = body.pricingCalculation;
  const extras = { roti: 0, puri: 0, ...shown?.additionalQuantities };
  const estimated = estimate(catalogue, {
    ...body,
    planId: body.selectedPlan.id,
    guests: body.numberOfGuests,
    services: body.cateringService,
    extras,
  });
  if (isRefusal(estimated)) return estimated;
  const { plan, choices, menu, price } = estimated;
  const hasShrikhand = choices.some(({ category }) => category === 'shrikhand');
  if (includesShrikhand(plan.features) && !hasShrikhand)
    return refuse('shrikhand_missing', {}, { field: 'selectedShrikhand' });
  const read: [number | undefined, number][] = [
    [shown?.basePrice, price.basePrice],
    [shown?.additionalCharges, price.additionalCharges],
    [shown?.totalPrice, price.totalPrice],
  ];
  if (read.some(([then, now]) => then !== undefined && then !== now)) {
    const quote = z.encode(CurrentInquiryPrice, {
      calculatedMenu: menu,
      pricingCalculation: price,
    });
    return refuse('prices_changed', {}, { data: { quote } });
  }
  return estimated;
}

/** The menu and the price of what is chosen so far; nothing is stored. */
export async function readCalculatedMenu(
  ctx: SnapshotContext,
  { body }: InputOf<typeof catering.calculateMenu>,
): Promise<CalculatedMenu | Refusal> {
  const { numberOfGuests: guests, cateringService: services = [], additionalQuantities } = body;
  const extras = additionalQuantities ?? { roti: 0, puri: 0 };
  const estimated = estimate(await sharedCatalogue(ctx), { ...body, guests, services, extras });
  if (isRefusal(estimated)) return estimated;
  const { menu, price } = estimated;
  return { calculatedMenu: menu, pricingCalculation: price, totalMenuItems: countItems(menu) };
}
