import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { InquiryTyped } from './inquiry-form.ts';
import {
  detailsSchema,
  type InquiryValues,
  inquirySchema,
  type Offered,
  planSchema,
} from './inquiry-schema.ts';
import type { Step } from './steps.ts';
import { torontoToday } from './toronto-today.ts';

const DETAILS = detailsSchema(torontoToday);

const schemaOf = (step: Step, offered: Offered | null) => {
  if (step === 1) return DETAILS;
  return step === 2 ? planSchema : inquirySchema(torontoToday, offered);
};

/** What the form must pass to leave a step; `offered` is null while it is not known. */
export const resolverOf = (
  step: Step,
  offered: Offered | null,
): Resolver<InquiryTyped, unknown, InquiryValues> =>
  zodResolver(schemaOf(step, offered) as never) as never;
