import { loadCateringCatalogue } from '#api/catering/catalogue.ts';
import type { Caller } from '#api/platform/http/context.ts';
import { catering } from '#contract/catering/catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import type { CateringService, EventMeal, EventType } from '#contract/catering/inquiry-choices.ts';
import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import { dishesIncluded, includesShrikhand } from '#domain/catering/menu.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/platform/days.ts';
import {
  type BookedEvent,
  type CateringStep,
  EVENT_BOOK,
  type Occasion,
  SCENARIOS,
} from './catering-book.ts';
import {
  agreeOnTime,
  callOff,
  complete,
  contact,
  decline,
  giveUp,
  type InquiryScene,
  payBalance,
  payDeposit,
  quoteBriefly,
  quoteFirst,
  quoteRevised,
  type SentInquiry,
  takeTheirWord,
} from './catering-desk.ts';
import type { Simulation } from './life.ts';
import { inventPerson, type Person } from './people.ts';
import type { Random } from './random.ts';

type Do = (doing: InquiryScene) => Promise<void>;

const VISITOR: Caller = { kind: 'visitor' };

type OccasionDetails = {
  type: EventType;
  other: string | null;
  times: EventMeal[];
  premium: number;
};

const KINDS: Record<Occasion, OccasionDetails> = {
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
function fillWizard(
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

/** Whoever asks for catering today sends the wizard. */
export async function askForCatering(
  { kitchen, cateringRandom: random, customers, inquiries }: Simulation,
  sent: IsoDay,
  daysLeft: number,
): Promise<void> {
  const today = EVENT_BOOK.filter(({ asked }) => asked === daysLeft);
  if (today.length === 0) return;
  const catalogue = await loadCateringCatalogue(kitchen.db);
  for (const event of today) {
    const known = event.host === 'guide' ? customers[0] : random.pick(customers);
    const invented = inventPerson(random, 300 + EVENT_BOOK.indexOf(event));
    const byVisitor = event.host === 'visitor' || !known;
    const { person, caller: host } = byVisitor ? { person: invented, caller: VISITOR } : known;
    const body = fillWizard(random, event, { person, sent, ...catalogue });
    const { id, inquiryNumber: number } = await kitchen.act(host, catering.create, { body });
    inquiries.push({
      ...{ id, number, event, host, sent, day: body.eventDate },
      ...{ quote: null, isAccepted: false, isOver: false, paid: 0 },
    });
  }
}

const AT_DESK: Partial<Record<CateringStep, Do>> = {
  contact,
  quote: quoteFirst,
  quoteBriefly,
  revise: quoteRevised,
  agreeOnTime,
  payDeposit,
  decline,
  callOff,
};

/** What whoever has an account does on the site. */
const ON_SITE: Partial<Record<CateringStep, Do>> = {
  askForChange: async ({ kitchen, random, inquiry }) => {
    await kitchen.act(inquiry.host, cateringInquiries.requestChange, {
      params: versionOf(inquiry),
      body: { message: random.pick(CHANGES) },
    });
  },
  accept: async (doing) => {
    const { kitchen, inquiry } = doing;
    if (inquiry.host.kind === 'visitor') await takeTheirWord(doing);
    else
      await kitchen.act(inquiry.host, cateringInquiries.acceptQuote, {
        params: versionOf(inquiry),
      });
    inquiry.isAccepted = true;
  },
  withdraw: async ({ kitchen, random, inquiry }) => {
    const params = { id: inquiry.id };
    const reason = random.pick(['Change of plans', 'Found a better option']);
    await kitchen.act(inquiry.host, cateringInquiries.cancel, { params, body: { reason } });
    inquiry.isOver = true;
  },
};

const CHANGES = [
  'Could you add plates and cutlery? And it is a little above what we had in mind.',
  'We need plates after all. Is there anything you can do about the price?',
  'My cousins will serve, so no servers, please. Could you add plates and cutlery?',
];

const versionOf = ({ id, quote }: SentInquiry) => ({ id, version: quote?.version ?? 0 });

const followWith =
  (can: Partial<Record<CateringStep, Do>>) =>
  async (life: Simulation, today: IsoDay): Promise<void> => {
    const { kitchen, cateringRandom: random, inquiries } = life;
    for (const inquiry of inquiries) {
      const steps: [number, CateringStep][] = SCENARIOS[inquiry.event.effect];
      for (const [age, step] of steps)
        if (addDays(inquiry.sent, age) === today) await can[step]?.({ kitchen, random, inquiry });
    }
  };

const followAtDesk = followWith(AT_DESK);

/** The desk calls, quotes and writes down what was paid; events that are over are closed. */
export async function tendEvents(life: Simulation, today: IsoDay): Promise<void> {
  await followAtDesk(life, today);
  const { kitchen, cateringRandom: random, inquiries } = life;
  for (const inquiry of inquiries) {
    const doing = { kitchen, random, inquiry };
    const { day, isAccepted, isOver, paid } = inquiry;
    if (isOver) continue;
    if (paid > 0 && today === addDays(day, -3)) await payBalance(doing);
    if (today === addDays(day, 1)) await (isAccepted ? complete : giveUp)(doing);
  }
}

/** Customers answer their quotes in the evening. */
export const answerQuotes = followWith(ON_SITE);
