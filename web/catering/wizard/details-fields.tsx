import { useEffect, useState } from 'react';
import { lastEventDay } from '#domain/catering/event-date.ts';
import {
  CATERING_SERVICE_LABELS,
  CUISINE_TYPE_LABELS,
  DIETARY_PREFERENCE_LABELS,
  EVENT_MEAL_LABELS,
  EVENT_TYPE_LABELS,
  HEAR_ABOUT_US_LABELS,
} from '#domain/catering/labels.ts';
import { useSession } from '#web/account/session/session.ts';
import { ChoiceTiles } from '#web/platform/form/choice-tiles.tsx';
import { FormSection } from '#web/platform/form/form.tsx';
import { useFormValue } from '#web/platform/form/form-context.ts';
import { EmailField, Select, TextArea, TextField } from '#web/platform/form/text-field.tsx';
import { useHydrated } from '#web/platform/ui/browser-fact.ts';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import type { InquiryInputs } from './inquiry-form.ts';
import { torontoToday } from './toronto-today.ts';

const HEARD = Object.entries(HEAR_ABOUT_US_LABELS).map(([value, label]) => ({ value, label }));

const NAME = 'eventLocation';

const FIELD = {
  name: NAME,
  label: 'Event location',
  maxLength: 300,
  placeholder: 'Hall or house, street, city and postal code',
};

const isBeingTyped = () => (document.activeElement as HTMLTextAreaElement | null)?.name === NAME;

const AddressField = lazyPart(
  async () => (await import('#web/account/addresses/address-field.tsx')).AddressField,
);

/** Where the event is. Customers are offered their saved addresses; nobody else loads them. */
function LocationField() {
  const isCustomer = useSession().status === 'signed-in';
  const [hasBook, setHasBook] = useState(false);
  useEffect(() => {
    if (!isCustomer) return;
    AddressField.prepare().then(
      () => {
        if (!isBeingTyped()) setHasBook(true);
      },
      // Without it the place is typed, as visitors do.
      () => {},
    );
  }, [isCustomer]);
  if (hasBook && isCustomer) return <AddressField {...FIELD} delivered={false} />;
  return <TextArea {...FIELD} rows={2} autoComplete="street-address" />;
}

/** How many will eat; asked for in step 1, and changed in step 3, too. */
export function GuestsField({
  hint,
  sends = true,
}: {
  hint?: string;
  /** Whether Enter goes on; where that would send the inquiry, it only takes the number. */
  sends?: boolean;
}) {
  return (
    <TextField
      name="numberOfGuests"
      label="Number of guests"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      hint={hint}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !sends) event.preventDefault();
      }}
    />
  );
}

/** What the event is, when, where and for how many. */
function EventSection() {
  const eventType = useFormValue<InquiryInputs['eventType']>('eventType');
  // The server's HTML is kept from one day to the next.
  const today = useHydrated() ? torontoToday() : null;
  return (
    <FormSection title="The event" level="h3">
      <ChoiceTiles name="eventType" legend="Event type" words={EVENT_TYPE_LABELS} />
      {eventType === 'other' && (
        <TextField name="eventTypeOther" label="What kind of event is it?" maxLength={120} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="eventDate"
          label="Event date"
          type="date"
          {...(today && { min: today, max: lastEventDay(today) })}
        />
        <GuestsField />
      </div>
      <ChoiceTiles
        name="eventTime"
        legend="Event time"
        hint="(as many as you need)"
        words={EVENT_MEAL_LABELS}
        several
      />
      <LocationField />
    </FormSection>
  );
}

/** What is eaten, and how it is served. */
function FoodSection() {
  const cuisineType = useFormValue<InquiryInputs['cuisineType']>('cuisineType');
  const diets = useFormValue<InquiryInputs['dietaryPreference']>('dietaryPreference');
  const services = useFormValue<InquiryInputs['cateringService']>('cateringService');
  return (
    <FormSection title="The food" level="h3">
      <ChoiceTiles name="cuisineType" legend="Cuisine type" words={CUISINE_TYPE_LABELS} />
      {cuisineType === 'other' && (
        <TextField name="cuisineTypeOther" label="Which cuisine?" maxLength={120} />
      )}
      <ChoiceTiles
        name="dietaryPreference"
        legend="Dietary preference"
        hint="(as many as you need)"
        words={DIETARY_PREFERENCE_LABELS}
        several
      />
      {diets.includes('other') && (
        <TextField name="dietaryPreferenceOther" label="Which diet?" maxLength={120} />
      )}
      <ChoiceTiles
        name="cateringService"
        legend="Catering service"
        hint="(as many as you need)"
        words={CATERING_SERVICE_LABELS}
        several
        columns={3}
      />
      {services.includes('other') && (
        <TextField name="cateringServiceOther" label="Which service?" maxLength={120} />
      )}
    </FormSection>
  );
}

/** Who asks, and how the kitchen reaches them. */
function ContactSection() {
  const heard = useFormValue<InquiryInputs['hearAboutUs']>('hearAboutUs');
  return (
    <FormSection title="How we reach you" level="h3">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label="First name" autoComplete="given-name" maxLength={80} />
        <TextField name="lastName" label="Last name" autoComplete="family-name" maxLength={80} />
        <EmailField name="email" hint="Your estimate and our quote go there." />
        <TextField
          name="phoneNumber"
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="We call you about the details."
        />
      </div>
      <Select
        name="hearAboutUs"
        label="How did you hear about us?"
        optional
        choices={HEARD}
        empty="Please choose…"
      />
      {heard === 'other' && (
        <TextField name="hearAboutUsOther" label="Where was it?" optional maxLength={120} />
      )}
    </FormSection>
  );
}

/** Everything that step 1 asks for, for a new inquiry and for a changed one. */
export function DetailsFields() {
  return (
    <div className="grid gap-8">
      <EventSection />
      <FoodSection />
      <ContactSection />
    </div>
  );
}
