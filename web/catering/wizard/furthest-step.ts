import type { IsoDay } from '#domain/platform/days.ts';
import type { InquiryTyped } from './inquiry-form.ts';
import { detailsSchema, planSchema } from './inquiry-schema.ts';
import type { Step } from './steps.ts';

/** The furthest step that can be open: the plans when the details pass, the menu when a plan is chosen. */
export function furthestStep(typed: InquiryTyped, today: IsoDay): Step {
  if (!detailsSchema(() => today).safeParse(typed).success) return 1;
  return planSchema.safeParse(typed).success ? 3 : 2;
}
