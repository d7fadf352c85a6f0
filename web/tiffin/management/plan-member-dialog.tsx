import * as z from 'zod/mini';
import { type Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { MemberField } from '#web/account/household/member-field.tsx';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';

const FORM = 'who-a-plan-is-for';

const schema = z.object({ memberId: z.string() });

/** Says who a plan is for from now on. */
export function PlanMemberDialog({
  subscription,
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const cache = useTiffinCache();
  const toast = useToast();
  const form = useZodForm(schema, { memberId: subscription.memberId ?? '' });
  const { submit, busy, error } = useSubmit(async ({ memberId }: z.output<typeof schema>) => {
    const params = { id: subscription.subscriptionId };
    const body = { memberId: memberId || null };
    const changed = await call(subscriptions.changeMember, { params, body });
    await cache.putSubscription(changed);
    toast({ message: `This plan is for ${changed.memberName ?? 'you'} now.` });
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Who is this plan for?"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyText="Saving…">
            Save
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={(values) => submit(values)} id={FORM} label="Who it is for">
        <MemberField plan={subscription} />
        <p className="text-sm text-ink-soft">
          It is cooked for their diet from now on, with what is booked. Tiffins that the kitchen has
          confirmed stay as they are.
        </p>
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
