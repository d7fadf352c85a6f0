import { describe, expect, it } from 'vitest';
import { openTasksOf } from './open-tasks.ts';

const none = { count: 0, amount: 0 };
const NOTHING = { plans: none, snackOrders: none, events: none };

const books = {
  owed: NOTHING,
  toPayBack: NOTHING,
  month: { from: '2026-11-01', received: 0, paidBack: 0, net: 0 },
};

const quiet = {
  today: '2026-11-21',
  pendingSubscriptions: 0,
  holds: { plans: [], waiting: 0, snackOrders: [], snackOrdersDone: 0, events: [] },
  money: null,
  pendingOrders: 0,
  undecidedOrders: 0,
  undeliveredSnackOrders: 0,
  days: [],
  tiffinCapacity: 600,
  openPastDays: [],
  shortMenus: [],
  waitingSnackOrders: { orders: 0, newest: null, dueSoon: null, lastCameIn: null },
  openPastSnackDays: [],
  pendingInquiries: 0,
  quotesToChange: 0,
  pastEvents: 0,
  waitingMessages: 0,
  failedMails: 0,
  mailsToPrint: 0,
  doubles: 0,
  ledgerAlarms: 0,
  canSave: true,
  standstill: null,
  copyTrouble: null,
};

describe('what waits at the desk', () => {
  it('is a menu that lacks what was sold, while it can still be mended', () => {
    const shortMenus = [{ date: '2026-11-23', tiffins: 3 }];
    expect(openTasksOf({ ...quiet, shortMenus })).toMatchObject([
      {
        count: 3,
        words: 'tiffins of Mon, Nov 23: the menu lacks something of what was sold',
        to: '/kitchen-day?date=2026-11-23',
      },
    ]);
  });

  it('is at last who may be one person with another', () => {
    expect(openTasksOf({ ...quiet, doubles: 1 })).toMatchObject([
      { count: 1, words: 'pair of customers who may be one person' },
    ]);
    expect(openTasksOf(quiet)).toEqual([]);
  });

  it('is also money that customers get back, by kind', () => {
    const toPayBack = {
      ...NOTHING,
      plans: { count: 2, amount: 6774 },
      events: { count: 1, amount: 30_000 },
    };
    const items = openTasksOf({ ...quiet, money: { ...books, toPayBack } });
    expect(items.map(({ count, words, to }) => [count, words, decodeURIComponent(to)])).toEqual([
      [2, 'plans to pay back, C$67.74', '/subscriptions?filter={"toPayBack":true}'],
      [1, 'event to pay back, C$300.00', '/catering-inquiries?filter={"toPayBack":true}'],
    ]);
  });

  it('is nothing on a quiet day', () => {
    expect(openTasksOf(quiet)).toEqual([]);
    expect(openTasksOf({ ...quiet, money: books })).toEqual([]);
  });

  it('names each thing with its count and leads to where it is dealt with', () => {
    const items = openTasksOf({
      ...quiet,
      pendingSubscriptions: 1,
      failedMails: 2,
      openPastDays: [{ date: '2026-11-20', orders: 3 }],
    });
    expect(items.map(({ count, words }) => `${count} ${words}`)).toEqual([
      '1 subscription to approve',
      '3 tiffin orders of Fri, Nov 20 not delivered yet',
      '2 mails that could not be sent',
    ]);
    expect(items.map(({ to }) => decodeURIComponent(to.replaceAll('+', ' ')))).toEqual([
      '/subscriptions?filter={"status":"pending_approval"}',
      '/kitchen-day?date=2026-11-20',
      '/mails?filter={"status":"failed"}',
    ]);
  });

  it('asks about the credits of tiffins that could not be handed over', () => {
    const said = (undecidedOrders: number) =>
      openTasksOf({ ...quiet, undecidedOrders }).map(({ words, to }) => [words, to]);
    expect(said(1)).toEqual([
      ['tiffin could not be handed over: does the credit come back?', '/undecided-credits'],
    ]);
    expect(said(2)).toEqual([
      ['tiffins could not be handed over: do the credits come back?', '/undecided-credits'],
    ]);
  });

  it('leads to the counter, and on past days to what was left on it', () => {
    const items = openTasksOf({
      ...quiet,
      waitingSnackOrders: {
        orders: 2,
        newest: {
          orderNumber: 'SN-2026-0007',
          deliveryDate: '2026-11-25',
          createdAt: '2026-11-21T15:00:00Z',
        },
        dueSoon: null,
        lastCameIn: null,
      },
      openPastSnackDays: [{ date: '2026-11-20', orders: 2, pending: 0, undelivered: 1 }],
    });
    expect(items.map(({ count, words, to }) => [`${count} ${words}`, to])).toEqual([
      ['2 snack orders to confirm', '/snack-counter'],
      ['1 snack order of Fri, Nov 20 not handed over yet', '/snack-counter?date=2026-11-20'],
    ]);
  });

  it('alarms about snack orders that the clock is about to cancel, before those that can wait', () => {
    const said = (orders: number, soon: number) =>
      openTasksOf({
        ...quiet,
        waitingSnackOrders: {
          orders,
          newest: null,
          dueSoon: {
            orders: soon,
            deliveryDate: '2026-11-21',
            deliveryTime: '14:00',
            cancelledAt: '2026-11-21T19:50:00Z',
          },
          lastCameIn: null,
        },
      }).map(({ count, words, to, tone }) => [`${count} ${words}`, to, tone]);
    const alone = 'that nobody has confirmed: it is cancelled at 2:50 PM';
    expect(said(1, 1)).toEqual([
      [`1 snack order for 2:00 PM ${alone}`, '/snack-counter', 'chilli'],
    ]);
    const many = 'that nobody has confirmed: they are cancelled from 2:50 PM on';
    expect(said(5, 2)).toEqual([
      [`2 snack orders ${many}`, '/snack-counter', 'chilli'],
      ['3 snack orders to confirm', '/snack-counter', 'turmeric'],
    ]);
  });

  it('leads to the snack orders that could not be handed over, of whatever day', () => {
    const said = (undeliveredSnackOrders: number) =>
      openTasksOf({
        ...quiet,
        undeliveredSnackOrders,
        openPastSnackDays: [{ date: '2026-11-20', orders: 1, pending: 0, undelivered: 1 }],
      }).map(({ words, to }) => [words, to]);
    expect(said(1)).toEqual([
      [
        'snack order could not be handed over: bring again, or cancel?',
        '/snack-counter/undelivered',
      ],
    ]);
    expect(said(2)[0]?.[0]).toBe('snack orders could not be handed over: bring again, or cancel?');
  });

  it('leads to the inquiries that want an answer, and to the events that are over', () => {
    const items = openTasksOf({ ...quiet, pendingInquiries: 1, quotesToChange: 2, pastEvents: 1 });
    expect(
      items.map(({ count, words, to }) => [
        `${count} ${words}`,
        decodeURIComponent(to.replaceAll('+', ' ')),
      ]),
    ).toEqual([
      ['1 catering inquiry to answer', '/catering-inquiries?filter={"status":"pending"}'],
      ['2 quotes that a customer wants changed', '/catering-inquiries?filter={"wantsChange":true}'],
      [
        '1 past event to complete',
        '/catering-inquiries?filter={"status":"confirmed","to":"2026-11-20"}',
      ],
    ]);
  });

  it('leads to the messages that nobody has answered', () => {
    const [item] = openTasksOf({ ...quiet, waitingMessages: 2 });
    expect(item).toMatchObject({
      count: 2,
      words: 'messages to answer',
      to: `/contact-messages?${new URLSearchParams({ filter: '{"status":"waiting"}' })}`,
    });
  });

  it('puts credits that do not add up before everything else', () => {
    const items = openTasksOf({ ...quiet, ledgerAlarms: 1, pendingSubscriptions: 9 });
    expect(items[0]).toMatchObject({ key: 'ledger', tone: 'chilli' });
  });
});
