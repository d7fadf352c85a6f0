import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type LinkedDelivery as Delivery, skipLinks } from '#contract/tiffin/skip-links.ts';
import { formatDeadline } from '#domain/platform/days.ts';
import { Outcome } from '#web/account/sign-in/outcome.tsx';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { creditsWords } from '#web/tiffin/orders/deadline-words.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, type ButtonKind } from '#web/platform/ui/button.tsx';
import { comesBack, DeliveryFacts } from './delivery-facts.tsx';
import { linkedDeliveryQuery } from './queries.ts';
import { lateTitleOf, TooLate } from './too-late.tsx';

/** What was done here last. */
export type Done = 'skip' | 'unskip';

type Props = { token: string; delivery: Delivery; onDone: (done: Done) => void };

/** What the page is called: what can be done, or what has become of it. */
export function titleOf(delivery: Delivery, done: Done | null): string {
  if (delivery.actions.skip.allowed)
    return done === 'unskip' ? 'Booked again' : 'Skip this delivery?';
  return delivery.status === 'skipped' ? 'This delivery is skipped' : lateTitleOf(delivery);
}

/** A delivery as its link finds it: to be skipped, skipped, or beyond that. */
export function LinkedDelivery(props: Props) {
  const { status, actions } = props.delivery;
  if (actions.skip.allowed) return <Asked {...props} />;
  return status === 'skipped' ? <Skipped {...props} /> : <TooLate delivery={props.delivery} />;
}

/**
 * The one button of the page: one of the two things that a link can do. What went wrong stands below
 * it, so that it stays where it is.
 */
function Press({
  token,
  does,
  kind = 'primary',
  busyText,
  onDone,
  children,
}: {
  token: string;
  does: Done;
  kind?: ButtonKind;
  busyText: string;
  onDone: Props['onDone'];
  children: string;
}) {
  const queries = useQueryClient();
  const { queryKey } = linkedDeliveryQuery(token);
  const { submit, busy, error } = useSubmit(async () => {
    try {
      const delivery = await call(skipLinks[does], { body: { token } });
      onDone(does);
      queries.setQueryData(queryKey, delivery);
    } catch (failure) {
      void queries.invalidateQueries({ queryKey });
      throw failure;
    }
  });
  return (
    <>
      <Button kind={kind} busy={busy} busyText={busyText} onClick={() => void submit(undefined)}>
        {children}
      </Button>
      {error && (
        <Banner kind="error" className="mt-4">
          {error.message}
        </Banner>
      )}
    </>
  );
}

function Asked({ token, delivery, onDone }: Props) {
  const { until } = delivery.actions.skip;
  return (
    <>
      <DeliveryFacts delivery={delivery} />
      <p className="mt-4 mb-6">
        {until && `Until ${formatDeadline(until)} you can skip it, and `}
        {comesBack(delivery.quantity)}. If you want it, you need do nothing.
      </p>
      <Press token={token} does="skip" busyText="Skipping…" onDone={onDone}>
        Skip this delivery
      </Press>
    </>
  );
}

function Skipped({ token, delivery, onDone }: Props) {
  const { unskip } = delivery.actions;
  const { quantity } = delivery;
  return (
    <Outcome
      kind="good"
      icon={CircleCheck}
      action={
        unskip.allowed && (
          <Press token={token} does="unskip" kind="quiet" busyText="Booking…" onDone={onDone}>
            Book it again
          </Press>
        )
      }
    >
      <DeliveryFacts delivery={delivery} />
      <p className="mt-4">
        {creditsWords(quantity)} {quantity === 1 ? 'is' : 'are'} back with you.
        {unskip.allowed && unskip.until
          ? ` Hungry after all? You can take this back until ${formatDeadline(unskip.until)}.`
          : unskip.reason && ` ${unskip.reason}`}
      </p>
    </Outcome>
  );
}
