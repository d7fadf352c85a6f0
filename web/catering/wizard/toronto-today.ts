import { dayOf } from '#domain/platform/days.ts';

/** The day it is in Toronto. */
export const torontoToday = () => dayOf({ epochMilliseconds: Date.now() });
