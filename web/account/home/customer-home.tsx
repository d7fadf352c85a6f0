import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { CustomerHome } from '#contract/account/customer-home.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { dayOf, formatSlot } from '#domain/platform/days.ts';
import { OrderChooser } from '#web/account/home/order-chooser.tsx';
import { orderConfirmationPath } from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { Notices } from '#web/platform/ui/notices.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { SkipButton } from '#web/tiffin/orders/order-buttons.tsx';
import { skipDeadlineText, tiffinsOf } from '#web/tiffin/orders/order-text.ts';
import { TiffinStatus } from '#web/tiffin/orders/tiffin-status.tsx';
import { CreditsLeft, NextSnacks, UnpaidSubscription } from './home-cards.tsx';
import { dayText } from './home-text.ts';

const NextEvent = lazyPart(async () => (await import('./catering-cards.tsx')).NextEvent);
const OpenQuote = lazyPart(async () => (await import('./catering-cards.tsx')).OpenQuote);

/** Keeps the place of a card that is on its way. */
const CardPlace = ({ children }: { children: ReactNode }) => (
  <LazyBoundary
    room={
      <Skeleton label="Loading your event…">
        <Bone className="h-44 rounded-card" />
      </Skeleton>
    }
  >
    {children}
  </LazyBoundary>
);

/** Nothing comes: an invitation. */
function Invitation() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
      <p className="min-w-0">
        <span className="block font-heading text-title-sm">Nothing is on its way.</span>
        <span className="text-ink-soft">
          A tiffin for tomorrow, snacks for tonight, or a feast for everybody you know?
        </span>
      </p>
      <OrderChooser />
    </Card>
  );
}

/** It could not be read; the orders below may have been. */
function HomeNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className="text-ink-soft">
      What comes next did not load.{' '}
      <button
        type="button"
        className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
        onClick={onRetry}
      >
        Load it again
      </button>
    </p>
  );
}

/** A tiffin of the next day on which some come, what is cooked then, and until when it can be skipped. */
function NextDelivery({
  order,
  dishes,
}: {
  order: TiffinOrder;
  dishes: NonNullable<CustomerHome['delivery']>['dishes'];
}) {
  const until = skipDeadlineText(order);
  const today = dayOf({ epochMilliseconds: Date.now() });
  return (
    <OrderSheet
      as="article"
      tile={<DayTile day={order.deliveryDate} />}
      title={
        <>
          {dayText(order.deliveryDate, today)},{' '}
          <span className="whitespace-nowrap">{formatSlot(order.deliveryTimeSlot)}</span>
        </>
      }
      status={<TiffinStatus order={order} />}
      number={order.orderNumber}
      to={orderConfirmationPath(order.orderNumber)}
      beside={`${tiffinsOf(order)}, ${order.planName}`}
      note={order.adminNotes}
      buttons={<SkipButton order={order} />}
    >
      {dishes.length > 0 && (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">On the menu:</span> {dishes.join(', ')}
        </p>
      )}
      {until && <p className="text-sm text-ink-soft">{until}.</p>}
    </OrderSheet>
  );
}

/** Tiffins, snacks and events, each with when it comes: Toronto wall clock, `2026-11-24T14:00`. */
function deliveriesOf({
  delivery,
  snackOrders,
  events,
}: CustomerHome): { at: string; card: ReactElement }[] {
  const tiffins = (delivery?.orders ?? []).map((order) => ({
    at: `${order.deliveryDate}T${order.deliveryTimeSlot}`,
    card: <NextDelivery key={order.id} order={order} dishes={delivery?.dishes ?? []} />,
  }));
  const snacks = snackOrders.map((order) => ({
    at: order.delivery_time,
    card: <NextSnacks key={order.order_number} order={order} />,
  }));
  const catered = events.map((event) => ({
    at: `${event.eventDate}T${event.eventClock ?? ''}`,
    card: (
      <CardPlace key={event.inquiryNumber}>
        <NextEvent event={event} />
      </CardPlace>
    ),
  }));
  return [...tiffins, ...snacks, ...catered].sort((one, other) => one.at.localeCompare(other.at));
}

/** What comes, soonest first, and what waits for its customer: a card each. */
function Cards({ home }: { home: CustomerHome }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {deliveriesOf(home).map(({ card }) => card)}
      {home.quotes.map((quote) => (
        <CardPlace key={quote.inquiryNumber}>
          <OpenQuote quote={quote} />
        </CardPlace>
      ))}
      {home.unpaid.map((subscription) => (
        <UnpaidSubscription key={subscription.subscriptionNumber} subscription={subscription} />
      ))}
      {home.credits && <CreditsLeft credits={home.credits} />}
    </div>
  );
}

const isQuiet = ({
  delivery,
  snackOrders,
  events,
  quotes,
  unpaid,
  credits,
}: CustomerHome): boolean =>
  !delivery &&
  !credits &&
  [snackOrders, events, quotes, unpaid].every((waiting) => waiting.length === 0);

/** Where a customer is at home: what comes next, and what waits for them. */
export function CustomerHomeSection({
  home,
  onRetry,
}: {
  /** Null when it could not be read. */
  home: CustomerHome | null;
  onRetry: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = home?.delivery?.orders.map(({ id }) => id).join() ?? '';

  // The tiffin that was skipped has gone, and its button with it.
  const before = useRef(next);
  useEffect(() => {
    if (before.current !== next && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    before.current = next;
  }, [next]);

  // Whoever has never ordered is invited by the tab below.
  if (home && Object.values(home.counts).every((count) => count === 0)) return null;
  return (
    <section aria-labelledby="coming-up" className="mb-10">
      <h2
        ref={heading}
        id="coming-up"
        tabIndex={-1}
        className={`mb-4 text-section ${home ? '' : 'sr-only'}`}
      >
        Coming up
      </h2>
      {!home ? (
        <HomeNotLoaded onRetry={onRetry} />
      ) : isQuiet(home) ? (
        <Invitation />
      ) : (
        <Notices>
          <Cards home={home} />
        </Notices>
      )}
    </section>
  );
}
