import type {
  BusinessProfile,
  CateringSettings,
  DeskSettings,
  KitchenSettings,
  MenuSettings,
  Testimonials,
} from '#contract/kitchen/settings.ts';
import type { Closure } from '#domain/platform/calendar.ts';
import { EXAMPLE_PHONE } from './examples.ts';
import {
  SAMPLE_CONTACT_NOTE,
  SAMPLE_MISSION,
  SAMPLE_STORY,
  SAMPLE_TESTIMONIALS,
} from './sample-kitchen.ts';

/** What every rule about days and deadlines needs to know of the kitchen. */
export type Kitchen = { settings: KitchenSettings; closures: readonly Closure[] };

/** Forward sortation areas of the towns that are served: Durham and the east of the GTA. */
const SERVED = {
  newcastleBowmanvilleCourtice: ['L1B', 'L1C', 'L1E'],
  oshawa: ['L1G', 'L1H', 'L1J', 'L1K', 'L1L'],
  brooklinWhitby: ['L1M', 'L1N', 'L1P', 'L1R'],
  ajax: ['L1S', 'L1T', 'L1Z'],
  pickering: ['L1V', 'L1W', 'L1X', 'L1Y'],
  markham: ['L3P', 'L3R', 'L3S', 'L3T', 'L6B', 'L6C', 'L6E', 'L6G'],
  scarborough: ['M1'],
  northYork: ['M2', 'M3', 'M4A', 'M5M', 'M6A', 'M6B', 'M6L', 'M9L', 'M9M'],
};

/** The rules of a kitchen that has changed nothing (docs/rules.md#rules-that-the-desk-sets). */
export const DEFAULT_SETTINGS: KitchenSettings = {
  cutoffTime: '18:00',
  cutoffRunsOn: 'calendar_days',
  skipNoticeHours: 24,
  cancelLateHours: 4,
  scheduleWindowDays: 30,
  maxTiffinsPerOrder: 5,
  slotCapacity: 120,
  dayCapacity: 600,
  servedPostalPrefixes: Object.values(SERVED).flat(),
};

/** When a sign-in at the desk ends, and whether owners need more than a password for it. */
export const DEFAULT_DESK: DeskSettings = {
  sessionHours: 12,
  idleMinutes: 60,
  ownersNeedFactor: false,
};

/** What catering costs beside its plans, and when the kitchen calls. */
export const DEFAULT_CATERING: CateringSettings = {
  extraRotiPrice: 60,
  extraPuriPrice: 100,
  callAboveGuests: 100,
  callAbovePoojaGuests: 50,
  quoteValidDays: 14,
  depositPercentage: 30,
};

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/**
 * The towns that a new kitchen serves. Durham is a region, and Calgary is off the map
 * (docs/rules.md#towns-and-the-map).
 */
const CITIES: BusinessProfile['cities'] = [
  { name: 'Oshawa', onLocalMap: true, place: at(43.8971, -78.8658) },
  { name: 'Durham', onLocalMap: true, place: null },
  { name: 'Markham', onLocalMap: true, place: at(43.8561, -79.337) },
  { name: 'North York', onLocalMap: true, place: at(43.7615, -79.4111) },
  { name: 'Scarborough', onLocalMap: true, place: at(43.7764, -79.2318) },
  { name: 'Courtice', onLocalMap: true, place: at(43.9092, -78.777) },
  { name: 'Calgary', onLocalMap: false, place: null },
  { name: 'Ajax', onLocalMap: true, place: at(43.8509, -79.0204) },
  { name: 'Bowmanville', onLocalMap: true, place: at(43.9126, -78.688) },
  { name: 'Pickering', onLocalMap: true, place: at(43.8384, -79.0868) },
  { name: 'Brooklin', onLocalMap: true, place: at(43.9576, -78.958) },
  { name: 'Whitby', onLocalMap: true, place: at(43.8975, -78.9429) },
];

/**
 * The seeded business. Its contact data and ways to pay are examples that `toldOf` keeps from
 * customers; its rating is nobody's, and shown when the kitchen says so (docs/rules.md#claims).
 */
export const DEFAULT_PROFILE: BusinessProfile = {
  name: 'Dabba Kitchen',
  tagline: 'Home-style vegetarian Indian food, cooked in Durham every weekday.',
  phone: EXAMPLE_PHONE,
  email: 'hello@dabba-kitchen.example.com',
  address: '100 Example Street, Oshawa, ON L1H 0A0',
  taxNumber: '',
  serviceHours: 'Monday to Friday 2:00 PM to 8:00 PM',
  supportHours: 'Mon-Sat 9:00 AM - 7:00 PM',
  paymentWays: [
    {
      name: 'Interac e-Transfer',
      details: 'Send to payments@dabba-kitchen.example.com. Put your reference in the message.',
    },
    {
      name: 'UPI',
      details: 'Pay to dabba-kitchen@example. Put your reference in the note.',
    },
    {
      name: 'Bank transfer',
      details:
        'Example Bank, institution 000, transit 00000, account 0000000, in the name of Dabba Kitchen. Put your reference in the description.',
    },
  ],
  rating: { shown: false, value: 4.8, reviews: '100+' },
  freeDelivery: { shown: true, words: 'Free delivery across Durham and parts of the GTA' },
  region: 'Durham',
  area: 'Durham and the GTA',
  cities: CITIES,
  place: at(43.8971, -78.8658),
  story: SAMPLE_STORY,
  mission: SAMPLE_MISSION,
  contactNote: SAMPLE_CONTACT_NOTE,
  policiesChecked: false,
};

/** The first week of the cycle was due in the first whole week of 2026. */
export const DEFAULT_MENU: MenuSettings = { cycleAnchor: '2026-01-05' };

/** Nobody has said these: the kitchen shows them, named as samples, or puts its own in their place. */
export const DEFAULT_TESTIMONIALS: Testimonials = { shown: false, items: SAMPLE_TESTIMONIALS };
