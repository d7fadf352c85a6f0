import type { Cents } from '#domain/platform/money.ts';
import type { DayClock } from './clock.ts';
import type { BusyKitchen } from './kitchen.ts';
import type { Recorder } from './recorder.ts';

/** An order of snacks: what it came to, and what became of it. */
export type SnackSale = { cents: Cents; isPaid: boolean; isCancelled: boolean };

/** What has been answered with yes, to be found in the books at the end. */
export type Done = {
  booked: number;
  skipped: number;
  snacks: SnackSale[];
  plans: number;
};

/** A day that is lived, and who lives it. */
export type Today = { clock: DayClock; people: Recorder; kitchen: BusyKitchen; done: Done };
