import { Alert, Typography } from '@mui/material';
import {
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  SelectInput,
  TextInput,
  useNotify,
} from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { failureText } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { CreateForm } from '#admin/platform/forms/forms.tsx';
import type { AdminCustomer } from '#contract/account/desk-customer.ts';
import { catering } from '#contract/catering/catering.ts';
import { cateringByPhone } from '#contract/catering/desk-by-phone.ts';
import type { AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import { DietaryPreference } from '#contract/catering/inquiry-choices.ts';
import type { InquiryPrice, MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { CateringMenu, CateringPlan, MenuOption } from '#contract/catering/menu.ts';
import { MENU_FIELDS } from '#contract/catering/menu-fields.ts';
import {
  CATERING_SERVICE_LABELS,
  CUISINE_TYPE_LABELS,
  DIETARY_PREFERENCE_LABELS,
  EVENT_MEAL_LABELS,
  EVENT_TYPE_LABELS,
  MENU_CATEGORY_LABELS,
} from '#domain/catering/labels.ts';
import {
  type Choices,
  categoriesOf,
  defaultChoices,
  dishesIncluded,
} from '#domain/catering/menu.ts';
import { estimateOf } from '#domain/catering/price.ts';
import { formatMoney } from '#domain/platform/money.ts';

/** Where an inquiry is written down. */
export const NEW_INQUIRY_PATH = '/catering-inquiries/create';

/** Who is on the phone, with whom a customer's page leads here. */
export type NewInquiryState = { customer: AdminCustomer };

type Catalogue = { plans: readonly CateringPlan[]; menu: CateringMenu };

const schema = cateringByPhone.ask.body;

const choicesFrom = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

const planIn = (values: FieldValues, { plans }: Catalogue) =>
  plans.find(({ id }) => id === values.selectedPlan?.id);

/** Where the extras stand in the body, and in the form. */
const EXTRAS = 'pricingCalculation.additionalQuantities';

const extrasIn = (values: FieldValues) => {
  const { roti, puri } = values.pricingCalculation?.additionalQuantities ?? {};
  return { roti: roti || 0, puri: puri || 0 };
};

const idsIn = (values: FieldValues, category: MenuCategory): string[] =>
  [values[MENU_FIELDS[category]] ?? []].flat();

/** The dishes that are chosen in the form, of what the plan includes. */
function choicesIn(values: FieldValues, { features }: CateringPlan, menu: CateringMenu): Choices {
  const offered = new Set(
    categoriesOf(
      features,
      menu.categories.map(({ category }) => category),
    ),
  );
  return Object.fromEntries(
    menu.categories
      .filter(({ category }) => offered.has(category))
      .map(({ category, options }) => {
        // Of another plan there may have been more.
        const chosen = idsIn(values, category).slice(0, dishesIncluded(category, features));
        return [category, options.filter(({ id }) => chosen.includes(id))];
      }),
  );
}

/** What the form comes to so far; null before a plan and a number of guests are there. */
export function estimateIn(values: FieldValues, catalogue: Catalogue): InquiryPrice | null {
  const plan = planIn(values, catalogue);
  const guests = values.numberOfGuests;
  if (!plan || !Number.isInteger(guests) || guests < 1) return null;
  const { price } = estimateOf({
    plan,
    guests,
    services: values.cateringService ?? [],
    choices: choicesIn(values, plan, catalogue.menu),
    extras: extrasIn(values),
    extraPrices: catalogue.menu,
  });
  return price;
}

/** The inquiry that a filled-in form asks for, with the figures that its caller was told. */
export function inquiryBodyOf(values: FieldValues, catalogue: Catalogue): Record<string, unknown> {
  const plan = planIn(values, catalogue);
  const price = estimateIn(values, catalogue);
  const choices = plan ? choicesIn(values, plan, catalogue.menu) : {};
  const dishes = Object.fromEntries(
    Object.entries(MENU_FIELDS).map(([category, field]) => {
      const ids = (choices[category as MenuCategory] ?? []).map(({ id }) => id);
      return [field, ids.length > 0 ? ids : null];
    }),
  );
  return bodyOf(schema, {
    ...values,
    ...dishes,
    ...(price && {
      pricingCalculation: {
        basePrice: price.basePrice,
        additionalCharges: price.additionalCharges,
        totalPrice: price.totalPrice,
        additionalQuantities: values.pricingCalculation?.additionalQuantities,
      },
    }),
  });
}

/** What is asked in words where Other is chosen. */
const Other = ({ source, when, label }: { source: string; when: boolean; label: string }) =>
  when && <TextInput source={source} label={label} />;

/** The event itself. */
function EventInputs() {
  const values = useWatch() as FieldValues;
  const has = (source: string) => [values[source] ?? []].flat().includes('other');
  return (
    <>
      <SelectInput
        source="eventType"
        label="Event"
        choices={choicesFrom(EVENT_TYPE_LABELS)}
        emptyText={false}
        fullWidth
        autoFocus
      />
      <Other source="eventTypeOther" label="Which event" when={has('eventType')} />
      <DateInput source="eventDate" label="Day" />
      <CheckboxGroupInput
        source="eventTime"
        label="Meals"
        choices={choicesFrom(EVENT_MEAL_LABELS)}
      />
      <NumberInput source="numberOfGuests" label="Guests" min={1} step={1} />
      <TextInput source="eventLocation" label="Where" multiline />
      <CheckboxGroupInput
        source="cateringService"
        label="Service"
        choices={choicesFrom(CATERING_SERVICE_LABELS)}
      />
      <Other source="cateringServiceOther" label="Which service" when={has('cateringService')} />
      <CheckboxGroupInput
        source="dietaryPreference"
        label="They eat"
        choices={choicesFrom(DIETARY_PREFERENCE_LABELS)}
      />
      <Other
        source="dietaryPreferenceOther"
        label="What else they eat"
        when={has('dietaryPreference')}
      />
      <SelectInput
        source="cuisineType"
        label="Cuisine"
        choices={choicesFrom(CUISINE_TYPE_LABELS)}
        emptyText={false}
        fullWidth
      />
      <Other source="cuisineTypeOther" label="Which cuisine" when={has('cuisineType')} />
    </>
  );
}

/** The dishes of one category: one, or as many as the plan includes. */
function DishInput({
  category,
  options,
  included,
}: {
  category: MenuCategory;
  options: readonly MenuOption[];
  included: number;
}) {
  const common = {
    source: MENU_FIELDS[category],
    choices: options.map(({ id, name, surcharge }) => ({
      id,
      name: surcharge > 0 ? `${name} (+${formatMoney(surcharge)} a guest)` : name,
    })),
  };
  const name = MENU_CATEGORY_LABELS[category];
  if (included > 1) return <CheckboxGroupInput {...common} label={`${name}: up to ${included}`} />;
  return (
    <SelectInput
      {...common}
      label={name}
      format={(chosen) => [chosen ?? []].flat()[0] ?? ''}
      parse={(id) => (id ? [id] : [])}
      emptyText={false}
      fullWidth
    />
  );
}

/** The plan, its dishes, and what all that comes to while one listens. */
function MenuInputs({ catalogue }: { catalogue: Catalogue }) {
  const values = useWatch() as FieldValues;
  const plan = planIn(values, catalogue);
  const price = estimateIn(values, catalogue);
  const { categories } = catalogue.menu;
  const offered = plan
    ? categoriesOf(
        plan.features,
        categories.map((one) => one.category),
      )
    : [];
  return (
    <>
      <SelectInput
        source="selectedPlan.id"
        label="Plan"
        choices={catalogue.plans.map(({ id, name, price: each }) => ({
          id,
          name: `${name}, ${formatMoney(each)} a guest`,
        }))}
        emptyText={false}
        fullWidth
      />
      {categories
        .filter(({ category }) => offered.includes(category))
        .map(({ category, options }) => (
          <DishInput
            key={category}
            category={category}
            options={options}
            included={dishesIncluded(category, plan?.features ?? [])}
          />
        ))}
      <NumberInput source={`${EXTRAS}.roti`} label="Extra rotis" min={0} step={1} />
      <NumberInput source={`${EXTRAS}.puri`} label="Extra puris" min={0} step={1} />
      <Alert severity="info" sx={{ width: '100%' }} role="status">
        {price ? (
          <>
            <Typography component="strong" sx={{ fontWeight: 700 }}>
              {formatMoney(price.totalPrice)}
            </Typography>{' '}
            estimated: {formatMoney(price.basePrice)} for the plan
            {price.additionalCharges > 0 && `, ${formatMoney(price.additionalCharges)} extras`}
            {price.deliveryFee > 0 && `, ${formatMoney(price.deliveryFee)} delivery`}
            {price.taxAmount > 0 && `, ${formatMoney(price.taxAmount)} tax`}
          </>
        ) : (
          'The price stands here once a plan is chosen and the number of guests is known.'
        )}
      </Alert>
    </>
  );
}

/** The dishes that a menu begins with, by their fields. */
const defaultDishes = (menu: CateringMenu) => {
  const chosen = defaultChoices(menu);
  return Object.fromEntries(
    Object.entries(MENU_FIELDS).map(([category, field]) => [
      field,
      (chosen[category as MenuCategory] ?? []).map(({ id }) => id),
    ]),
  );
};

const preferenceOf = (customer: AdminCustomer | undefined): DietaryPreference[] => {
  const known = DietaryPreference.safeParse(customer?.diet).data;
  return known ? [known] : ['veg'];
};

/** Writes down what somebody on the phone wants catered, and prices it while they listen. */
export function NewInquiry() {
  const plans = useCall(catering.plans, {});
  const menu = useCall(catering.menu, {});
  if (plans.data && menu.data)
    return (
      <InquiryForm
        catalogue={{ plans: plans.data, menu: menu.data }}
        onOutdated={() => void Promise.all([plans.refetch(), menu.refetch()])}
      />
    );
  const failed = plans.error ?? menu.error;
  return (
    <Page title="New inquiry">
      {failed ? (
        <ErrorState error={failed} onRetry={() => void plans.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

function InquiryForm({ catalogue, onOutdated }: { catalogue: Catalogue; onOutdated: () => void }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { customer } = (useLocation().state as Partial<NewInquiryState> | null) ?? {};
  return (
    <CreateForm<AdminInquiryDetails>
      title={customer ? `New inquiry: ${customer.name}` : 'New inquiry'}
      schema={schema}
      toBody={(values) => inquiryBodyOf(values, catalogue)}
      defaults={{
        customerId: customer?.id ?? null,
        firstName: customer?.firstName ?? '',
        lastName: customer?.lastName ?? '',
        phoneNumber: customer?.phone ?? '',
        email: customer?.email ?? null,
        eventType: 'birthday_party',
        eventDate: '',
        eventTime: [],
        dietaryPreference: preferenceOf(customer),
        cateringService: ['self_serve_delivery'],
        numberOfGuests: null,
        eventLocation: '',
        cuisineType: 'any',
        selectedPlan: { id: catalogue.plans[0]?.id ?? null },
        ...defaultDishes(catalogue.menu),
        pricingCalculation: { additionalQuantities: { roti: 0, puri: 0 } },
      }}
      onDone={({ id, inquiryNumber }) => {
        notify(`${inquiryNumber} is written down.`, { type: 'success' });
        navigate(`/catering-inquiries/${id}/show`, { replace: true });
      }}
      onProblem={(caught) => {
        notify(failureText(caught), { type: 'error' });
        onOutdated();
      }}
    >
      <EventInputs />
      <MenuInputs catalogue={catalogue} />
      <TextInput source="firstName" label="First name" />
      <TextInput source="lastName" label="Last name (may stay empty)" />
      <TextInput source="phoneNumber" label="Phone" type="tel" />
      <TextInput
        source="email"
        type="email"
        label="Email"
        helperText="Without one, what they are written is printed."
      />
    </CreateForm>
  );
}
