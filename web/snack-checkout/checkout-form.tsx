import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { User } from '#contract/accounts.ts';
import type { Closure } from '#domain/calendar.ts';
import type { Cart } from '#web/cart/cart.ts';
import { useCartNews } from '#web/cart/use-cart-news.ts';
import { useFormDraft } from '#web/session/form-draft.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { showServerErrors, useZodForm } from '#web/ui/form/use-zod-form.ts';
import { asFormError, placeFailure, quoteIn } from './checkout-failure.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import {
  type CheckoutTyped,
  type CheckoutValues,
  CheckoutForm as Schema,
  valuesOf,
} from './checkout-schema.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** Asks for everything that an order needs besides its snacks, and places it. */
export function CheckoutForm({
  customer,
  cart,
  closures,
  onPlaced,
}: {
  customer: User;
  cart: Cart;
  closures: readonly Closure[];
  onPlaced: () => void;
}) {
  const form = useZodForm<CheckoutTyped, CheckoutValues>(Schema as never, valuesOf(customer));
  const { forget } = useFormDraft(form, { page: 'snack-checkout', customerId: customer.id });
  const { news } = useCartNews(cart);
  const { place, busy, error } = usePlaceOrder(customer, cart, () => {
    forget();
    onPlaced();
  });
  const deliveryType = useWatch({ control: form.control, name: 'delivery_type' });
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    setProblem(null);
    if (!error || quoteIn(error)) return;
    // What belongs to a field is said beside it, everything else by the button.
    const homeless =
      error.errors.length > 0 ? showServerErrors(form as never, asFormError(error)) : [''];
    if (homeless.length > 0) setProblem(placeFailure(error));
  }, [error, form]);

  return (
    <Form
      form={form}
      onSubmit={place}
      label="Checkout"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10"
    >
      <Card className="p-5 sm:p-8">
        <CheckoutFields closures={closures} />
      </Card>
      <CheckoutSummary cart={cart} deliveryType={deliveryType} news={news} busy={busy}>
        {problem && <Banner kind="error">{problem}</Banner>}
      </CheckoutSummary>
    </Form>
  );
}
