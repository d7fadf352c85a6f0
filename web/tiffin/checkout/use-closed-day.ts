import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ApiError } from '#contract/platform/api-error.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { closedDayIn } from './checkout-failure.ts';
import type { CheckoutTyped, CheckoutValues } from './checkout-schema.ts';
import { type OfferedDates, type StartDateProblem, startDateProblem } from './start-date.ts';

/**
 * The warning about a start date that cannot be had: said by the server, or seen here when the
 * chosen day has left the list meanwhile (the cut-off has passed, the kitchen has closed it). It
 * goes when another day is chosen.
 */
export function useClosedDay(
  form: UseFormReturn<CheckoutTyped, unknown, CheckoutValues>,
  dates: OfferedDates,
  error: ApiError | null,
): { problem: StartDateProblem | null; take: (day: IsoDay) => void } {
  const chosen = useWatch({ control: form.control, name: 'startDate' });
  const [problem, setProblem] = useState<StartDateProblem | null>(null);

  useEffect(() => {
    if (!dates || !chosen) return;
    const lost = startDateProblem(chosen, dates, dayOf({ epochMilliseconds: Date.now() }));
    // The server's own words, which may name the reason, stay.
    setProblem((before) => lost && (before ?? lost));
    if (lost) form.setValue('startDate', '');
  }, [chosen, dates, form]);

  useEffect(() => {
    const closed = error && closedDayIn(error);
    if (closed) setProblem(closed);
  }, [error]);

  const take = (day: IsoDay) => {
    form.setValue('startDate', day, { shouldDirty: true, shouldValidate: true });
    setProblem(null);
  };
  return { problem, take };
}
