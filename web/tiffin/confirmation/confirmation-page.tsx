import { useQuery } from '@tanstack/react-query';
import { Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Customer } from '#contract/account/customer.ts';
import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { ContactBlock } from '#web/kitchen/kitchen-note.tsx';
import {
  bookingRule,
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  hourSpan,
  useKitchenRules,
} from '#web/kitchen/kitchen-rules.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { HowToPay } from '#web/money/how-to-pay.tsx';
import { myOrdersPath, orderConfirmationPath, paths } from '#web/paths.ts';
import { pollEvery30s } from '#web/platform/client/query-client.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Bone } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { OrderStatusPanel } from '#web/tiffin/confirmation/order-status-panel.tsx';
import { subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import type { Route } from './+types/confirmation-page';
import { ConfirmationHeader } from './confirmation-header.tsx';
import { isRunning } from './headline.ts';
import { ImportantNotes, SubscriptionDetails } from './subscription-details.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your subscription',
    description: 'Your tiffin subscription: how to pay it, how it stands, and what comes next.',
    path: paths.tiffinConfirmation,
    noindex: true,
  });

/** What the checkout passes on after a success. */
type NavigationState = { subscriptionNumber?: string } | null;

const COLUMN = 'contents lg:grid lg:gap-6';

/** Says that the subscription is on its way. */
function ConfirmationSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <h1 className="sr-only">Your subscription</h1>
      <p className="mb-6 text-lg text-ink-soft">Loading your subscription…</p>
      <span className="grid gap-3">
        <Bone className="h-12 w-4/5 max-w-lg" />
        <Bone className="h-5 w-full max-w-2xl" />
        <Bone className="h-5 w-2/3 max-w-lg" />
      </span>
      <span className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8">
        <span className="grid gap-6">
          <Bone className="h-72 rounded-card" />
          <Bone className="h-56 rounded-card" />
        </span>
        <Bone className="h-96 rounded-card" />
      </span>
    </div>
  );
}

/** Who it is for and where it goes. */
function CustomerDetails({ subscription }: { subscription: Subscription }) {
  const { name, email, phone, address } = subscription.customerInfo;
  const facts = [
    ['Name', UserRound, name],
    ['E-mail', Mail, email],
    ['Phone', Phone, formatPhone(phone)],
    ['Delivery address', MapPin, addressLine(address, subscription)],
  ] as const;
  return (
    <Card as="section" aria-labelledby="customer-details">
      <h2 id="customer-details" className="mb-3 text-title">
        Customer information
      </h2>
      <dl className="grid gap-2.5">
        {facts.map(([label, icon, text]) => (
          <div key={label} className="flex gap-3">
            <dt>
              <span className="sr-only">{label}</span>
              <Icon of={icon} className="mt-0.5 size-5 text-ink-soft" />
            </dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const HOURS = hourSpan(DELIVERY_FROM, DELIVERY_UNTIL, 'and');

const stepsOf = (rules: KitchenRules) => [
  ['Pay', 'By Interac e-Transfer, UPI or bank transfer, with your reference.'],
  ['We approve', 'Your credits are there, and you can book. One credit is one tiffin.'],
  ['Schedule', `Pick a weekday and an hour between ${HOURS}. ${bookingRule(rules)}`],
  ['Enjoy, or skip', 'We cook that day and bring it. Skip in time, and the credit is yours again.'],
];

/** The four steps from here to the door. */
function HowItWorks() {
  return (
    <Card as="section" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="mb-4 text-title">
        How it works
      </h2>
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {stepsOf(useKitchenRules()).map(([title, words], index) => (
          <li key={title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-turmeric-tint font-bold text-turmeric-ink"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="pt-1 font-sans text-base font-semibold tracking-normal">{title}</h3>
              <p className="mt-0.5 leading-snug text-ink-soft">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Follows one subscription: every 30 seconds while the kitchen has not decided on it. */
function ConfirmationScreen({ customer, number }: { customer: Customer; number: string }) {
  const loaded = useQuery({
    ...subscriptionQuery(number),
    ...pollEvery30s<Subscription>(({ status }) => status !== 'pending_approval'),
  });
  const subscription = loaded.data;

  if (!subscription) {
    if (!loaded.isError) return <ConfirmationSkeleton />;
    const missing = isApiError(loaded.error) && loaded.error.status === 404;
    return (
      <>
        <h1 className="mb-6 text-page">Your subscription</h1>
        <ErrorState
          title={missing ? 'We cannot find this subscription' : 'Your subscription did not load'}
          error={loaded.error}
          onRetry={() => void loaded.refetch()}
          retrying={loaded.isFetching}
          action={
            <LinkButton to={myOrdersPath()} kind="quiet">
              View My Orders
            </LinkButton>
          }
        />
      </>
    );
  }
  const alive = isRunning(subscription);
  return (
    <>
      <ConfirmationHeader subscription={subscription} customer={customer} />
      {/* On a phone the details follow right after the payment; both columns give way to one. */}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8">
        <div className={COLUMN}>
          {alive && subscription.payment.amount > 0 && (
            <div className="max-lg:-order-1">
              <HowToPay payment={subscription.payment} />
            </div>
          )}
          <OrderStatusPanel subscriptionNumber={subscription.subscriptionNumber} />
          {alive && <HowItWorks />}
        </div>
        <div className={COLUMN}>
          <div className="max-lg:-order-1">
            <SubscriptionDetails subscription={subscription} />
          </div>
          <CustomerDetails subscription={subscription} />
          {alive && <ImportantNotes />}
          <ContactBlock number={subscription.subscriptionNumber} />
        </div>
      </div>
    </>
  );
}

/**
 * One subscription, by `?subscription=TS-…` or the number passed on; without one there is nothing
 * to confirm, and the price list shows.
 */
export default function ConfirmationPage() {
  const customer = useCustomer();
  const [query] = useSearchParams();
  const passed = useLocation().state as NavigationState;
  const navigate = useNavigate();
  const number = query.get('subscription') || passed?.subscriptionNumber;
  const order = query.get('order');

  useEffect(() => {
    if (!customer || number) return;
    // A link may name an order here: its confirmation lives next door.
    void navigate(order ? orderConfirmationPath(order) : paths.pricing, { replace: true });
  }, [customer, number, order, navigate]);

  return (
    <div className="wrap pt-6 sm:pt-10">
      {customer && number ? (
        <ConfirmationScreen key={number} customer={customer} number={number} />
      ) : (
        <ConfirmationSkeleton />
      )}
    </div>
  );
}
