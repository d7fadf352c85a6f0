/** Where the present comes from; tests set it, so that no rule depends on when it runs. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };
