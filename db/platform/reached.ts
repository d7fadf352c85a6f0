import { sql } from 'kysely';
import { dayOf } from '#domain/platform/days.ts';
import { literals } from './literals.ts';

/**
 * Whether what is said of somebody now reaches an order: in one of these states, or called off for a
 * day that is still to come. A skip is undone, a cancelled one taken back or corrected, and it is then
 * cooked by what stands on it.
 */
export const isReached = (states: readonly string[], at: Temporal.Instant) =>
  sql<boolean>`(status IN (${literals(states)})
    OR status IN ('cancelled', 'skipped') AND delivery_day >= ${dayOf(at)}::date)`;
