import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { User } from '#contract/account/accounts.ts';
import type { Closure } from '#domain/platform/calendar.ts';
import { dayOf } from '#domain/platform/days.ts';
import type { Cart } from '#web/snacks/cart/cart.ts';
import { useCartNews } from '#web/snacks/cart/use-cart-news.ts';
import { useFormDraft } from '#web/account/session/form-draft.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { announce } from '#web/platform/ui/live-region.tsx';
import { CheckoutFields } from './checkout-fields.tsx';
import {
  type CheckoutTyped,
  type CheckoutValues,
  checkoutSchema,
  valuesOf,
} from './checkout-schema.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { useProblem } from './use-problem.ts';

const NONE: ReadonlySet<string> = new Set();

const present = () => ({ epochMilliseconds: Date.now() });

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
  const schema = useMemo(() => checkoutSchema(closures, present), [closures]);
  const form = useZodForm<CheckoutTyped, CheckoutValues>(schema as never, valuesOf(customer));
  // The first mistake gets the focus in the order in which fields were first named, and the address
  // comes and goes.
  form.register('delivery_type');
  form.register('customer_address');
  const { forget } = useFormDraft(form, { page: 'snack-checkout', customerId: customer.id });
  const [deliveryType, day] = useWatch({ control: form.control, name: ['delivery_type', 'day'] });
  const { news, soldOutToday } = useCartNews(cart, deliveryType);
  const { place, busy, error } = usePlaceOrder(customer, cart, () => {
    forget();
    onPlaced();
  });
  const problem = useProblem(form, error, { cart, day, deliveryType });
  // What the banner of news says needs no second banner.
  const isSaid =
    news.length > 0 && (error?.code === 'prices_changed' || error?.code === 'snack_unavailable');

  return (
    <Form
      form={form}
      onSubmit={(values) =>
        news.length > 0 ? announce('Please review what has changed first.') : place(values)
      }
      label="Checkout"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10"
    >
      <Card className="p-5 sm:p-8">
        <CheckoutFields closures={closures} mailsTo={customer.email} />
      </Card>
      <CheckoutSummary
        cart={cart}
        deliveryType={deliveryType}
        news={news}
        soldOut={day === dayOf(present()) ? soldOutToday : NONE}
        busy={busy}
      >
        {problem && !isSaid && <Banner kind="error">{problem}</Banner>}
      </CheckoutSummary>
    </Form>
  );
}
