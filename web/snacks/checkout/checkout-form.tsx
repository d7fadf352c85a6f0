import { useEffect, useRef, useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import type { ApiError } from '#contract/platform/api-error.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import type { Closure } from '#domain/kitchen/calendar.ts';
import { dayOf } from '#domain/platform/days.ts';
import { AddressDetailsFields } from '#web/account/addresses/address-details-fields.tsx';
import { AddressField } from '#web/account/addresses/address-field.tsx';
import { ContactFields } from '#web/account/profile/customer-fields.tsx';
import { useFormDraft } from '#web/account/session/drafts.ts';
import { useBusiness } from '#web/kitchen/business.ts';
import { MailRecipientHint } from '#web/kitchen/mail-unavailable.tsx';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { RadioCards } from '#web/platform/form/choices.tsx';
import { Form, FormSection } from '#web/platform/form/form.tsx';
import { type FormApi, useFieldError, useFormValue } from '#web/platform/form/form-context.ts';
import { showServerErrors } from '#web/platform/form/server-errors.ts';
import { TextArea } from '#web/platform/form/text-field.tsx';
import { useLateForm } from '#web/platform/form/use-late-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import type { Cart } from '#web/snacks/cart/cart.ts';
import { useCartChanges } from '#web/snacks/cart/cart-changes.tsx';
import { type CheckoutInputs, type CheckoutValues, valuesOf } from './checkout-schema.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { asFormError, placeFailure, usePlaceSnackOrder } from './use-place-snack-order.ts';
import { WhenFields } from './when-fields.tsx';

const loadChecks = () => loadModule(() => import('./check-checkout.ts'));

const NONE: ReadonlySet<string> = new Set();

const now = () => ({ epochMilliseconds: Date.now() });

/**
 * Why the last try placed no order, where no field says it; what belongs to a field is put beside
 * it. It holds until what was refused is changed: the cart, the day, or how it is handed over.
 */
function useProblem(
  form: FormApi<CheckoutInputs, unknown, CheckoutValues>,
  error: ApiError | null,
  { cart, day, deliveryType }: { cart: Cart; day: string; deliveryType: DeliveryType },
): string | null {
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was refused is another thing now
  useEffect(() => setProblem(null), [cart, day, deliveryType]);

  useEffect(() => {
    if (!error) return setProblem(null);
    const unplaced = error.errors.length > 0 ? showServerErrors(form, asFormError(error)) : [''];
    setProblem(unplaced.length > 0 ? placeFailure(error) : null);
  }, [error, form]);

  return problem;
}

/** The fields of the checkout: how, when, to whom. */
export function CheckoutFields({
  closures,
  mailsTo,
}: {
  closures: readonly Closure[];
  /** The account's own address. */
  mailsTo: string;
}) {
  const deliveryType = useFormValue<DeliveryType>('delivery_type');
  const address = useFormValue('customer_address');
  const kitchen = useBusiness();
  const delivered = deliveryType === 'delivery';
  return (
    <div className="grid gap-7">
      <FormSection title="How you get it">
        <RadioCards
          name="delivery_type"
          legend="Pickup or delivery"
          columns={2}
          choices={[
            { value: 'pickup', label: 'Pickup', description: kitchen?.address ?? 'At our kitchen' },
            {
              value: 'delivery',
              label: 'Delivery',
              description: kitchen?.area ? `In ${kitchen.area}` : 'To your door',
            },
          ]}
        />
        {delivered && (
          <AddressField
            name="customer_address"
            label="Delivery address"
            hint="Street, city and postal code. By the postal code we know whether we deliver to you."
            hasDetails
          />
        )}
        {delivered && <AddressDetailsFields address={address ?? ''} />}
      </FormSection>
      <FormSection title="When you want it">
        <WhenFields closures={closures} />
      </FormSection>
      <FormSection title="Who it is for">
        <ContactFields
          names={{ name: 'customer_name', email: 'customer_email', phone: 'customer_phone' }}
        />
        <MailRecipientHint address={mailsTo} about="order" />
        <TextArea
          name="special_instructions"
          label="Special instructions"
          optional
          rows={2}
          placeholder="It is for a party, please pack in twos…"
          hint={delivered ? 'For the kitchen.' : undefined}
        />
      </FormSection>
    </div>
  );
}

/** Asks for everything that an order needs besides its snacks, and places it. */
export function CheckoutForm({
  customer,
  cart,
  closures,
  onPlaced,
}: {
  customer: Customer;
  cart: Cart;
  closures: readonly Closure[];
  onPlaced: () => void;
}) {
  const known = useRef(closures);
  known.current = closures;
  const form = useLateForm(valuesOf(customer), async () =>
    (await loadChecks()).checkoutForm(() => known.current),
  );
  const failure = useFieldError('root', form);
  // The first mistake gets the focus in the order in which fields were first named, and the address
  // comes and goes.
  form.register('delivery_type');
  form.register('customer_address');
  const { forget } = useFormDraft(form, { page: 'snack-checkout', customerId: customer.id });
  const deliveryType = useFormValue('delivery_type', form);
  const day = useFormValue('day', form);
  const { changes, soldOutToday } = useCartChanges(cart, deliveryType);
  const { place, busy, error } = usePlaceSnackOrder(customer, cart, () => {
    forget();
    onPlaced();
  });
  const problem = useProblem(form, error, { cart, day, deliveryType });
  // What the banner of changes says needs no second banner.
  const isSaid =
    changes.length > 0 && (error?.code === 'prices_changed' || error?.code === 'snack_unavailable');

  return (
    <Form
      form={form}
      onSubmit={(values) =>
        changes.length > 0 ? announce('Please review what has changed first.') : place(values)
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
        changes={changes}
        soldOut={day === dayOf(now()) ? soldOutToday : NONE}
        busy={busy}
      >
        {failure && <Banner kind="error">{failure}</Banner>}
        {problem && !isSaid && <Banner kind="error">{problem}</Banner>}
      </CheckoutSummary>
    </Form>
  );
}
