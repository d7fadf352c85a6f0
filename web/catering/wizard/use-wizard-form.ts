import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '#web/platform/client/browser-client.ts';
import { cateringMenuQuery, cateringPlansQuery } from '#web/catering/landing/queries.ts';
import { lateResolver } from '#web/platform/ui/form/late-resolver.ts';
import { EMPTY_INQUIRY, type InquiryTyped, inOrder } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import type { Step } from './steps.ts';
import { loadLater } from './use-later.ts';

/** The wizard's form: each step is checked by itself, with checks that are loaded when they are needed. */
export function useWizardForm(step: Step) {
  const queries = useQueryClient();

  const resolver = lateResolver<InquiryTyped, InquiryValues>(async () => {
    const { resolverOf } = await loadLater();
    const plans = queries.getQueryData(cateringPlansQuery(call).queryKey);
    const menu = queries.getQueryData(cateringMenuQuery(call).queryKey);
    return resolverOf(step, plans && menu ? { plans, menu } : null);
  });
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
