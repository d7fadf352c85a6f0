import type {
  BusinessProfile,
  CateringSettings,
  DeskSettings,
  KitchenSettings,
  MenuSettings,
  Testimonial,
  Testimonials,
} from '#contract/kitchen/settings.ts';

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

/** How it began, until the owner tells it; it names nobody and no year. */
const SAMPLE_STORY = `A dabba is a lunch box: a few steel bowls, one on the other, held together by a clip. For most of us it is also a taste. Somebody got up early, cooked a sabji and a dal, rolled the rotis, and thought of us while closing the lid.

Far from that kitchen, weekdays look different. Work is long, the drive home is longer, and the recipes that our mothers know by hand take an hour that nobody has. So people eat what is quick, and miss what is simple. That gap is what we cook for.

We cook the plain, good food that Indian homes eat on an ordinary day: Gujarati first of all, with Punjabi, South Indian, Maharashtrian and Rajasthani days in between. Dal that tastes of dal, vegetables that keep their colour, rotis brushed with ghee while they are hot. No two days of a week are the same, and on Fridays there is something sweet.

We are a small kitchen and mean to stay one that knows its customers. If you eat Jain or Swaminarayan food, we cook it so, every day, not only when it suits us. If you are allergic to something, write it down once and every cook reads it. And if you will not be home, skip the day: the credit is yours, and it waits for you.`;

/** What the kitchen promises, a line each. */
const SAMPLE_MISSION: string[] = [
  'Food like at home: cooked the same day, from ingredients that you could name.',
  'Strictly vegetarian, with Jain and Swaminarayan meals cooked with the same care.',
  'Only what is ordered, so that little is thrown away and nothing is warmed up twice.',
  'Steel that comes back and goes out again, instead of plastic that does not.',
  'Prices that you can work out yourself, and credits that never expire.',
  'A person who answers when something was not right, and makes it good.',
];

const SAMPLE_CONTACT_NOTE =
  'About a delivery today, please call: by e-mail we answer within one working day, because our hands are usually in the flour.';

const says = (author: string, words: string): Testimonial => ({ words, author, isSample: true });

/**
 * Examples of what customers might say; the shop names them as samples (docs/rules.md#examples).
 */
const SAMPLE_TESTIMONIALS: Testimonial[] = [
  says(
    'A family of four, Ajax',
    'The children eat the sabji. All of it. I had stopped believing that this could happen on a Tuesday.',
  ),
  says(
    'A student, Oshawa',
    'Four rotis that are still soft at seven in the evening. It is the one hot meal of my day, and it tastes like somebody cares.',
  ),
  says(
    'A nurse on rotating shifts, Whitby',
    'My shifts change every week, so I skip and book around them. The credit comes back each time, and I have never lost a meal.',
  ),
  says(
    'A Jain household, Markham',
    'We did not have to explain anything twice. No potato hiding in the shaak, no ginger in the dal, and it still tastes of something.',
  ),
  says(
    'Hosts of a katha for 45, Scarborough',
    'They asked the right questions, the quote was clear to the cent, and the undhiyu was gone before the aarti was over.',
  ),
  says(
    'A couple who both work downtown, Pickering',
    'We get home at six and dinner is standing there. On Fridays we fight over the last gulab jamun.',
  ),
  says(
    'A retired teacher, Bowmanville',
    'It is light, it is on time, and the driver waits until I have found my glasses. I return the box rinsed, as agreed.',
  ),
  says(
    'An office of twelve, North York',
    'We order samosas and khaman for the team on Thursdays. Whoever comes late to the meeting gets none.',
  ),
  says(
    'A father of a newborn, Courtice',
    'We paused the plan for the two weeks that the grandparents were cooking, and went on where we had stopped. No call, no fuss.',
  ),
  says(
    'A devotee from Brooklin',
    'Swaminarayan food that I do not have to ask about every time. The kadhi is how my house in Gujarat smelled on Sundays.',
  ),
];

/** The telephone of a new kitchen; nobody answers it. */
const EXAMPLE_PHONE = '+19055550142';

/**
 * Whether a text still is one of the examples that a new kitchen comes with. Each of them says so:
 * its addresses lie below `example` (RFC 2606), and its street and its bank are called so.
 */
export const isExample = (text: string): boolean =>
  text === EXAMPLE_PHONE || /\bexample\b/i.test(text);

/** A business profile as customers are told it: what is still an example is null, or left out. */
export type PublicProfile = Omit<BusinessProfile, 'phone' | 'email' | 'address'> & {
  phone: string | null;
  email: string | null;
  address: string | null;
};

const real = (text: string): string | null => (isExample(text) ? null : text);

/** The ways to pay that lead to the kitchen; none while it has entered none of its own. */
const realPaymentWays = (ways: BusinessProfile['paymentWays']): BusinessProfile['paymentWays'] =>
  ways.filter(({ name, details }) => !isExample(name) && !isExample(details));

/**
 * What customers are told of a business profile: nobody is asked to call, to write or to pay where
 * only an example stands.
 */
export const publicProfileOf = (profile: BusinessProfile): PublicProfile => ({
  ...profile,
  phone: real(profile.phone),
  email: real(profile.email),
  address: real(profile.address),
  paymentWays: realPaymentWays(profile.paymentWays),
});

/**
 * The seeded business. Its contact data and ways to pay are examples that `publicProfileOf` keeps from
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
