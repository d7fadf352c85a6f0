import { median } from '../statistics.ts';
import type { Timed } from './measure.ts';

/** What has as many rows in both kitchens: the dishes, the snacks, the plans and the blog. */
const SAME = /^admin(Dishes|Snacks|PlanGroups|Blogs|BlogCategories|WeeklyMenus)\./;

/**
 * How much slower the machine was the second time, by what should take as long as the first; at
 * least 1. Others who use it meanwhile are no growth.
 */
export function paceOf(before: Map<string, Timed>, after: Map<string, Timed>): number {
  const ratios = [...before]
    .filter(([name]) => SAME.test(name))
    .map(([name, { ms }]) => (after.get(name)?.ms ?? ms) / ms);
  return Math.max(1, median(ratios));
}
