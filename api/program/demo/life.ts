import type { SentInquiry } from './catering-desk.ts';
import type { DemoKitchen } from './demo-kitchen.ts';
import type { Random } from './random.ts';
import type { DemoCustomer } from './simulate-customers.ts';

/** What the days of a demo have in common. `daysLeft` counts down to 0, which is today. */
export type Simulation = {
  kitchen: DemoKitchen;
  random: Random;
  /** Of its own for snacks: what they are ordered by leaves everything else as it is. */
  snackRandom: Random;
  /** And for catering. */
  cateringRandom: Random;
  days: number;
  people: number;
  customers: DemoCustomer[];
  /** Subscriptions that the desk leaves waiting. */
  keptWaiting: Set<string>;
  /** What was asked for, first to last. */
  inquiries: SentInquiry[];
};
