import type { SnapshotContext } from '#api/platform/http/handler.ts';
import type { catering } from '#contract/catering/catering.ts';
import type { CalculatedMenu } from '#contract/catering/menu.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { countItems } from '#domain/catering/menu.ts';
import { sharedCatalogue } from './catalogue.ts';
import { estimate } from './estimate.ts';

/** The menu and the price of what is chosen so far; nothing is stored. */
export async function calculateMenu(
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
