import * as z from 'zod/mini';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { type Usual, usual as usualCalls } from '#contract/tiffin/usual.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { useToast } from '#web/platform/ui/toast.tsx';
import { LeftoversChoice } from './leftovers-choice.tsx';
import { useShowUsual } from './use-show-usual.ts';

const StopForm = z.object({ leftovers: z.enum(['keep', 'release']) });
type StopForm = z.output<typeof StopForm>;

/** Stops the usual, and asks what becomes of what it has booked. */
export function StopUsual({
  usual,
  subscription,
  onClose,
}: {
  usual: Usual;
  subscription: Subscription;
  onClose: () => void;
}) {
  const show = useShowUsual();
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
        <LeftoversChoice leftovers={usual.leftovers} isStopping />
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
