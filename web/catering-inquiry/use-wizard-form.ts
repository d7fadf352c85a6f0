import { useQueryClient } from '@tanstack/react-query';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { isApiError } from '#contract/api-error.ts';
import { call } from '#web/api/browser-client.ts';
import { cateringPlansQuery } from '#web/catering/queries.ts';
import { EMPTY_INQUIRY, type InquiryTyped, inOrder } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import type { Step } from './steps.ts';
import { loadLater } from './use-later.ts';

type WizardResolver = Resolver<InquiryTyped, unknown, InquiryValues>;

/** The wizard's form: each step is checked by itself, with checks that are loaded when they are needed. */
export function useWizardForm(step: Step) {
  const queries = useQueryClient();

  const resolver: WizardResolver = async (values, context, options) => {
    try {
      const { resolverOf } = await loadLater();
      const plans = queries.getQueryData(cateringPlansQuery(call).queryKey) ?? [];
      return await resolverOf(step, plans)(values, context, options);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      return { values: {}, errors: { root: { type: failure.code, message: failure.message } } };
    }
  };
  const form = useForm<InquiryTyped, unknown, InquiryValues>({
    resolver,
    defaultValues: EMPTY_INQUIRY,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  for (const field of inOrder) form.register(field);
  // Watches before the form is filled in, so as not to miss it.
  const typed = useWatch({ control: form.control }) as InquiryTyped;
  return { form, typed };
}
