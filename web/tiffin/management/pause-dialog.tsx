import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addDays, dayOf, formatDay } from '#domain/platform/days.ts';
import { PAUSE_BEGINS_WITHIN, pauseText, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { RadioCards } from '#web/platform/form/choices.tsx';
import { Form } from '#web/platform/form/form.tsx';
import { TextField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { closeToContent, Dialog } from '#web/platform/ui/dialog.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { DeliveryLines } from '#web/tiffin/management/delivery-lines.tsx';
import { creditsText } from '#web/tiffin/orders/order-text.ts';
import { availableDatesQuery } from '#web/tiffin/orders/queries.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { inPause, type PauseForm, pauseAskedFor, pauseDaysOf, pauseForm } from './pause-form.ts';

const sumOf = (orders: TiffinOrder[]) => orders.reduce((sum, { quantity }) => sum + quantity, 0);

/** What has happened, in a sentence. */
function doneText(paused: Subscription): string {
  const planned = plannedPauseOf(paused);
  if (planned) return `Your pause is planned ${pauseText(planned)}.`;
  const { pausedUntil } = paused;
  return pausedUntil
    ? `Your plan is paused until the end of ${formatDay(pausedUntil)}.`
    : 'Your plan is paused.';
}

/**
 * Pauses a plan from a day to a day, or changes the pause that is planned; says before it asks what
 * becomes of the tiffins that are booked.
 */
export function PauseDialog({
  subscription,
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const cache = useTiffinCache();
  const notice = useNotice();
  const toast = useToast();
  const { data: dates } = useQuery(availableDatesQuery());
  const today = dates?.today ?? dayOf({ epochMilliseconds: Date.now() });
  const planned = plannedPauseOf(subscription);
  const form = useZodForm(pauseForm(today), pauseAskedFor(subscription, today));
  const typed = useWatch({ control: form.control }) as PauseForm;
  const { skipped, stillComing } = inPause(subscription.orders, pauseDaysOf(typed));
  const { submit, busy, error } = useSubmit(async (wanted: PauseForm) => {
    try {
      const { from, until } = pauseDaysOf(wanted) ?? { from: null, until: null };
      const paused = await call(subscriptions.pause, {
        params: { id: subscription.subscriptionId },
        body: { from, until },
      });
      await cache.putSubscription(paused);
      return paused;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  async function send(wanted: PauseForm) {
    const paused = await submit(wanted);
    if (!paused) return;
    notice(null);
    toast({ message: doneText(paused) });
    if (planned && paused.status === 'active') onClose();
    else closeToContent(onClose);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={planned ? 'Change the pause?' : 'Pause this plan?'}
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Not now
          </Button>
          <Button
            type="submit"
            form="pause-a-plan"
            busy={busy}
            busyText={planned ? 'Changing…' : 'Pausing…'}
          >
            {planned ? 'Change pause' : 'Pause plan'}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id="pause-a-plan" label="Pause a plan">
        <p className="text-ink-soft">
          Nothing can be booked during a pause, and credits never expire.
        </p>
        <TextField
          name="from"
          label="First day of the pause"
          type="date"
          min={today}
          max={addDays(today, PAUSE_BEGINS_WITHIN)}
        />
        <RadioCards
          name="how"
          legend="For how long?"
          columns={2}
          choices={[
            { value: 'until', label: 'Until a day' },
            { value: 'open', label: 'Until I resume it' },
          ]}
        />
        {typed.how === 'until' && (
          <TextField
            name="until"
            label="Last day of the pause"
            type="date"
            min={typed.from || today}
            hint="The day after, the plan goes on by itself."
          />
        )}
        <DeliveryLines
          title={`Skipped, and ${creditsText(sumOf(skipped))} back:`}
          deliveries={skipped}
        />
        <DeliveryLines
          title="Still coming, since it is too late to skip:"
          deliveries={stillComing}
        />
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
