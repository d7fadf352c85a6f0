import { Diet } from '#contract/account/accounts.ts';
import type { PlanCount } from '#contract/kitchen/cooking.ts';

/** How many tiffins of each plan and diet, by the names of plans, then by diet. */
export function countByPlan(orders: readonly PlanCount[]): PlanCount[] {
  const counts = new Map<string, PlanCount>();
  for (const { planName, diet, quantity } of orders) {
    const key = JSON.stringify([planName, diet]);
    const known = counts.get(key);
    counts.set(key, { planName, diet, quantity: quantity + (known?.quantity ?? 0) });
  }
  return [...counts.values()].sort(byPlanAndDiet);
}

/** The order in which boxes are listed everywhere: by the names of plans, then by diet. */
export const byPlanAndDiet = (
  one: { planName: string; diet: Diet },
  other: { planName: string; diet: Diet },
): number =>
  one.planName.localeCompare(other.planName, 'en') ||
  Diet.options.indexOf(one.diet) - Diet.options.indexOf(other.diet);
