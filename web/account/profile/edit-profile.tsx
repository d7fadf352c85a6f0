import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/account/accounts.ts';
import { profile } from '#contract/account/profile.ts';
import { FoodFields } from '#web/account/sign-in/food-fields.tsx';
import { addressesQuery } from '#web/account/addresses/queries.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { FormPart } from '#web/platform/ui/form/form-part.tsx';
import { TextArea, TextField } from '#web/platform/ui/form/text-field.tsx';
import { placeServerErrors, useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { PlansFollow } from './plans-follow.tsx';
import { ProfileForm, type ProfileValues, typedOf } from './profile-form-schema.ts';
import { rememberUser } from './remember-user.ts';

/** The profile while it is edited; the e-mail address is read only. */
export function EditProfile({ user, onEnd }: { user: User; onEnd: (saved: boolean) => void }) {
  const queries = useQueryClient();
  const tiffins = useTiffinCache();
  const form = useZodForm(ProfileForm, typedOf(user));
  const { submit, busy, error } = useSubmit(async (body: ProfileValues) => {
    try {
      const changesDiet = body.diet !== user.diet;
      const change_plans = changesDiet && body.change_plans;
      rememberUser(await call(profile.update, { body: { ...body, change_plans } }));
      if (changesDiet) tiffins.refresh();
      void queries.invalidateQueries(addressesQuery());
    } catch (refused) {
      placeServerErrors(form as never, refused);
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
      <FormPart title="Who you are">
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
      </FormPart>
      <FormPart title="Where it goes">
        <TextArea
          name="address"
          label="Address"
          rows={2}
          autoComplete="street-address"
          optional
          hint="The default of your addresses: checkouts begin with it. What is booked already keeps its own."
        />
      </FormPart>
      <FormPart title="How you eat">
        <FoodFields note="standing_note" />
        <PlansFollow user={user} />
      </FormPart>
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
