import { filteredListPath } from '#admin/platform/components/list-paths.ts';
import type { Tone } from '#admin/platform/theme/colours.ts';
import { timeOfEnd } from '#admin/snacks/alerts/new-orders.ts';
import { counterPath, UNDELIVERED_PATH } from '#admin/snacks/orders/paths.ts';
import { UNDECIDED_PATH } from '#admin/tiffin/credit-decision.tsx';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminAudit, adminMails, type Overview } from '#contract/kitchen/desk.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { addDays, formatDay, formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { plural } from '#domain/platform/plural.ts';
import { openAmounts } from './open-amounts.ts';

/** Something that waits at the desk: how many, in words, and where it is dealt with. */
export type OpenTask = {
  key: string;
  count: number;
  words: string;
  to: string;
  tone: Tone;
  /** The call that deals with it, where it is not everybody's. */
  needs?: Endpoint;
};

/** What follows the count of snack orders that the clock is about to cancel. */
const dueSoonText = (due: Overview['waitingSnackOrders']['dueSoon']): string =>
  due
    ? plural(
        due.orders,
        `snack order for ${formatTime(due.deliveryTime)} that nobody has confirmed: it is cancelled at ${timeOfEnd(due)}`,
        `snack orders that nobody has confirmed: they are cancelled from ${timeOfEnd(due)} on`,
      )
    : '';

/** What waits, the most urgent first; only what there is. */
export function openTasksOf(overview: Overview): OpenTask[] {
  const { ledgerAlarms, pendingSubscriptions, pendingOrders, undecidedOrders } = overview;
  const {
    undeliveredSnackOrders,
    waitingSnackOrders,
    pendingInquiries,
    quotesToChange,
    pastEvents,
    waitingMessages,
    failedMails,
    mailsToPrint,
    doubles,
    money,
  } = overview;
  const laterSnackOrders = waitingSnackOrders.orders - (waitingSnackOrders.dueSoon?.orders ?? 0);
  const items: OpenTask[] = [
    {
      key: 'ledger',
      count: ledgerAlarms,
      words: `${plural(ledgerAlarms, 'account')} whose credits or money ${plural(ledgerAlarms, 'does', 'do')} not add up`,
      to: '/audit-log',
      tone: 'chilli',
      needs: adminAudit.list,
    },
    {
      key: 'snacks soon',
      count: waitingSnackOrders.dueSoon?.orders ?? 0,
      words: dueSoonText(waitingSnackOrders.dueSoon),
      to: counterPath(),
      tone: 'chilli',
      needs: adminSnackOrders.act,
    },
    {
      key: 'subscriptions',
      count: pendingSubscriptions,
      words: `${plural(pendingSubscriptions, 'subscription')} to approve`,
      to: filteredListPath('subscriptions', { status: 'pending_approval' }),
      tone: 'turmeric',
      needs: adminSubscriptions.approve,
    },
    {
      key: 'orders',
      count: pendingOrders,
      words: `tiffin ${plural(pendingOrders, 'order')} over capacity, to accept or decline`,
      // The soonest is the one whose time to be cooked runs out.
      to: filteredListPath(
        'tiffin-orders',
        { status: 'pending_confirmation' },
        { sort: 'deliveryDate', order: 'ASC' },
      ),
      tone: 'turmeric',
    },
    ...overview.shortMenus.map(
      ({ date, tiffins }): OpenTask => ({
        key: `short ${date}`,
        count: tiffins,
        words: `${plural(tiffins, 'tiffin')} of ${formatDay(date)}: the menu lacks something of what was sold`,
        to: `/kitchen-day?date=${date}`,
        tone: 'chilli',
      }),
    ),
    {
      key: 'undecided',
      count: undecidedOrders,
      words: `${plural(undecidedOrders, 'tiffin')} could not be handed over: ${plural(undecidedOrders, 'does the credit', 'do the credits')} come back?`,
      to: UNDECIDED_PATH,
      tone: 'turmeric',
      needs: adminTiffinOrders.decideCredit,
    },
    {
      key: 'undelivered',
      count: undeliveredSnackOrders,
      words: `snack ${plural(undeliveredSnackOrders, 'order')} could not be handed over: bring again, or cancel?`,
      to: UNDELIVERED_PATH,
      tone: 'turmeric',
      needs: adminSnackOrders.act,
    },
    {
      key: 'snacks',
      // Those that time runs out for have a line of their own.
      count: laterSnackOrders,
      words: `snack ${plural(laterSnackOrders, 'order')} to confirm`,
      to: counterPath(),
      tone: 'turmeric',
    },
    {
      key: 'inquiries',
      count: pendingInquiries,
      words: `catering ${plural(pendingInquiries, 'inquiry', 'inquiries')} to answer`,
      to: filteredListPath('catering-inquiries', { status: 'pending' }),
      tone: 'turmeric',
    },
    {
      key: 'quotes',
      count: quotesToChange,
      words: `${plural(quotesToChange, 'quote')} that a customer wants changed`,
      to: filteredListPath('catering-inquiries', { wantsChange: true }),
      tone: 'turmeric',
      needs: adminCatering.sendQuote,
    },
    {
      key: 'messages',
      count: waitingMessages,
      words: `${plural(waitingMessages, 'message')} to answer`,
      to: filteredListPath('contact-messages', { status: 'waiting' }),
      tone: 'turmeric',
    },
    {
      key: 'events',
      count: pastEvents,
      words: `past ${plural(pastEvents, 'event')} to complete`,
      to: filteredListPath('catering-inquiries', {
        status: 'confirmed',
        to: addDays(overview.today, -1),
      }),
      tone: 'turmeric',
    },
    ...overview.openPastDays.map(
      ({ date, orders }): OpenTask => ({
        key: date,
        count: orders,
        words: `tiffin ${plural(orders, 'order')} of ${formatDay(date)} not delivered yet`,
        to: `/kitchen-day?date=${date}`,
        tone: 'turmeric',
      }),
    ),
    ...overview.openPastSnackDays.map(
      ({ date, orders, undelivered }): OpenTask => ({
        key: `snacks ${date}`,
        // Those that could not be handed over have a line of their own.
        count: orders - undelivered,
        words: `snack ${plural(orders - undelivered, 'order')} of ${formatDay(date)} not handed over yet`,
        to: counterPath(date),
        tone: 'turmeric',
      }),
    ),
    ...(money ? openAmounts(money.toPayBack, 'toPayBack') : []).map(
      ({ key, count, words, amount, to }): OpenTask => ({
        key: `pay back ${key}`,
        count,
        words: `${words.replace(/^\d+ /, '')} to pay back, ${formatMoney(amount)}`,
        to,
        tone: 'turmeric',
      }),
    ),
    {
      key: 'mails',
      count: failedMails,
      words: `${plural(failedMails, 'mail')} that could not be sent`,
      to: filteredListPath('mails', { status: 'failed' }),
      tone: 'chilli',
      needs: adminMails.list,
    },
    {
      key: 'mails to print',
      count: mailsToPrint,
      words: `${plural(mailsToPrint, 'mail')} to print, for customers without an e-mail address`,
      to: filteredListPath('mails', { status: 'to_print' }),
      tone: 'turmeric',
      needs: adminMails.list,
    },
    {
      key: 'doubles',
      count: doubles,
      words: `${plural(doubles, 'pair')} of customers who may be one person`,
      to: filteredListPath('customers', { state: 'doubles' }),
      tone: 'steel',
    },
  ];
  return items.filter(({ count }) => count > 0);
}
