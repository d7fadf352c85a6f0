import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { InquiryStatus as Inquiry } from '#contract/catering/inquiries.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { SubscriptionStatus as Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { InquiryStatus } from '#web/catering/inquiries/inquiry-status.tsx';
import { SnackStatus } from '#web/snacks/orders/snack-status.tsx';
import { SubscriptionStatus } from '#web/tiffin/orders/subscription-status.tsx';
import { TiffinStatus } from '#web/tiffin/orders/tiffin-status.tsx';

type Noun = {
  labels: Readonly<Record<string, string>>;
  badge: (status: string) => ReactElement;
};

const NOUNS: Record<string, Noun> = {
  subscriptions: {
    labels: SUBSCRIPTION_STATES.labels,
    badge: (status) => <SubscriptionStatus status={status as Subscription} />,
  },
  'tiffin orders': {
    labels: TIFFIN_ORDER_STATES.labels,
    badge: (status) => (
      <TiffinStatus order={{ status: status as TiffinOrderStatus, notDelivered: null }} />
    ),
  },
  'snack orders': {
    labels: SNACK_ORDER_STATES.labels,
    badge: (status) => (
      <SnackStatus order={{ status: status as SnackOrderStatus, delivery_type: 'delivery' }} />
    ),
  },
  inquiries: {
    labels: INQUIRY_STATES.labels,
    badge: (status) => <InquiryStatus status={status as Inquiry} />,
  },
};

const wordsOf = (badge: ReactElement): string =>
  renderToStaticMarkup(badge).replace(/<svg.*?<\/svg>|<[^>]*>/gs, '');

describe('the words of a state', () => {
  it.each(Object.entries(NOUNS))('are those of its own table: %s', (_, { labels, badge }) => {
    const states = Object.keys(labels);
    expect(Object.fromEntries(states.map((state) => [state, wordsOf(badge(state))]))).toEqual(
      labels,
    );
  });

  it.each(Object.entries(NOUNS))(
    'say of any other value that it is unknown: %s',
    (_, { badge }) => {
      expect(wordsOf(badge('eaten'))).toBe('Unknown');
    },
  );

  it('say of a tiffin that could not be handed over what its customer reads', () => {
    const order = { status: 'cancelled', notDelivered: 'undecided' } as const;
    expect(wordsOf(<TiffinStatus order={order} />)).toBe('Not delivered');
  });
});
