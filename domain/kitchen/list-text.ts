import type * as z from 'zod/mini';
import type { adminCustomers } from '#contract/account/desk-customers.ts';
import type { adminCatering } from '#contract/catering/desk-catering.ts';
import type { adminAudit, adminMails, adminStaff } from '#contract/kitchen/desk.ts';
import type { adminClosures } from '#contract/kitchen/desk-closures.ts';
import type { adminDishes } from '#contract/menu/desk-dishes.ts';
import type { adminPayments } from '#contract/money/desk-payments.ts';
import type { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import type { adminBlogCategories, adminBlogs } from '#contract/site/desk-blog.ts';
import type { adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import type { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import type { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import type { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import type { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { AUDIT_ACTIONS, resourceLabel } from '#domain/kitchen/audit/audit-sentences.ts';
import {
  adminSnackStatusLabels,
  COURSE_LABELS,
  DELIVERY_TYPE_LABELS,
  INQUIRY_STATUS_LABELS,
  MAIL_CHANNEL_WORDS,
  MAIL_STATUS_LABELS,
  MESSAGE_STATUS_LABELS,
  PAYMENT_METHOD_LABELS,
  POST_STATUS_LABELS,
  SNACK_CATEGORY_LABELS,
  SUBSCRIPTION_STATUS_LABELS,
  TIFFIN_ORDER_STATUS_LABELS,
} from '#domain/kitchen/desk-labels.ts';
import { formatDate, formatSlot } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';

/** What every list can be asked for; the rest of its query is its filters. */
type Common = 'page' | 'limit' | 'sort' | 'order' | 'search';

type QueryOf<List> = List extends { query: infer Query extends z.ZodMiniType }
  ? z.output<Query>
  : never;

/** How one list is spoken of: what it holds, and each of its filters as a part of a sentence. */
type ListLabels<List> = {
  one: string;
  many: string;
  filters: {
    [Name in Exclude<keyof QueryOf<List>, Common>]-?: (
      value: NonNullable<QueryOf<List>[Name]>,
    ) => string;
  };
};

const from = (day: string) => `from ${formatDate(day)}`;
const until = (day: string) => `until ${formatDate(day)}`;
const on = (day: string) => `on ${formatDate(day)}`;
const money = {
  unpaid: (wanted: boolean) => (wanted ? 'unpaid' : 'paid'),
  toPayBack: () => 'to pay back',
};
const oneCustomer = () => 'of one customer';
const onePlan = () => 'of one subscription';
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const statusIn = <Status extends string>(words: Record<Status, string>) => {
  return (status: Status) => lower(words[status]);
};

type Lists = {
  subscriptions: typeof adminSubscriptions.list;
  'tiffin-orders': typeof adminTiffinOrders.list;
  'snack-orders': typeof adminSnackOrders.list;
  'catering-inquiries': typeof adminCatering.list;
  payments: typeof adminPayments.list;
  customers: typeof adminCustomers.list;
  'plan-groups': typeof adminPlanGroups.list;
  snacks: typeof adminSnacks.list;
  dishes: typeof adminDishes.list;
  'catering-options': typeof adminCatering.listOptions;
  blogs: typeof adminBlogs.list;
  'blog-categories': typeof adminBlogCategories.list;
  'contact-messages': typeof adminContactMessages.list;
  closures: typeof adminClosures.list;
  staff: typeof adminStaff.list;
  mails: typeof adminMails.list;
  'audit-log': typeof adminAudit.list;
};

/** The desk's lists by the names of their resources. */
export type DeskList = keyof Lists;

/** How the desk's lists are spoken of; a filter without words does not compile. */
const LIST_LABELS: { [Name in DeskList]: ListLabels<Lists[Name]> } = {
  subscriptions: {
    one: 'subscription',
    many: 'subscriptions',
    filters: {
      status: statusIn(SUBSCRIPTION_STATUS_LABELS),
      customerId: oneCustomer,
      ...money,
    },
  },
  'tiffin-orders': {
    one: 'tiffin order',
    many: 'tiffin orders',
    filters: {
      from,
      to: until,
      date: on,
      slot: formatSlot,
      status: statusIn(TIFFIN_ORDER_STATUS_LABELS),
      undecided: (is) => (is ? 'credit not decided' : 'credit decided'),
      subscriptionId: onePlan,
      customerId: oneCustomer,
    },
  },
  'snack-orders': {
    one: 'snack order',
    many: 'snack orders',
    filters: {
      from,
      to: until,
      ids: () => 'chosen ones',
      date: on,
      status: statusIn(adminSnackStatusLabels()),
      deliveryType: (way) => lower(DELIVERY_TYPE_LABELS[way]),
      customerId: oneCustomer,
      ...money,
    },
  },
  'catering-inquiries': {
    one: 'inquiry',
    many: 'inquiries',
    filters: {
      from: (day) => `event ${from(day)}`,
      to: (day) => `event ${until(day)}`,
      status: statusIn(INQUIRY_STATUS_LABELS),
      wantsChange: (wanted) => (wanted ? 'a change is wanted' : 'no change is wanted'),
      customerId: oneCustomer,
      ...money,
    },
  },
  payments: {
    one: 'payment',
    many: 'payments',
    filters: {
      from,
      to: until,
      method: (method) =>
        method === 'other' ? 'paid in another way' : PAYMENT_METHOD_LABELS[method],
      subscriptionId: onePlan,
      snackOrderId: () => 'of one snack order',
      inquiryId: () => 'of one inquiry',
      customerId: oneCustomer,
    },
  },
  customers: {
    one: 'customer',
    many: 'customers',
    filters: {
      state: (state) =>
        ({
          with_plan: 'with a plan',
          new: 'new',
          doubles: 'who may be the same as another',
          runs_out: 'whose credits run out',
          stopped: 'who stopped',
          unpaid: 'unpaid',
          birthday: 'with a birthday in the next 7 days',
          disabled: 'disabled',
          leaving: 'leaving',
          erased: 'anonymised',
        })[state],
      tag: (tag) => `tagged ${tag}`,
    },
  },
  'plan-groups': {
    one: 'plan',
    many: 'plans',
    filters: { planType: (type) => type },
  },
  snacks: {
    one: 'snack',
    many: 'snacks',
    filters: {
      category: (category) => lower(SNACK_CATEGORY_LABELS[category]),
      isActive: (offered) => (offered ? 'on offer' : 'off'),
    },
  },
  dishes: {
    one: 'dish',
    many: 'dishes',
    filters: {
      course: (course) => lower(COURSE_LABELS[course]),
      diet: (diet) => `suits ${DIET_LABELS[diet]}`,
      isActive: (offered) => (offered ? 'offered to plan' : 'not offered to plan'),
    },
  },
  'catering-options': {
    one: 'dish',
    many: 'dishes',
    filters: { category: (category) => lower(MENU_CATEGORY_LABELS[category]) },
  },
  blogs: {
    one: 'post',
    many: 'posts',
    filters: { status: statusIn(POST_STATUS_LABELS), categoryId: () => 'in one category' },
  },
  'blog-categories': { one: 'category', many: 'categories', filters: {} },
  'contact-messages': {
    one: 'message',
    many: 'messages',
    filters: { status: statusIn(MESSAGE_STATUS_LABELS), customerId: oneCustomer },
  },
  closures: { one: 'closure', many: 'closures', filters: { from } },
  staff: { one: 'account', many: 'accounts', filters: {} },
  mails: {
    one: 'mail',
    many: 'mails',
    filters: {
      status: statusIn(MAIL_STATUS_LABELS),
      channel: (channel) => `by ${MAIL_CHANNEL_WORDS[channel]}`,
      kind: () => 'of one kind',
      customerId: oneCustomer,
    },
  },
  'audit-log': {
    one: 'entry',
    many: 'entries',
    filters: {
      resource: (resource) => `about ${resourceLabel(resource)}`,
      done: (id) => lower(AUDIT_ACTIONS.find((doing) => doing.id === id)?.words ?? id),
      resourceId: () => 'about one thing',
    },
  },
};

/** What a list can be filtered by besides its search, as an address or a form has it. */
export type ListFilter = Readonly<Record<string, unknown>>;

const isOn = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * The filters of a list in words, each a part of a sentence: `['unpaid', 'with “asha”']`, none for
 * the whole list. What the list does not know filters nothing and is not named.
 */
export function filterText(list: DeskList, filter: ListFilter): string[] {
  const { filters } = LIST_LABELS[list];
  const named = Object.entries(filters as Record<string, (value: never) => string>)
    .filter(([name]) => isOn(filter[name]))
    // Each says the values of its own filter.
    .map(([name, words]) => words(filter[name] as never));
  return isOn(filter.search) ? [...named, `with “${filter.search}”`] : named;
}

/** `1,340 subscriptions`, `1 subscription` */
function countText(list: DeskList, count: number): string {
  const { one, many } = LIST_LABELS[list];
  return `${count.toLocaleString('en-CA')} ${plural(count, one, many)}`;
}

/** How many were found: `340`; where it is so many at least, `over 339`. */
export const foundText = (found: number, atLeast = false): string =>
  atLeast ? `over ${(found - 1).toLocaleString('en-CA')}` : found.toLocaleString('en-CA');

/**
 * What a list shows: `Unpaid, with “asha”: 12 of 340 subscriptions`, `340 subscriptions`; with `more`
 * it is so many at least.
 */
export function listLine(
  list: DeskList,
  filter: ListFilter,
  { shown, all, more = false }: { shown: number; all: number; more?: boolean },
): string {
  const words = filterText(list, filter).join(', ');
  if (words === '') return countText(list, shown);
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return `${begun}: ${foundText(shown, more)} of ${countText(list, all)}`;
}
