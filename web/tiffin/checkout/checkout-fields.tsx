import type { ReactNode } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { AddressDetailsFields } from '#web/account/addresses/address-details-fields.tsx';
import { AddressField } from '#web/account/addresses/address-field.tsx';
import { ContactFields, FoodFields } from '#web/account/profile/customer-fields.tsx';
import { MailRecipientHint } from '#web/kitchen/mail-unavailable.tsx';
import { FormSection } from '#web/platform/form/form.tsx';
import { useFormValue } from '#web/platform/form/form-context.ts';
import { TextArea } from '#web/platform/form/text-field.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';

/** Only a household of several is asked. */
const MemberField = lazyPart(
  async () => (await import('#web/account/household/member-field.tsx')).MemberField,
);

/** The fields of the checkout; `start` is the choice of the first day. */
export function CheckoutFields({
  start,
  mailsTo,
  renewed = null,
}: {
  start: ReactNode;
  /** The account's own address. */
  mailsTo: string;
  /** The plan that this one follows, for whoever it was for. */
  renewed?: Pick<Subscription, 'memberId' | 'memberName'> | null;
}) {
  const address = useFormValue('customerAddress');
  const memberId = useFormValue('memberId');
  return (
    <div className="grid gap-7">
      <FormSection title="Who it is for">
        <ContactFields
          names={{ name: 'customerName', email: 'customerEmail', phone: 'customerPhone' }}
        />
        <MailRecipientHint address={mailsTo} about="plan" />
      </FormSection>
      <FormSection title="Where it goes">
        <AddressField
          name="customerAddress"
          label="Delivery address"
          hint="Street, city and postal code. By the postal code we know whether we deliver to you."
          hasDetails
        />
        <AddressDetailsFields address={address ?? ''} />
      </FormSection>
      <FormSection title="When it starts">{start}</FormSection>
      <FormSection title="How you eat">
        <LazyBoundary room={null}>
          <MemberField legend="Who eats it?" plan={renewed} />
        </LazyBoundary>
        <FoodFields note="standingNote" isKnown={memberId !== ''} />
        <TextArea
          name="specialInstructions"
          label="Special instructions"
          optional
          rows={2}
          placeholder="Anything else about this plan…"
          hint="We read them before we approve it."
        />
      </FormSection>
    </div>
  );
}
