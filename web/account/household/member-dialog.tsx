import { useEffect } from 'react';
import { type HouseholdMember, HouseholdMemberBody } from '#contract/account/household.ts';
import { DietField } from '#web/account/profile/customer-fields.tsx';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { placeServerErrors } from '#web/platform/form/server-errors.ts';
import { TextField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useHousehold } from './use-household.ts';

const FORM = 'a-household-member';

/** Adds somebody to the household, or changes what is said of them. */
export function MemberDialog({
  member,
  onSaved,
  onClose,
}: {
  /** The one to change; null for a new one. */
  member: HouseholdMember | null;
  /** Told by which name they are kept. */
  onSaved: (name: string) => void;
  onClose: () => void;
}) {
  const household = useHousehold();
  const form = useZodForm(HouseholdMemberBody, {
    name: member?.name ?? '',
    diet: member?.diet ?? 'vegetarian',
    allergies: member?.allergies ?? '',
  });
  const { submit, busy, error } = useSubmit(async (body: HouseholdMemberBody, key) => {
    try {
      await (member ? household.change(member.id, body) : household.add(body, key));
      onSaved(body.name);
    } catch (refused) {
      placeServerErrors(form, refused);
    }
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={member ? `Change ${member.name}` : 'Who eats with you?'}
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
      <Form form={form} onSubmit={(body) => submit(body)} id={FORM} label="A household member">
        <TextField
          name="name"
          label="Name"
          maxLength={80}
          autoComplete="off"
          hint="It stands on the label of their box."
        />
        <DietField columns={1} />
        {member && (
          <p className="text-sm text-ink-soft">
            Their plans and tiffins follow. What the kitchen has confirmed keeps its diet; an
            allergy reaches everything that is still in the kitchen.
          </p>
        )}
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
