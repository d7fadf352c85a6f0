import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { ENDPOINTS, type Samples } from './endpoints.ts';

/** One call that is timed. */
export type Question = {
  name: string;
  path: string;
  /** Of a POST that reads and writes nothing. */
  body?: object;
  as: 'owner' | 'customer';
  /** More is asked for in a grown kitchen, all rows or a year: a row takes what is compared. */
  perRow: boolean;
  /** Turns to the last page of the list, which another kitchen has elsewhere. */
  lastPage: boolean;
};

type Query = Record<string, string>;

// What zod says of its schemas at run time is in no type of ours.
// biome-ignore lint/suspicious/noExplicitAny: a schema's insides
type Inside = any;

/** The choices of a closed list, however it is wrapped; null for anything else. */
function choicesOf(schema: Inside): string[] | null {
  const { type, innerType, entries } = schema._zod.def;
  if (innerType) return choicesOf(innerType);
  return type === 'enum' ? Object.values(entries) : null;
}

/** Whom a search finds, whatever the kitchen's size, whom it does not find, and many at once. */
const SEARCHES: Record<string, string> = {
  'a name': 'quillfeather',
  'a whole name': 'Jay Quillfeather',
  'a phone': '905 246 9135',
  'an e-mail address': 'quillfeather@ex',
  nobody: 'xyzzyplugh',
  'no phone': '416 987 6504',
  'a common name': 'patel',
};

const NUMBERS: Record<string, keyof Samples> = {
  'a number of a plan': 'planNumber',
  'a number of a tiffin': 'tiffinNumber',
  'a number of snacks': 'snacksNumber',
};

/** The values of filters that are no closed list, by their names. */
const VALUES: Record<string, (samples: Samples) => string[]> = {
  date: ({ busyDay }) => [busyDay],
  undecided: () => ['true', 'false'],
  subscriptionId: ({ plan }) => [plan],
  customerId: ({ customer }) => [customer],
  snackOrderId: ({ snacks }) => [snacks],
  inquiryId: ({ inquiry }) => [inquiry],
  ids: ({ snacks }) => [snacks],
  unpaid: () => ['true'],
  toPayBack: () => ['true'],
  wantsChange: () => ['true', 'false'],
  stopsAll: () => ['true'],
  isActive: () => ['true'],
  kind: () => ['order_scheduled', 'welcome'],
  resource: () => ['snack-orders', 'closures'],
  done: () => ['snack-orders.confirm', 'take-back'],
  resourceId: ({ snacks }) => [snacks],
  tag: () => ['corner house'],
  categoryId: ({ blogCategory }) => [blogCategory],
  subscription: ({ planNumber }) => [planNumber],
};

const daysBefore = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).subtract({ days }).toString();

/** What an endpoint with this query can be asked, one thing at a time. */
function queriesOf(shape: Record<string, Inside>, samples: Samples): [string, Query, boolean][] {
  const asked: [string, Query, boolean][] = [];
  const names = Object.keys(shape);
  const add = (name: string, query: Query, perRow = false) => asked.push([name, query, perRow]);
  const required = names.filter((name) => shape[name]._zod.optin === undefined);
  if (required.length === 0 && !names.includes('sort')) add('', {});
  for (const name of names) {
    if (['page', 'limit', 'order', 'from', 'to', 'startDate', 'endDate'].includes(name)) continue;
    if (name === 'search') {
      for (const [what, search] of Object.entries(SEARCHES)) add(`search for ${what}`, { search });
      for (const [what, sample] of Object.entries(NUMBERS))
        add(`search for ${what}`, { search: samples[sample] });
      continue;
    }
    const values = choicesOf(shape[name]) ?? VALUES[name]?.(samples);
    if (!values) throw new Error(`Nothing is known to ask for by ${name}.`);
    for (const value of values) {
      if (name === 'sort' && names.includes('order'))
        add(`sort=${value} order=ASC`, { sort: value, order: 'ASC' });
      add(`${name}=${value.length > 30 ? '…' : value}`, { [name]: value });
    }
  }
  if (names.includes('from')) {
    const { today } = samples;
    for (const [what, days] of [
      ['a day', 10],
      ['a month', 35],
      ['a year', 400],
    ] as const) {
      const from = daysBefore(today, days);
      const to = daysBefore(today, what === 'a day' ? 10 : 5);
      add(what, names.includes('to') ? { from, to } : { from }, what !== 'a day');
    }
  }
  if (names.includes('startDate'))
    add('a week', { startDate: samples.today, endDate: daysBefore(samples.today, -6) });
  return asked;
}

function pathOf(path: string, params: Record<string, string>, query: Query): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search ? `?${search}` : ''}`;
}

/** Every call that is timed, out of the contract. */
export const questionsOf = (samples: Samples): Question[] => [
  ...questionsOfGets(samples),
  ...questionsOfChecks(samples),
];

function questionsOfGets(samples: Samples): Question[] {
  return Object.entries(contract).flatMap(([noun, table]) =>
    Object.entries(table as Record<string, Endpoint>).flatMap(([name, endpoint]) => {
      const asked = ENDPOINTS[`${noun}.${name}` as keyof typeof ENDPOINTS];
      if (endpoint.method !== 'GET' || typeof asked === 'string') return [];
      const shape = (endpoint.query as Inside)?._zod.def.shape ?? {};
      const question = (
        what: string,
        query: Query,
        perRow: boolean,
        lastPage = false,
      ): Question => ({
        name: `${noun}.${name}${what && ` ${what}`}`,
        path: pathOf(endpoint.path, asked(samples), query),
        as: ['public', 'customer'].includes(endpoint.access) ? 'customer' : 'owner',
        ...{ perRow, lastPage },
      });
      // A table to download is asked for as the list is: it is enough to take all of it once.
      if (endpoint.csv) return [question('', {}, true)];
      const questions = queriesOf(shape, samples).map((one) => question(...one));
      return endpoint.paginated && 'sort' in shape
        ? [...questions, question('last page', {}, false, true)]
        : questions;
    }),
  );
}

/** What is worked out from a body and written nowhere: who would be written to, and what a sheet would do. */
function questionsOfChecks(samples: Samples): Question[] {
  const { recipients } = contract.adminBroadcasts;
  const audiences: [string, object, perRow: boolean][] = [
    ['of a day', { to: 'day', day: samples.busyDay }, false],
    ['of a plan', { to: 'plan', planGroupId: samples.planGroup }, true],
    ['of a diet', { to: 'diet', diet: 'jain' }, true],
    ['of the list', { to: 'list', state: 'runs_out' }, true],
    ['of all', { to: 'all' }, true],
  ];
  const cells = (at: number) => ({
    name: `Meena Quillfeather ${at}`,
    phone: `416555${String(at).padStart(4, '0')}`,
    email: `meena-${at}@example.com`,
    address: `${at + 1} Simcoe Street North, Oshawa, ON L1G 4S1`,
  });
  const sheet = {
    rows: Array.from({ length: 100 }, (_, at) => ({
      cells: cells(at),
      decision: null,
      line: at + 1,
    })),
    defaultSlot: '18:00-19:00',
  };
  return [
    ...audiences.map(([whose, audience, perRow]) => ({
      name: `adminBroadcasts.recipients ${whose}`,
      path: pathOf(recipients.path, {}, {}),
      body: { audience, purpose: 'service' },
      ...{ as: 'owner' as const, perRow, lastPage: false },
    })),
    {
      name: 'adminImports.check of 100 rows',
      path: pathOf(contract.adminImports.check.path, {}, {}),
      body: sheet,
      ...{ as: 'owner', perRow: false, lastPage: false },
    },
  ];
}
