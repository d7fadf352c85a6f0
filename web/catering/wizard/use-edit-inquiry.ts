import { useEffect, useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { catering } from '#contract/catering/catering.ts';
import { type CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { estimateOfForm, missingChoices } from '#web/catering/menu/catalogue.ts';
import { menuRequest } from '#web/catering/menu/use-calculated-menu.ts';
import { useCatalogue, useOffer } from '#web/catering/menu/use-catalogue.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { announce } from '#web/platform/ui/live-region.tsx';
import { differ, type InquiryInputs, inOrder } from './inquiry-form.ts';
import { type InquiryValues, inquirySchema } from './inquiry-schema.ts';
import { inputsOfInquiry, inquiryBody } from './payload.ts';
import { bulletsOf, useServerPrices } from './submit-problem.tsx';
import { torontoToday } from './toronto-today.ts';

const atOnce = (change: () => void) => change();

/** The form of an inquiry that is changed, and what saves it. */
export function useEditInquiry(
  inquiry: CateringInquiry,
  onSaved: (changed: CateringInquiry) => void,
) {
  const loaded = useCatalogue();
  const { catalogue } = loaded;
  // What was read last; its version goes back with the changes.
  const [read, setRead] = useState(inquiry);
  const [readings, setReadings] = useState(1);
  const schema = inquirySchema(torontoToday, catalogue, inputsOfInquiry(read));
  const form = useZodForm(schema, inputsOfInquiry(inquiry));
  for (const field of inOrder) form.register(field);
  const typed = useWatch({ control: form.control }) as InquiryInputs;
  const offer = useOffer(form, catalogue, readings, { quietly: atOnce });
  const estimate = catalogue && estimateOfForm(typed, catalogue);
  const request = estimate && menuRequest(typed, estimate);
  const { figures, take } = useServerPrices(request);
  const price = estimate && (figures?.price ?? estimate.price);

  const saving = useSubmit(async (values: InquiryValues) => {
    if (!estimate || !price) return null;
    const body = { ...inquiryBody(values, estimate.choices, price), version: read.version };
    try {
      return await call(catering.change, { params: { id: read.id }, body });
    } catch (failure) {
      take(failure, price.totalPrice);
      if (isApiError(failure) && failure.status === 409) loaded.reload();
      throw failure;
    }
  });
  const { error, clearError } = saving;

  const reloading = useSubmit(async () =>
    call(cateringInquiries.read, { params: { id: read.id } }),
  );

  useEffect(() => {
    for (const { field, message } of bulletsOf(error?.errors ?? []))
      if (field) form.setError(field as FieldPath<InquiryInputs>, { type: 'server', message });
  }, [error, form]);

  // What is not chosen has its default, in the form a moment after the menu is known.
  const withDefaults = (inputs: InquiryInputs) => ({
    ...inputs,
    ...(catalogue && missingChoices(inputs, catalogue.menu)),
  });

  return {
    form,
    typed,
    hasChanges: differ(withDefaults(typed), withDefaults(inputsOfInquiry(read))),
    loaded,
    offer,
    estimate,
    request,
    price,
    figures,
    read,
    error,
    busy: saving.busy,
    async save(values: InquiryValues) {
      const changed = await saving.submit(values);
      if (changed) onSaved(changed);
    },
    reloading: reloading.busy,
    reloadError: reloading.error,
    /** Begins anew from what the kitchen has now. */
    async reload() {
      const now = await reloading.submit(undefined);
      if (!now) return;
      clearError();
      setRead(now);
      form.reset(inputsOfInquiry(now));
      setReadings((count) => count + 1);
      announce('The inquiry is here as it is now.');
    },
  };
}
