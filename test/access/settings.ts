import { unsubscribeToken } from '#api/kitchen/mail/unsubscribe-token.ts';
import type { customerSettings, unsubscribe } from '#contract/account/customer-settings.ts';
import type { sessions } from '#contract/account/sessions.ts';
import type { adminPageViews, pageViews } from '#contract/site/page-views.ts';
import { buildSession, TEST_SECRET } from '#test/factories.ts';
import { forChiefs, forCustomers, forEverybody, forItsOwner, nothing, type RowsOf } from './row.ts';

export const customerSettingsRows: RowsOf<typeof customerSettings> = {
  read: { answers: forCustomers(), input: nothing },
  save: {
    answers: forCustomers(),
    input: () => ({ body: { notifications: { promotions: true } } }),
  },
};

export const sessionRows: RowsOf<typeof sessions> = {
  list: { answers: forCustomers(), input: nothing },
  end: {
    answers: forItsOwner(),
    input: async ({ services, owner }) => {
      const now = services.clock.now();
      const { id } = await buildSession(services.db, { customer: owner }, { now });
      return { params: { id } };
    },
  },
  endAll: { answers: forCustomers(), input: nothing },
};

export const unsubscribeRows: RowsOf<typeof unsubscribe> = {
  one: {
    answers: forEverybody(),
    input: ({ owner }) => ({
      query: {
        token: unsubscribeToken(TEST_SECRET, { choice: 'promotions', customerId: owner.id }),
      },
    }),
  },
};

export const pageViewRows: RowsOf<typeof pageViews> = {
  count: { answers: forEverybody(202), input: () => ({ body: { path: '/snacks' } }) },
};

export const adminPageViewRows: RowsOf<typeof adminPageViews> = {
  list: {
    answers: forChiefs(),
    input: () => ({ query: { from: '2026-11-01', to: '2026-11-18' } }),
  },
};
