import type { Diet } from '#contract/account/diet.ts';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import type { Weekday } from '#domain/platform/days.ts';
import type { Random } from './random.ts';

/** Somebody who does not exist, and how they eat. */
export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  /** Where some of their tiffins go instead. */
  office: string | null;
  diet: Diet;
  allergies: string;
  standingNote: string;
  doorNote: string;
  /** The plan group's name and the way it is paid. */
  plan: string;
  cycle: BillingCycle;
  /** On which weekdays they want a tiffin, when, and how many. */
  weekdays: readonly Weekday[];
  slot: Slot;
  quantity: number;
  /** How likely they buy again when the credits are used up. */
  loyalty: number;
};

const FIRST = `Asha Rohan Meera Arjun Kavya Dev Priya Nikhil Anjali Harsh Pooja Jay Isha Karan Sneha
Vikram Nisha Rahul Diya Amit Ritu Manav Hetal Chirag Komal Parth Bhavna Yash Divya Sunil Gurpreet
Simran Harjit Manpreet Lakshmi Ganesh Revathi Suresh Farah Imran Emily Daniel Olivia Marcus Wei
Hannah`.split(/\s+/);

const LAST = `Patel Shah Desai Mehta Joshi Trivedi Parikh Bhatt Amin Dave Sharma Gupta Verma Kapoor
Malhotra Singh Gill Dhillon Sandhu Iyer Nair Reddy Rao Menon Pillai Khan Ahmed Chen Wong Campbell
MacDonald Tremblay Okafor Rossi Kowalski`.split(/\s+/);

/** The customer that the demo introduces: every weekday, for months. */
const GUIDE: Partial<Person> = {
  firstName: 'Asha',
  lastName: 'Patel',
  email: 'asha@example.com',
  address: '12 Maple Street, Oshawa, ON L1G 4S8',
  office: '100 King Street East, Unit 300, Oshawa, ON L1H 1B6',
  diet: 'jain',
  allergies: 'Cashews and almonds',
  standingNote: 'Less spicy, please',
  doorNote: 'Side door, the bell is broken',
  plan: 'Everyday Tiffin',
  cycle: 'monthly',
  weekdays: [1, 2, 3, 4, 5],
  slot: '17:00-18:00',
  quantity: 1,
  loyalty: 1,
};

/** For the screens: a name that is long and a name that is short, both of people one meets. */
const EXTREMES: [string, string][] = [
  ['Lakshminarayanan', 'Venkatasubramanian-Krishnamoorthy'],
  ['Jo', 'Li'],
];

const STREETS =
  `Maple Oak Simcoe Rossland Harmony Wilson Adelaide Brock Dundas Anderson Garden Taunton
Liverpool Kingston Whites Finch Sheppard Morningside Markham Steeles Bayview Bur\u00a0Oak Westney Salem`
    .split(/\s+/)
    .map((name) => name.replace('\u00a0', ' '));

const TOWNS: [string, string[]][] = [
  ['Oshawa', ['L1G', 'L1H', 'L1J', 'L1K', 'L1L']],
  ['Whitby', ['L1M', 'L1N', 'L1P', 'L1R']],
  ['Ajax', ['L1S', 'L1T', 'L1Z']],
  ['Pickering', ['L1V', 'L1W', 'L1X']],
  ['Bowmanville', ['L1B', 'L1C']],
  ['Courtice', ['L1E']],
  ['Scarborough', ['M1B', 'M1C', 'M1E', 'M1G', 'M1S', 'M1V']],
  ['Markham', ['L3P', 'L3R', 'L3S', 'L6B', 'L6E']],
  ['North York', ['M2J', 'M2N', 'M3A']],
];

const ALLERGIES = [
  'Peanuts',
  'Cashews and almonds',
  'Gluten',
  'Sesame, mustard',
  'Lactose: no ghee, paneer or yogurt',
  'Peanuts, tree nuts, sesame and soy. Please use a clean ladle: reactions are severe.',
];

const NOTES = [
  'Less spicy, please',
  'No plastic cutlery',
  'Soft rotis, for an older person',
  'Extra pickle whenever there is some',
];

const DOOR_NOTES = [
  'Leave with the concierge',
  'Side door, the bell is broken',
  'Ring twice, side entrance',
  'The baby sleeps until three: knock softly',
  'Buzzer 0412',
];

const PLACES = ['Unit', 'Apt', 'Suite'];
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

function inventAddress(random: Random): string {
  const [town, areas] = random.pick(TOWNS);
  const street = `${random.whole(3, 2890)} ${random.pick(STREETS)} ${random.pick(['Street', 'Avenue', 'Road', 'Crescent', 'Court'])}`;
  const unit = random.chance(0.3) ? `, ${random.pick(PLACES)} ${random.whole(1, 1412)}` : '';
  const local = `${random.whole(1, 9)}${LETTERS[random.whole(0, LETTERS.length - 1)]}${random.whole(1, 9)}`;
  return `${street}${unit}, ${town}, ON ${random.pick(areas)} ${local}`;
}

const WEEKDAYS: [Weekday[], number][] = [
  [[1, 2, 3, 4, 5], 40],
  [[1, 3, 5], 25],
  [[2, 4], 20],
  [[1, 2, 3, 4], 10],
  [[5], 5],
];

const SLOTS: [Slot, number][] = [
  ['14:00-15:00', 8],
  ['15:00-16:00', 8],
  ['16:00-17:00', 14],
  ['17:00-18:00', 28],
  ['18:00-19:00', 30],
  ['19:00-20:00', 12],
];

/** The person of a number; no two share an e-mail address. */
export function inventPerson(random: Random, number: number): Person {
  const [firstName, lastName] = EXTREMES[number - 7] ?? [
    FIRST[number % FIRST.length] as string,
    random.pick(LAST),
  ];
  const name = `${firstName}.${lastName}`.toLowerCase().slice(0, 40);
  const invented: Person = {
    firstName,
    lastName,
    email: `${name}${number}@example.com`,
    // 555-0100 to 555-0199 are set aside for invented people.
    phone: `+1${random.pick(['905', '289', '416', '647'])}555${String(100 + (number % 100)).padStart(4, '0')}`,
    address: inventAddress(random),
    office: random.chance(0.12) ? inventAddress(random) : null,
    diet: random.weighted<Diet>([
      ['vegetarian', 70],
      ['jain', 18],
      ['swaminarayan', 12],
    ]),
    allergies: random.chance(0.28) ? random.pick(ALLERGIES) : '',
    standingNote: random.chance(0.25) ? random.pick(NOTES) : '',
    doorNote: random.chance(0.3) ? random.pick(DOOR_NOTES) : '',
    plan: random.weighted([
      ['Everyday Tiffin', 55],
      ['Full Thali', 28],
      ['Family Dabba', 17],
    ]),
    cycle: random.weighted<BillingCycle>([
      ['daily', 8],
      ['weekly', 42],
      ['monthly', 50],
    ]),
    weekdays: random.weighted(WEEKDAYS),
    slot: random.weighted(SLOTS),
    quantity: random.weighted([
      [1, 72],
      [2, 18],
      [3, 6],
      [5, 4],
    ]),
    loyalty: random.weighted([
      [0.95, 60],
      [0.5, 25],
      [0.1, 15],
    ]),
  };
  return number === 0 ? { ...invented, ...GUIDE } : invented;
}
