import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { CateringPlan } from '#contract/catering-menu.ts';
import type { InquiryTyped } from './inquiry-form.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import { detailsSchema, inquirySchema, planSchema } from './inquiry-schema.ts';
import type { Step } from './steps.ts';
import { torontoToday } from './toronto-today.ts';

const DETAILS = detailsSchema(torontoToday);

const schemaOf = (step: Step, plans: readonly CateringPlan[]) => {
  if (step === 1) return DETAILS;
  return step === 2 ? planSchema : inquirySchema(torontoToday, plans);
};

/** What the form must pass to leave a step; `plans` are those on offer. */
export const resolverOf = (
  step: Step,
  plans: readonly CateringPlan[],
): Resolver<InquiryTyped, unknown, InquiryValues> =>
  zodResolver(schemaOf(step, plans) as never) as never;
