import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { IsoDay } from '#contract/platform/primitives.ts';
import { Logo } from './logo.ts';
import { BusinessProfile, KitchenSettings, Testimonial } from './settings.ts';

/** Opening hours of one weekday; `HH:MM`, Toronto wall clock. */
export const OpeningHours = z.object({
  day: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
  is_closed: z.boolean(),
});
export type OpeningHours = z.output<typeof OpeningHours>;

/** The rules that customers read before they order; how much the kitchen can cook is not among them. */
export const KitchenRules = z.pick(KitchenSettings, {
  cutoffTime: true,
  cutoffRunsOn: true,
  skipNoticeHours: true,
  cancelLateHours: true,
  scheduleWindowDays: true,
  maxTiffinsPerOrder: true,
});
export type KitchenRules = z.output<typeof KitchenRules>;

/**
 * Who the kitchen is, as every page says it: the business profile without the ways to pay, the
 * registration for tax and without what only the pages about the kitchen tell, and the rules that
 * its texts name. Contact data is null while it is an example. `freeDelivery.shown` is false unless
 * every active tiffin plan delivers free (docs/rules.md#claims).
 */
export const PublicBusiness = z.extend(
  z.omit(BusinessProfile, {
    paymentWays: true,
    taxNumber: true,
    cities: true,
    place: true,
    story: true,
    mission: true,
    contactNote: true,
  }),
  {
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    address: z.nullable(z.string()),
    /** Null where the name stands in letters. */
    logo: z.nullable(Logo),
    /** Mails reach people: a server is set that takes them. */
    sendsMail: z.boolean(),
    /** There is an SMS or WhatsApp gateway: news of orders can come to a phone. */
    reachesPhones: z.boolean(),
    /** There are ways to pay that a customer is told; else the kitchen says how, one by one. */
    tellsHowToPay: z.boolean(),
    cities: z.array(z.object({ name: z.string(), onLocalMap: z.boolean() })),
    rules: KitchenRules,
  },
);
export type PublicBusiness = z.output<typeof PublicBusiness>;

/** What the about and the contact page tell beyond that. */
export const AboutKitchen = z.extend(
  z.pick(BusinessProfile, {
    cities: true,
    place: true,
    story: true,
    mission: true,
    contactNote: true,
  }),
  {
    /** What a kitchen has that has entered no contact data of its own: the page names it so. */
    examples: z.nullable(z.object({ phone: z.string(), email: z.string(), address: z.string() })),
  },
);
export type AboutKitchen = z.output<typeof AboutKitchen>;

/** Days on which the kitchen is closed, first and last included. */
export const PublicClosure = z.object({ startDate: IsoDay, endDate: IsoDay, reason: z.string() });
export type PublicClosure = z.output<typeof PublicClosure>;

/** What the whole shop says about the kitchen itself. */
export const kitchen = {
  weeklyTiming: endpoint({
    method: 'GET',
    path: '/v1/weekly-timing',
    access: 'public',
    kept: true,
    summary: 'List the opening hours, Monday first',
    data: z.array(OpeningHours),
  }),
  business: endpoint({
    method: 'GET',
    path: '/v1/business',
    access: 'public',
    kept: true,
    summary: 'Read who the kitchen is: name, contacts, hours, claims, cities and rules',
    data: PublicBusiness,
  }),
  about: endpoint({
    method: 'GET',
    path: '/v1/about',
    access: 'public',
    kept: true,
    summary: "Read the kitchen's story, its promises, and where it is",
    data: AboutKitchen,
  }),
  closures: endpoint({
    method: 'GET',
    path: '/v1/closures',
    access: 'public',
    kept: true,
    summary: 'List the days of the next 60 on which the kitchen is closed',
    data: z.array(PublicClosure),
  }),
  testimonials: endpoint({
    method: 'GET',
    path: '/v1/testimonials',
    access: 'public',
    kept: true,
    summary: 'List what customers say, as far as the kitchen shows it',
    data: z.array(Testimonial),
  }),
};
