import type { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import type { CateringService, EventTime, EventType } from '#contract/catering/inquiry-choices.ts';
import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { dishesIncluded, includesShrikhand } from '#domain/catering/menu.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/platform/days.ts';
import type { BookedEvent, Occasion } from './catering-book.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

type Kind = { type: EventType; other: string | null; times: EventTime[]; premium: number };

const KINDS: Record<Occasion, Kind> = {
  wedding: { type: 'wedding', other: null, times: ['lunch', 'dinner'], premium: 0.9 },
  birthday: { type: 'birthday_party', other: null, times: ['dinner'], premium: 0.4 },
  company: { type: 'corporate_event', other: null, times: ['lunch'], premium: 0.3 },
  pooja: { type: 'other', other: 'Satyanarayan Katha', times: ['lunch'], premium: 0.2 },
  party: { type: 'other', other: 'House party', times: ['snacks', 'dinner'], premium: 0.3 },
  anniversary: { type: 'other', other: 'Wedding anniversary', times: ['dinner'], premium: 0.8 },
};

const HALLS = [
  'Whitby Community Hall, 25 Rossland Road East, Whitby, ON L1N 5N4',
  'Maple Grove Banquets, 1400 Simcoe Street North, Oshawa, ON L1G 4X4',
  'Lakeview Pavilion, 55 Liverpool Road South, Pickering, ON L1W 3N9',
  'Harmony Centre, 9 Harmony Road South, Oshawa, ON L1H 6T2',
  'Ajax Town Hall, Banquet Room B, 65 Harwood Avenue South, Ajax, ON L1S 2H9',
];

const OFFICES = [
  'Third floor, 100 King Street East, Oshawa, ON L1H 1B6',
  'Unit 12, 2890 Brock Road, Pickering, ON L1X 2R3',
];

function placeOf(random: Random, { occasion, guests }: BookedEvent, person: Person): string {
  if (occasion === 'company') return random.pick(OFFICES);
  return guests <= 40 ? person.address : random.pick(HALLS);
}

/** A weekday for a company, else Saturday or Sunday of that week; what is on today stays today. */
function eventDayOf({ occasion, asked, ahead }: BookedEvent, sent: IsoDay): IsoDay {
  const day = addDays(sent, ahead);
  if (asked === ahead) return day;
  const weekday = weekdayOf(day);
  if (occasion === 'company') return weekday < 6 ? day : addDays(day, 8 - weekday);
  return addDays(day, (asked % 2 === 0 ? 6 : 7) - weekday);
}

function servicesOf(random: Random, guests: number): CateringService[] {
  if (guests <= 30) return [random.pick(['self_serve_pickup', 'self_serve_delivery'])];
  return guests < 100
    ? ['self_serve_delivery']
    : ['self_serve_delivery', 'onsite_staff', 'rental_equipment'];
}

/** As many dishes of each category as the plan includes, one after the other on the menu. */
function choose(
  random: Random,
  { features }: CateringPlan,
  menu: CateringMenu,
): Record<MenuCategory, string | string[]> {
  return Object.fromEntries(
    menu.categories.map(({ category, options }) => {
      const first = options.indexOf(random.pick(options));
      const [one = '', ...more] = [...options.slice(first), ...options]
        .slice(0, dishesIncluded(category, features))
        .map(({ id }) => id);
      return [category, more.length > 0 ? [one, ...more] : one];
    }),
  ) as Record<MenuCategory, string | string[]>;
}

/** What somebody types into the three steps of the wizard. */
export function fillWizard(
  random: Random,
  event: BookedEvent,
  {
    person,
    sent,
    plans,
    menu,
  }: { person: Person; sent: IsoDay; plans: readonly CateringPlan[]; menu: CateringMenu },
): InquiryBody {
  const kind = KINDS[event.occasion];
  const cycle = random.chance(kind.premium) ? 'premium' : 'basic';
  const plan = plans.find(({ billingCycle }) => billingCycle === cycle) ?? plans[0];
  if (!plan) throw new Error('no catering plan is on offer');
  const chosen = choose(random, plan, menu);
  const { guests } = event;
  return {
    eventType: kind.type,
    eventTypeOther: kind.other,
    eventDate: eventDayOf(event, sent),
    eventTime: kind.times,
    dietaryPreference: person.diet === 'vegetarian' ? ['veg'] : ['veg', person.diet],
    cateringService: servicesOf(random, guests),
    numberOfGuests: guests,
    eventLocation: placeOf(random, event, person),
    cuisineType: random.pick(['gujarati', 'gujarati', 'punjabi', 'any']),
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phoneNumber: person.phone,
    hearAboutUs: random.pick(['referral', 'instagram', 'google_search', 'facebook', null]),
    selectedPlan: { id: plan.id },
    selectedSabji: chosen.sabji,
    selectedSweet: chosen.sweet,
    selectedShrikhand: includesShrikhand(plan.features) ? chosen.shrikhand : null,
    selectedSalad: chosen.salad,
    selectedDal: chosen.dal,
    selectedRoti: chosen.roti,
    selectedRice: chosen.rice,
    pricingCalculation: {
      additionalQuantities: {
        roti: random.chance(0.25) ? guests : 0,
        puri: random.chance(0.2) ? Math.round(guests / 2) : 0,
      },
    },
  };
}
