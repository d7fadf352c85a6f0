import { listSharedPlans } from '#api/money/plans.ts';
import { fromSnapshot, handlers, type SnapshotContext } from '#api/platform/http/handler.ts';
import {
  type AboutKitchen,
  kitchen,
  type OpeningHours,
  type PublicBusiness,
  type PublicClosure,
} from '#contract/kitchen/kitchen.ts';
import type { Testimonial } from '#contract/kitchen/settings.ts';
import { listClosures } from '#db/kitchen/closures.ts';
import { findLogo, listOpeningHours, readAllSettings, readSettings } from '#db/kitchen/settings.ts';
import { openChannels } from '#domain/kitchen/channels.ts';
import { nextMidnight } from '#domain/kitchen/due-moments.ts';
import { tellsRating } from '#domain/kitchen/first-day.ts';
import { publicProfileOf } from '#domain/kitchen/settings.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import { deliversFree, presentLogo } from './profile.ts';

/** What the shop says about the kitchen itself, from memory until somebody edits it. */
export const kitchenHandlers = handlers(kitchen, {
  weeklyTiming: fromSnapshot(readOpeningHours),
  business: fromSnapshot(readBusiness),
  about: fromSnapshot(readAbout),
  closures: fromSnapshot(readClosures, nextMidnight),
  testimonials: fromSnapshot(readTestimonials),
});

function readOpeningHours(ctx: SnapshotContext): Promise<OpeningHours[]> {
  return listOpeningHours(ctx.db);
}

/**
 * Who the kitchen is, as far as it is no example. 'Free delivery' is claimed only while every tiffin
 * plan on offer charges none, and a rating only away from samples.
 */
async function readBusiness(ctx: SnapshotContext): Promise<PublicBusiness> {
  const { kitchen: rules, testimonials, gateways, ...stored } = await readAllSettings(ctx.db);
  const business = publicProfileOf(stored.business);
  const { freeDelivery, rating } = business;
  return {
    ...business,
    logo: presentLogo(await findLogo(ctx.db)),
    sendsMail: ctx.env.smtpUrl !== undefined,
    reachesPhones: Object.values(openChannels(gateways)).includes(true),
    tellsHowToPay: business.paymentWays.length > 0,
    rules,
    rating: { ...rating, shown: tellsRating(business, testimonials) },
    freeDelivery: {
      ...freeDelivery,
      shown: freeDelivery.shown && deliversFree(await listSharedPlans(ctx)),
    },
  };
}

async function readAbout(ctx: SnapshotContext): Promise<AboutKitchen> {
  const profile = await readSettings(ctx.db, 'business');
  const { phone, email, address } = publicProfileOf(profile);
  return { ...profile, examples: phone || email || address ? null : profile };
}

/** How far ahead the contact page tells of days off. */
const CLOSURE_DAYS = 60;

async function readClosures(ctx: SnapshotContext): Promise<PublicClosure[]> {
  const today = dayOf(ctx.now);
  const last = addDays(today, CLOSURE_DAYS);
  const closures = await listClosures(ctx.db, today);
  return closures
    .filter(({ startDay }) => startDay <= last)
    .map(({ startDay, endDay, reason }) => ({ startDate: startDay, endDate: endDay, reason }));
}

async function readTestimonials(ctx: SnapshotContext): Promise<Testimonial[]> {
  const { shown, items } = await readSettings(ctx.db, 'testimonials');
  return shown ? items : [];
}
