import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  type RecurringBooking,
  type RecurringBookingPreview,
  recurringBooking as usualCalls,
} from '#contract/tiffin/recurring-booking.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { RadioCards } from '#web/platform/form/choices.tsx';
import { Form } from '#web/platform/form/form.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { comesBack, tiffinsText } from '#web/tiffin/orders/order-text.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { recurringBookingQuery } from './queries.ts';

const StopForm = z.object({ leftovers: z.enum(['keep', 'release']) });
type StopForm = z.output<typeof StopForm>;

/** Asks what becomes of tiffins that the pattern of before has booked; nothing when there are none. */
export function LeftoversChoice({
  leftovers,
  isStopping = false,
}: {
  leftovers: RecurringBookingPreview['leftovers'];
  isStopping?: boolean;
}) {
  if (leftovers.length === 0) return null;
  const credits = leftovers.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = comesBack(credits);
  return (
    <div className="grid gap-3">
      <RadioCards
        name="leftovers"
        legend={isStopping ? 'What is booked already' : 'What is booked and does not fit any more'}
        choices={[
          { value: 'keep', label: 'Keep it', description: 'It comes as it is booked.' },
          {
            value: 'release',
            label: isStopping ? 'Release it' : 'Release it and book anew',
            description: isStopping ? `${back}.` : `${back} and are used for your new usual.`,
          },
        ]}
      />
      <ul aria-label="Booked already" className="max-h-44 overflow-auto text-ink-soft">
        {leftovers.map(({ orderNumber, date, deliveryTimeSlot, quantity }) => (
          <li key={orderNumber} className="tabular-nums">
            {formatDay(date)}, {formatSlot(deliveryTimeSlot)}, {tiffinsText(quantity)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows what a write answered at once, then asks the server for everything that it moved. */
export function useShowRecurringBooking(): (saved: RecurringBooking) => Promise<void> {
  const queries = useQueryClient();
  const cache = useTiffinCache();
  return async (saved) => {
    const { queryKey } = recurringBookingQuery(saved.subscriptionNumber);
    // An answer that set out before the write would bring the old state back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, saved);
    cache.refresh();
  };
}

/** Stops the recurring booking, and asks what becomes of what it has booked. */
export function StopRecurringBooking({
  usual: recurringBooking,
  subscription,
  onClose,
}: {
  usual: RecurringBooking;
  subscription: Subscription;
  onClose: () => void;
}) {
  const show = useShowRecurringBooking();
  const toast = useToast();
  const form = useZodForm(StopForm, { leftovers: 'keep' });
  const { submit, busy, error } = useSubmit(async ({ leftovers }: StopForm) => {
    const stopped = await call(usualCalls.stop, {
      params: { id: subscription.subscriptionNumber },
      query: { leftovers },
    });
    await show(stopped);
    return stopped;
  });

  async function send(typed: StopForm) {
    if (!(await submit(typed))) return;
    toast({ message: 'Your usual has stopped. You can set it again at any time.' });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Stop your usual?"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Not now
          </Button>
          <Button kind="danger" type="submit" form="stop-usual" busy={busy} busyText="Stopping…">
            Stop my usual
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id="stop-usual" label="Stop your usual">
        <p className="text-ink-soft">
          Nothing more is booked ahead. Your credits stay with you and never expire.
        </p>
        <LeftoversChoice leftovers={recurringBooking.leftovers} isStopping />
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
