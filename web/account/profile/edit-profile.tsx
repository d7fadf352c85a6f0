import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import { profile } from '#contract/account/profile.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { dietsDiffer } from '#domain/account/diets.ts';
import { addressesQuery } from '#web/account/addresses/use-address-book.ts';
import { FoodFields } from '#web/account/profile/customer-fields.tsx';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Checkbox } from '#web/platform/form/choices.tsx';
import { Form, FormSection } from '#web/platform/form/form.tsx';
import { useFormValue } from '#web/platform/form/form-context.ts';
import { placeServerErrors } from '#web/platform/form/server-errors.ts';
import { TextArea, TextField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ownSubscriptionsQuery } from '#web/tiffin/orders/queries.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import {
  ProfileForm,
  type ProfileTyped,
  type ProfileValues,
  typedOf,
} from './profile-form-schema.ts';
import { rememberCustomer } from './remember-customer.ts';

/** Whether running plans get the new diet, too, and what stays; nothing while the diet is as before. */
function DietOfSubscriptions({ user }: { user: Customer }) {
  const diet = useFormValue<ProfileTyped['diet']>('diet');
  const follow = useFormValue<ProfileTyped['change_plans']>('change_plans');
  const isChanged = diet !== user.diet;
  const { data } = useQuery({ ...ownSubscriptionsQuery(), enabled: isChanged });
  const others = (data ?? []).filter(
    (subscription) => subscription.memberId === null && dietsDiffer(subscription, diet),
  );
  if (!isChanged || others.length === 0) return null;
  const which = others.map(
    ({ planName, subscriptionNumber, diet: own }) =>
      `${planName} (${subscriptionNumber}, ${DIET_LABELS[own]})`,
  );
  return (
    <Checkbox
      name="change_plans"
      hint={
        follow
          ? 'Tiffins that the kitchen has confirmed already stay as they are.'
          : 'They stay as they are; each says so on its own page.'
      }
    >
      Cook my running plans {DIET_LABELS[diet]}, too: {which.join(', ')}
    </Checkbox>
  );
}

/** The profile while it is edited; the e-mail address is read only. */
export function EditProfile({ user, onEnd }: { user: Customer; onEnd: (saved: boolean) => void }) {
  const queries = useQueryClient();
  const tiffins = useTiffinCache();
  const form = useZodForm(ProfileForm, typedOf(user));
  const { submit, busy, error } = useSubmit(async (body: ProfileValues) => {
    try {
      const changesDiet = body.diet !== user.diet;
      const change_plans = changesDiet && body.change_plans;
      rememberCustomer(await call(profile.update, { body: { ...body, change_plans } }));
      if (changesDiet) tiffins.refresh();
      void queries.invalidateQueries(addressesQuery());
    } catch (refused) {
      placeServerErrors(form, refused);
      return;
    }
    onEnd(true);
  });
  const { setFocus } = form;
  useEffect(() => setFocus('first_name'), [setFocus]);
  return (
    <Form
      form={form}
      onSubmit={(values) => submit(values)}
      label="Your profile"
      className="grid gap-7"
    >
      {error && (
        <Banner kind="error" title="Failed to update profile. Please try again.">
          {error.code !== 'server_error' && error.message}
        </Banner>
      )}
      <FormSection title="Who you are">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="first_name" label="First name" autoComplete="given-name" />
          <TextField name="last_name" label="Last name" autoComplete="family-name" />
        </div>
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
        />
        <p className="text-ink-soft">
          Your e-mail address is <span className="wrap-anywhere text-ink">{user.email}</span>.
          Please contact us to change it.
        </p>
      </FormSection>
      <FormSection title="Where it goes">
        <TextArea
          name="address"
          label="Address"
          rows={2}
          autoComplete="street-address"
          optional
          hint="The default of your addresses: checkouts begin with it. What is booked already keeps its own."
        />
      </FormSection>
      <FormSection title="How you eat">
        <FoodFields note="standing_note" />
        <DietOfSubscriptions user={user} />
      </FormSection>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyText="Saving...">
          Save Changes
        </Button>
        <Button kind="quiet" onClick={() => onEnd(false)}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
