import { Alert, Box } from '@mui/material';
import {
  BooleanInput,
  DeleteWithConfirmButton,
  NumberInput,
  SelectInput,
  TextInput,
  useSourceContext,
} from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { MoneyInput, PercentInput } from '#admin/platform/forms/decimal-input.tsx';
import { CreateForm, EditForm } from '#admin/platform/forms/forms.tsx';
import { RowsInput } from '#admin/platform/forms/rows-input.tsx';
import { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { type AdminPlanGroup, PlanGroupBody } from '#contract/money/desk-plan-groups.ts';
import type { PlanType } from '#contract/money/plans.ts';
import { countDishes, MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { categoriesOf, dishesIncluded, perGuestHundredths } from '#domain/catering/menu.ts';
import { priceOfTiffinPlan } from '#domain/money/plan-price.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { BoxInputs } from './box-inputs.tsx';
import { PLAN_TYPES } from './list.tsx';
import {
  cycleChoices,
  NEW_VARIANTS,
  planBodyOf,
  totalPriceOf,
  variantOfKind,
} from './plan-body.ts';

const THEMES = [
  { id: 'turmeric', name: 'Turmeric (yellow)' },
  { id: 'chilli', name: 'Chilli (red)' },
  { id: 'leaf', name: 'Leaf (green)' },
  { id: 'steel', name: 'Steel (grey)' },
];

/** A new plan, as the form starts with it. */
const NEW_PLAN = {
  planType: 'tiffin',
  isActive: true,
  isPopular: false,
  theme: 'turmeric',
  sortOrder: 0,
  variants: [NEW_VARIANTS.tiffin],
};

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const listed = new Intl.ListFormat('en-CA');

type TypedFeature = { text?: string | null; isActive?: boolean };

/** What the features of a catering plan are understood to mean, worked out while they are typed. */
function EachGuestGets() {
  const { getSource } = useSourceContext();
  const typed: TypedFeature[] = useWatch({ name: getSource('features') }) ?? [];
  const features = typed.map(({ text, isActive }) => ({
    text: text ?? '',
    isActive: isActive === true,
  }));
  const categories = categoriesOf(features, MenuCategory.options);
  const portions = categories.map(
    (category) =>
      `${perGuestHundredths(category, features) / 100} × ${MENU_CATEGORY_LABELS[category].toLowerCase()}`,
  );
  const several = categories.flatMap((category) => {
    const count = dishesIncluded(category, features);
    return count > 1 ? [countDishes(count, category)] : [];
  });
  return (
    <Box
      role="status"
      sx={{ bgcolor: 'house.turmericTint', borderRadius: 3, px: 2, py: 1.25, my: 1 }}
    >
      <div>
        The number in front of a course in an included feature, as in ‘4 rotis per guest’, is how
        much of it everybody gets; without one it is 1. Shrikhand can be chosen only where a feature
        names it.
      </div>
      <strong>
        Each guest gets {portions.join(', ')}.
        {several.length > 0 && ` Who asks chooses ${listed.format(several)}.`}
      </strong>
    </Box>
  );
}

/** One way to buy a plan: how many, for how much, with what. */
function VariantInputs() {
  const planType = useWatch({ name: 'planType' });
  const isTiffin = planType !== 'catering';
  return (
    <Box sx={{ width: '100%', py: 1 }}>
      <Box sx={GRID}>
        <SelectInput
          source="billingCycle"
          label="Billed"
          choices={cycleChoices(isTiffin ? 'tiffin' : 'catering')}
          emptyText={false}
          fullWidth
        />
        {isTiffin && <NumberInput source="tiffinCount" label="Tiffins" min={1} step={1} />}
        <MoneyInput
          source="price"
          label={isTiffin ? 'Price per tiffin' : 'Price per person'}
          required
        />
        <TextInput
          source="unit"
          label={`Unit behind the price (${isTiffin ? '/week' : '/person'})`}
        />
        <MoneyInput
          source="deliveryCharge"
          label={isTiffin ? 'Delivery per tiffin' : 'Delivery per person'}
        />
        <PercentInput source="taxPercentage" label={isTiffin ? 'HST' : 'HST, on the price alone'} />
        <NumberInput
          source="discountPercentage"
          label="'Save …%' on the card (only a label)"
          min={0}
          max={100}
        />
        <BooleanInput source="isActive" label="On offer" />
      </Box>
      {isTiffin && <PricePreview />}
      {isTiffin && <BoxInputs />}
      <RowsInput
        source="features"
        heading="What it comes with"
        addWords="Add a feature"
        blank={{ text: '', isActive: true }}
      >
        <TextInput source="text" label="Feature" />
        <BooleanInput source="isActive" label="Included" />
      </RowsInput>
      {!isTiffin && <EachGuestGets />}
    </Box>
  );
}

/** What a customer pays for it, worked out while it is typed. */
function PricePreview() {
  const { getSource } = useSourceContext();
  const variant = useWatch({ name: getSource('') }) ?? {};
  const { price, tiffinCount, deliveryCharge, taxPercentage } = variant;
  const whole = [price, tiffinCount, deliveryCharge, taxPercentage].every((value) =>
    Number.isSafeInteger(value),
  );
  if (!whole) return null;
  const worked = priceOfTiffinPlan(variant);
  const total = totalPriceOf('tiffin', variant);
  return (
    <Box
      role="status"
      sx={{ bgcolor: 'house.turmericTint', borderRadius: 3, px: 2, py: 1.25, my: 1 }}
    >
      {total !== null && (
        <div>
          Total price on the card: <strong>{formatMoney(total)}</strong> ({tiffinCount} ×{' '}
          {formatMoney(price)})
        </div>
      )}
      <div>
        A customer pays <strong>{formatMoney(worked.total)}</strong>: {formatMoney(worked.subtotal)}
        {worked.deliveryFee > 0 && ` + ${formatMoney(worked.deliveryFee)} delivery`}
        {worked.taxAmount > 0 &&
          ` + ${formatMoney(worked.taxAmount)} tax (${formatPercent(taxPercentage)})`}
      </div>
    </Box>
  );
}

/** Everything about a plan group: what it is, and the ways to buy it. */
function PlanInputs() {
  const { getValues, setValue } = useFormContext();
  const kind: PlanType = useWatch({ name: 'planType' }) ?? 'tiffin';
  const fitVariants = (planType: PlanType) => {
    const variants: FieldValues[] = getValues('variants') ?? [];
    setValue(
      'variants',
      variants.map((variant) => variantOfKind(planType, variant)),
      { shouldDirty: true },
    );
  };
  return (
    <>
      <TextInput source="name" label="Name" />
      <TextInput source="description" label="Description" multiline />
      <SelectInput
        source="planType"
        label="Kind"
        choices={PLAN_TYPES}
        emptyText={false}
        onChange={({ target }) => fitVariants(target.value)}
        fullWidth
      />
      <BooleanInput source="isActive" label="On offer" />
      <BooleanInput source="isPopular" label="Held up as popular" />
      <TextInput source="popularBadge" label="Words on its badge (empty: Popular)" />
      <SelectInput source="theme" label="Colour" choices={THEMES} emptyText={false} fullWidth />
      <NumberInput source="sortOrder" label="Place in the list (low comes first)" step={1} />
      <RowsInput
        source="variants"
        heading="Ways to buy it"
        addWords="Add a way to buy it"
        blank={NEW_VARIANTS[kind]}
        framed
      >
        <VariantInputs />
      </RowsInput>
    </>
  );
}

/** Adds a plan. */
export const PlanCreate = () => (
  <CreateForm title="Add a plan" schema={PlanGroupBody} toBody={planBodyOf} defaults={NEW_PLAN}>
    <PlanInputs />
  </CreateForm>
);

/** Changes a plan; the shop shows it at once, what was sold keeps its price. */
export const PlanEdit = () => (
  <EditForm<AdminPlanGroup>
    noun="Plan"
    title={({ name }) => name}
    schema={PlanGroupBody}
    toBody={planBodyOf}
    beside={
      <DeleteWithConfirmButton
        confirmTitle="Delete this plan?"
        confirmContent="Only a plan that was never sold can be deleted. To stop offering it, switch it off."
        mutationMode="pessimistic"
        color="primary"
      />
    }
  >
    <Alert severity="info" sx={{ mb: 1.5, width: '100%' }}>
      Customers see a change at once. What is sold already keeps its price and its box; where nobody
      had said what is in the box, it gets what you say here.
    </Alert>
    <PlanInputs />
  </EditForm>
);
