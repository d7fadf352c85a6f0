import { DIET_NAMES, DIETS } from '#admin/platform/words/choices.ts';
import type { PlanCount } from '#contract/kitchen/cooking.ts';
import { countByPlan } from '#domain/kitchen/plan-counts.ts';

/** `8 Everyday Tiffin · 6 Full Thali (2 Jain)`: how many of each plan, and which of them are cooked differently. */
export function planWords(orders: readonly PlanCount[]): string {
  const counts = countByPlan(orders);
  return [...new Set(counts.map(({ planName }) => planName))]
    .map((planName) => {
      const ofPlan = counts.filter((count) => count.planName === planName);
      const total = ofPlan.reduce((sum, { quantity }) => sum + quantity, 0);
      const others = DIETS.filter((diet) => diet !== 'vegetarian').flatMap((diet) => {
        const quantity = ofPlan.find((count) => count.diet === diet)?.quantity ?? 0;
        return quantity > 0 ? `${quantity} ${DIET_NAMES[diet]}` : [];
      });
      return `${total} ${planName}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
    })
    .join(' · ');
}

/** `Full Thali`, `Full Thali, Jain`: whose box it is. */
export const boxName = ({ name, diet }: { name: string; diet: PlanCount['diet'] }): string =>
  diet === 'vegetarian' ? name : `${name}, ${DIET_NAMES[diet]}`;
