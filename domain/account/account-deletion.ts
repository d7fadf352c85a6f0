import { addDays, dayOf, type IsoDay, laterDay } from '#domain/platform/days.ts';

/**
 * So many days a customer who asked to be deleted can change their mind
 * (docs/rules.md#account-deletion).
 */
const GRACE_DAYS = 30;

/** The Toronto day on which somebody who asks now is erased. */
export const deletionDay = (now: Temporal.Instant): IsoDay => addDays(dayOf(now), GRACE_DAYS);

/**
 * The same, but not before the day after an event that the kitchen has promised them: it needs to
 * know for whom and where it cooks (docs/decisions/0019).
 * @param event the day of the last such event; null when there is none
 */
export const notBeforeEvent = (day: IsoDay, event: IsoDay | null): IsoDay =>
  event === null ? day : laterDay(day, addDays(event, 1));
