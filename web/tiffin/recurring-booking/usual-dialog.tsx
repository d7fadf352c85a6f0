import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { isApiError } from '#contract/platform/api-error.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { type Usual, usual as usualCalls } from '#contract/tiffin/usual.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { AddressChoice } from '#web/tiffin/orders/address-choice.tsx';
import { QuantityField } from '#web/tiffin/orders/quantity-field.tsx';
import { SlotPicker } from '#web/tiffin/orders/slot-picker.tsx';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { closeToContent, Dialog } from '#web/platform/ui/dialog.tsx';
import { ChoiceTiles } from '#web/platform/ui/form/choice-tiles.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { useToast } from '#web/platform/ui/toast.tsx';
import { TorontoTime } from '#web/platform/ui/toronto-time.tsx';
import { useSettled } from '#web/platform/ui/use-settled.ts';
import { LeftoversChoice } from './leftovers-choice.tsx';
import { OwnDays } from './own-days.tsx';
import { usualPreviewQuery } from './queries.ts';
import { useShowUsual } from './use-show-usual.ts';
import { entriesOf, typedOf, USUAL_DAYS, UsualForm, type UsualTyped } from './usual-form.ts';
import { UsualPreview } from './usual-preview.tsx';
import { savedWords } from './words.ts';

/** So long after the last change the preview is worked out again, in milliseconds. */
const SETTLES = 300;

/** Sets the weekly pattern or changes it, and shows what that comes to before it is saved. */
export function UsualDialog({
  usual,
  subscription,
  onClose,
}: {
  usual: Usual;
  subscription: Subscription;
  onClose: () => void;
}) {
  const cache = useTiffinCache();
  const show = useShowUsual();
  const toast = useToast();
  const number = subscription.subscriptionNumber;
  const form = useZodForm<UsualTyped, UsualForm>(
    UsualForm,
    typedOf(usual.usual?.entries ?? usual.before ?? [], subscription) as never,
  );
  const typed = UsualForm.safeParse(useWatch({ control: form.control }));
  const pattern = useSettled(typed.success ? patternOf(typed.data) : null, SETTLES);
  const preview = useQuery(usualPreviewQuery(number, pattern));

  const { submit, busy, error } = useSubmit(async (wanted: UsualForm) => {
    try {
      const saved = await call(usualCalls.save, {
        params: { id: number },
        body: patternOf(wanted),
      });
      await show(saved);
      return saved;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  async function send(wanted: UsualForm) {
    const saved = await submit(wanted);
    if (!saved) return;
    toast({ message: savedWords(saved) });
    // The button that set it has become others; the one that changes it is still there.
    if (usual.usual) onClose();
    else closeToContent(onClose);
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      busy={busy}
      title={usual.usual ? 'Change your usual' : 'Book my usual'}
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Not now
          </Button>
          <Button type="submit" form="book-usual" busy={busy} busyText="Booking…">
            {usual.usual ? 'Save changes' : 'Book my usual'}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id="book-usual" label="Book my usual">
        <p className="text-ink-soft">
          We book these days about two weeks ahead, week by week, while your credits last.
        </p>
        <ChoiceTiles name="days" legend="Days" words={USUAL_DAYS} several columns={3} />
        <SlotPicker />
        <TorontoTime className="-mt-2" />
        <QuantityField available={null} />
        <AddressChoice
          subscriptionAddress={subscription.customerAddress}
          forWhat="For your usual"
        />
        <OwnDays />
        <UsualPreview
          plan={pattern ? preview.data : undefined}
          isWorking={preview.isFetching}
          error={preview.error ? wordsOf(preview.error) : null}
        />
        <LeftoversChoice leftovers={preview.data?.leftovers ?? []} />
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}

const patternOf = (form: UsualForm) => ({ entries: entriesOf(form), leftovers: form.leftovers });

const wordsOf = (error: unknown): string =>
  isApiError(error) ? error.message : errorWords(ANY_CALL_ERRORS, 'server_error');
