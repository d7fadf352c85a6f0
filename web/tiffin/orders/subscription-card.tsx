import type { ReactNode } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { forMemberText } from '#domain/account/household.ts';
import { plural } from '#domain/platform/plural.ts';
import { payBackText } from '#web/money/balance-text.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { creditsText } from './order-text.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

/** Up to here every credit is a little dabba of its own; above, they become a bar. */
const MOST_PIPS = 31;

type Figures = Pick<
  Subscription,
  'totalCredits' | 'remainingCredits' | 'reservedCredits' | 'usedCredits'
>;

type CreditMarkKind = keyof typeof PIP;

const LEGEND: [CreditMarkKind, (figures: Figures) => string][] = [
  ['left', ({ remainingCredits }) => `${remainingCredits} left`],
  ['booked', ({ reservedCredits }) => `${reservedCredits} booked`],
  ['used', ({ usedCredits, totalCredits }) => `${usedCredits} / ${totalCredits} used`],
];

const PIP = {
  left: 'fill-leaf stroke-leaf',
  booked: 'fill-turmeric stroke-turmeric',
  used: 'fill-none stroke-edge',
};

/** A small carrier: handle, lid and two tiers. Full while its meal is still to come. */
function CreditMark({ kind, small = false }: { kind: CreditMarkKind; small?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 20"
      className={`${small ? 'h-4 w-3.25' : 'h-5 w-4'} ${PIP[kind]}`}
    >
      <path d="M4 7V5.5a4 4 0 0 1 8 0V7" fill="none" strokeWidth="1.4" />
      <rect x="2.7" y="7.2" width="10.6" height="2.6" rx="1.2" strokeWidth="1" />
      <rect x="3.2" y="10.7" width="9.6" height="3.6" rx="0.9" strokeWidth="1" />
      <rect x="3.2" y="15.2" width="9.6" height="3.6" rx="0.9" strokeWidth="1" />
    </svg>
  );
}

const Pips = ({ kind, count }: { kind: CreditMarkKind; count: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pips of a kind are alike
  Array.from({ length: count }, (_, index) => <CreditMark key={index} kind={kind} />);

function Bar({
  total,
  shares,
}: {
  total: number;
  shares: [kind: CreditMarkKind, count: number][];
}) {
  let from = 0;
  return (
    <svg aria-hidden="true" className="h-3 w-full overflow-hidden rounded-full bg-sunken">
      {shares.map(([kind, count]) => {
        const x = from;
        from += (count / total) * 100;
        return (
          <rect
            key={kind}
            x={`${x}%`}
            width={`${(count / total) * 100}%`}
            height="100%"
            className={kind === 'used' ? 'fill-steel' : PIP[kind]}
          />
        );
      })}
    </svg>
  );
}

/** The credits of a plan as a meal card: full dabbas are left or booked, empty ones are eaten. */
export function CreditMeter({
  subscription,
  legend = true,
}: {
  subscription: Figures;
  /** Off where the figures stand beside it anyway. */
  legend?: boolean;
}) {
  const { totalCredits, remainingCredits, reservedCredits, usedCredits } = subscription;
  const shares: [CreditMarkKind, number][] = [
    ['left', remainingCredits],
    ['booked', reservedCredits],
    ['used', usedCredits],
  ];
  return (
    <div className="grid gap-2.5">
      <div aria-hidden="true">
        {totalCredits > MOST_PIPS ? (
          <Bar total={totalCredits} shares={shares} />
        ) : (
          <span className="flex flex-wrap gap-1.5">
            {shares.map(([kind, count]) => (
              <Pips key={kind} kind={kind} count={count} />
            ))}
          </span>
        )}
      </div>
      {legend && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums">
          {LEGEND.map(([kind, words]) => (
            <li key={kind} className="flex items-center gap-1.5">
              <CreditMark kind={kind} small />
              {words(subscription)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The credits of a plan that was cancelled: what was not used is void, and its money comes back. */
export function EndedCredits({
  subscription,
  withMoney = true,
}: {
  subscription: Pick<Subscription, 'remainingCredits' | 'usedCredits' | 'balance'>;
  /** Off where the payments stand beside it and say what still comes back. */
  withMoney?: boolean;
}) {
  const { remainingCredits, usedCredits } = subscription;
  const words = [
    remainingCredits > 0
      ? `${creditsText(remainingCredits)} not used, and void since the plan was cancelled.`
      : 'No credit was left when the plan was cancelled.',
    usedCredits > 0 ? `${usedCredits} used.` : null,
    withMoney ? payBackText(subscription.balance) : null,
  ];
  return <p className="text-ink-soft tabular-nums">{words.filter(Boolean).join(' ')}</p>;
}

/** The subscription that a screen is about: number, plan, state, credits. */
export function SubscriptionCard({
  subscription,
  children,
}: {
  subscription: Subscription;
  /** More below: buttons, a notice. */
  children?: ReactNode;
}) {
  const { planName, subscriptionNumber, status, remainingCredits } = subscription;
  const waiting = status === 'pending_approval';
  return (
    <Card as="section" aria-label="Your subscription">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-title">{planName}</h2>
          <p className="wrap-anywhere text-ink-soft tabular-nums">
            {[subscriptionNumber, forMemberText(subscription)].filter(Boolean).join(', ')}
          </p>
        </div>
        <SubscriptionStatus status={status} />
      </div>
      {status === 'cancelled' ? (
        <div className="mt-4">
          <EndedCredits subscription={subscription} withMoney={false} />
        </div>
      ) : (
        <p className="mt-4 mb-2.5 flex items-baseline gap-2">
          <span className="font-heading text-section leading-none font-extrabold tabular-nums">
            {waiting ? subscription.totalCredits : remainingCredits}
          </span>
          <span className="text-ink-soft">
            {waiting
              ? 'tiffins, once the kitchen approves'
              : plural(remainingCredits, 'credit remaining', 'credits remaining')}
          </span>
        </p>
      )}
      {!waiting && status !== 'cancelled' && <CreditMeter subscription={subscription} />}
      {children}
    </Card>
  );
}
