import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { FIELDS, type InquiryTyped, type InquiryValues } from './inquiry-form.ts';

/** The form of an inquiry, with what is typed so far, for a new one and for a changed one. */
export function useInquiryForm(schema: z.ZodMiniType, values: InquiryTyped) {
  const form = useZodForm<InquiryTyped, InquiryValues>(schema as never, values);
  // The first mistake gets the focus in the order in which fields were first named, and some of
  // them come and go.
  for (const field of FIELDS) form.register(field === 'selectedPlan' ? 'selectedPlan.id' : field);
  const typed = useWatch({ control: form.control }) as InquiryTyped;
  return { form, typed };
}
