import { dayOf, type IsoDay } from '#domain/platform/days.ts';

/** Today in Toronto, wherever this browser is. */
export const today = (): IsoDay => dayOf({ epochMilliseconds: Date.now() });
