import { Alert, Button } from '@mui/material';
import { FilePlus2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BooleanInput, RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CookInputs } from '#admin/account/diet.tsx';
import { MemberInput, memberIdOf, memberValue } from '#admin/account/member-input.tsx';
import { DIET_LABELS } from '#admin/kitchen/labels/choices.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import {
  DeliveryAddressInputs,
  writtenDetailsOf,
} from '#admin/kitchen/order-actions/address-inputs.tsx';
import { PaymentInputs, suggestedPayment } from '#admin/money/payment-dialogs.tsx';
import { receivedDayQuestionOf, withConfirmedDay } from '#admin/money/payment-schemas.ts';
import { bodyOf, checkedBy } from '#admin/platform/client/body-of.ts';
import { failureCode } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { WaitingDialog } from '#admin/platform/components/waiting-dialog.tsx';
import { MoneyInput } from '#admin/platform/forms/decimal-input.tsx';
import { call } from '#admin/services.ts';
import type { AdminCustomer } from '#contract/account/desk-customer.ts';
import { adminHousehold } from '#contract/account/desk-household.ts';
import type { HouseholdMember } from '#contract/account/household.ts';
import { plans } from '#contract/money/plans.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import { type AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import { priceOfTiffinPlan, taxedPrice } from '#domain/money/plan-price.ts';
import { formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { type Offer, offersOf, offerText, usualOffer } from './plan-offers.ts';

const APPROVALS = [
  { id: 'paid', name: 'Approve it, paid' },
  { id: 'unpaid', name: 'Approve it, not paid yet' },
  { id: 'none', name: 'Leave it waiting for approval' },
];

const schema = tiffinsByPhone.subscribe.body;

type Values = FieldValues & { hasOwnPrice?: boolean; ownPrice?: object | null };

/** What the form's values ask for: of what was switched off, nothing. */
function subscribeBodyOf(values: Values, offers: readonly Offer[], customer: AdminCustomer) {
  const chosen = offers.find(({ variant }) => variant.id === values.planVariantId);
  const { payment } = values;
  const body = bodyOf(schema, {
    ...values,
    planGroupId: chosen?.group.id,
    ownPrice: values.hasOwnPrice ? values.ownPrice : null,
    payment: values.approval === 'paid' ? withConfirmedDay(payment) : null,
  });
  return {
    ...body,
    ...writtenDetailsOf(values, { ...customer, text: customer.address ?? '' }),
    memberId: memberIdOf(values.memberId),
  };
}

/** What is charged in cents, by the list or by what was typed; null while that is no price. */
function totalOf({ ownPrice, hasOwnPrice }: Values, offer: Offer | undefined): number | null {
  if (!offer) return null;
  if (!hasOwnPrice) return priceOfTiffinPlan(offer.variant).total;
  const { subtotal, deliveryFee } = (ownPrice ?? {}) as Record<string, unknown>;
  if (typeof subtotal !== 'number' || typeof deliveryFee !== 'number') return null;
  const { taxPercentage } = offer.variant;
  return taxedPrice({ subtotal, deliveryFee, taxPercentage }).total;
}

/** A price of its own beside the list's, for those who may give one. */
function OwnPrice({ offers }: { offers: readonly Offer[] }) {
  const values = useWatch() as Values;
  const offer = offers.find(({ variant }) => variant.id === values.planVariantId);
  const total = totalOf(values, offer);
  return (
    <>
      <BooleanInput source="hasOwnPrice" label="A price of its own" />
      {values.hasOwnPrice && (
        <>
          <MoneyInput source="ownPrice.subtotal" label="For all tiffins, before tax" required />
          <MoneyInput source="ownPrice.deliveryFee" label="Delivery" required />
          <TextInput source="ownPrice.reason" label="Reason (it stays at the desk)" multiline />
          {total !== null && (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              {formatMoney(total)} with tax
            </Alert>
          )}
        </>
      )}
    </>
  );
}

/** Whether it runs from now on, and what was paid; what is due follows the plan and its price. */
function Approval({ offers }: { offers: readonly Offer[] }) {
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const isTyped = Boolean(dirtyFields.payment?.amount);
  const values = useWatch() as Values;
  const offer = offers.find(({ variant }) => variant.id === values.planVariantId);
  const total = totalOf(values, offer);
  useEffect(() => {
    if (!isTyped) setValue('payment.amount', total);
  }, [total, isTyped, setValue]);
  return (
    <>
      <RadioButtonGroupInput source="approval" label="Approval" choices={APPROVALS} row={false} />
      {values.approval === 'paid' && <PaymentInputs under="payment." due={total} />}
    </>
  );
}

type DialogProps = {
  customer: AdminCustomer;
  offers: readonly Offer[];
  starts: readonly IsoDay[];
  household: readonly HouseholdMember[];
  onClose: () => void;
};

/** What the cook must know: of a household member it is on record, and only read here. */
function CookingFor({ household }: { household: readonly HouseholdMember[] }) {
  const values = useWatch() as Values;
  const member = household.find(({ id }) => id === memberIdOf(values.memberId));
  if (!member) return <CookInputs />;
  return (
    <>
      <Alert severity="info" sx={{ mb: 1.5 }}>
        {member.name}: {DIET_LABELS[member.diet]}
        {member.allergies && `, allergy: ${member.allergies}`}. What is on record is changed on the
        customer’s page.
      </Alert>
      <TextInput source="standingNote" label="Standing note for the kitchen" multiline />
    </>
  );
}

function SubscribeDialog({ customer, onClose, ...read }: DialogProps) {
  const may = useCanCall();
  const [isOutside, setIsOutside] = useState(false);
  // As they were when it was opened: what is read again meanwhile takes nothing away that was typed.
  const [{ offers, starts, household }] = useState(read);
  const usual = usualOffer(offers);
  const due = usual ? priceOfTiffinPlan(usual.variant).total : null;
  const approves = may(adminSubscriptions.approve);
  const toBody = (values: FieldValues) => subscribeBodyOf(values, offers, customer);
  return (
    <ActionDialog<AdminSubscription>
      title={`New plan: ${customer.name}`}
      mail="The customer gets a mail."
      hasEmail={customer.email !== null}
      confirm="Write down the plan"
      busyWords="Writing down…"
      doneWords={({ number, status }) =>
        status === 'active' ? `${number} runs.` : `${number} waits for approval.`
      }
      schema={schema}
      toBody={toBody}
      asks={({ approval, payment }) =>
        approval === 'paid' ? receivedDayQuestionOf(payment) : null
      }
      defaults={{
        customerId: customer.id,
        planVariantId: usual?.variant.id ?? null,
        startDate: starts[0] ?? null,
        deliveryAddress: customer.address ?? '',
        ...typedDetailsOf(customer),
        memberId: memberValue(null),
        diet: customer.diet,
        allergies: customer.allergies,
        standingNote: customer.standingNote,
        hasOwnPrice: false,
        ownPrice: { subtotal: null, deliveryFee: 0, reason: '' },
        takesOutside: false,
        approval: approves ? 'unpaid' : 'none',
        payment: { ...suggestedPayment({ number: '' }, due), method: 'cash' },
      }}
      send={async (values) => {
        try {
          const body = checkedBy(schema, toBody(values));
          return (await call(tiffinsByPhone.subscribe, { body })).data;
        } catch (caught) {
          if (failureCode(caught) === 'outside_service_area') setIsOutside(true);
          throw caught;
        }
      }}
      onClose={onClose}
    >
      <SelectInput
        source="planVariantId"
        label="Plan"
        choices={offers.map((offer) => ({ id: offer.variant.id, name: offerText(offer) }))}
        emptyText={false}
        fullWidth
        autoFocus
      />
      <SelectInput
        source="startDate"
        label="Starts on"
        choices={starts.map((date) => ({ id: date, name: formatDayLong(date) }))}
        emptyText={false}
        fullWidth
      />
      {/* What is said on the phone comes first; what is known of the customer stands below. */}
      {approves && <OwnPrice offers={offers} />}
      {approves && <Approval offers={offers} />}
      <DeliveryAddressInputs />
      {isOutside && (
        <>
          <BooleanInput source="takesOutside" label="Bring it outside the area all the same" />
          <TextInput source="outsideReason" label="Why (it stays at the desk)" multiline />
        </>
      )}
      <MemberInput holderName={customer.name} household={household} />
      <CookingFor household={household} />
      <TextInput source="specialInstructions" label="Instructions for the kitchen" multiline />
    </ActionDialog>
  );
}

/** Reads what is on sale and from when, and opens the dialog with it. */
function SubscribeNow({ customer, onClose }: { customer: AdminCustomer; onClose: () => void }) {
  const groups = useCall(plans.listPublic, { query: { planType: 'tiffin' } });
  const dates = useCall(subscriptions.availableDates, {});
  const household = useCall(adminHousehold.list, { params: { id: customer.id } });
  if (groups.data && dates.data && household.data)
    return (
      <SubscribeDialog
        customer={customer}
        offers={offersOf(groups.data)}
        starts={dates.data.availableDates.map(({ date }) => date)}
        household={household.data}
        onClose={onClose}
      />
    );
  const failed = [groups, dates, household].find(({ error }) => error) ?? groups;
  return <WaitingDialog title={`New plan: ${customer.name}`} query={failed} onClose={onClose} />;
}

/** Writes down a plan for a customer on the phone. */
export function SubscribeButton({
  customer,
  autoFocus = false,
}: {
  customer: AdminCustomer;
  autoFocus?: boolean;
}) {
  const may = useCanCall();
  const [open, setOpen] = useState(false);
  if (!may(tiffinsByPhone.subscribe)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        autoFocus={autoFocus}
        startIcon={<FilePlus2 size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        New plan
      </Button>
      {open && <SubscribeNow customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
