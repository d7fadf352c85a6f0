import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#contract/platform/api-error.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import type { Cart } from '#web/snacks/cart/cart.ts';
import { showServerErrors } from '#web/platform/ui/form/use-zod-form.ts';
import { asFormError, placeFailure } from './checkout-failure.ts';
import type { CheckoutTyped, CheckoutValues } from './checkout-schema.ts';

/**
 * Why the last try placed no order, where no field says it; what belongs to a field is put beside
 * it. It holds until what was refused is changed: the cart, the day, or how it is handed over.
 */
export function useProblem(
  form: UseFormReturn<CheckoutTyped, unknown, CheckoutValues>,
  error: ApiError | null,
  { cart, day, deliveryType }: { cart: Cart; day: string; deliveryType: DeliveryType },
): string | null {
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was refused is another thing now
  useEffect(() => setProblem(null), [cart, day, deliveryType]);

  useEffect(() => {
    if (!error) return setProblem(null);
    const unplaced =
      error.errors.length > 0 ? showServerErrors(form as never, asFormError(error)) : [''];
    setProblem(unplaced.length > 0 ? placeFailure(error) : null);
  }, [error, form]);

  return problem;
}
