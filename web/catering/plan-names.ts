import type { CateringPlan } from '#contract/catering-menu.ts';

/** A plan under the name by which customers know it. */
export type NamedPlan = CateringPlan & { displayName: string };

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `Plan 1 - Basic`, `Plan 2 - Premium`, `Plan 3 - {Cycle}` (spec 1 section 9); `place` counts from 1. */
export const planName = ({ billingCycle }: { billingCycle: string }, place: number): string =>
  `Plan ${place} - ${billingCycle
    .split(/[\s_]+/)
    .map(capitalised)
    .join(' ')}`;

/** The plans with their names, numbered in the order in which the kitchen offers them. */
export const namedPlans = (plans: readonly CateringPlan[]): NamedPlan[] =>
  plans.map((plan, index) => ({ ...plan, displayName: planName(plan, index + 1) }));
