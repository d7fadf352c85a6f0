import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { RowsInput } from '#admin/parts/rows-input.tsx';
import { PLAN_TYPES } from './list.tsx';
import { VariantInputs } from './variant-inputs.tsx';

const THEMES = [
  { id: 'turmeric', name: 'Turmeric (yellow)' },
  { id: 'chilli', name: 'Chilli (red)' },
  { id: 'leaf', name: 'Leaf (green)' },
  { id: 'steel', name: 'Steel (grey)' },
];

/** A new way to buy a plan, and a new plan, as the form starts with them. */
const NEW_VARIANT = {
  billingCycle: 'weekly',
  tiffinCount: 5,
  unit: '/week',
  features: [],
  isActive: true,
  deliveryCharge: 0,
  taxPercentage: 1300,
};

export const NEW_PLAN = {
  planType: 'tiffin',
  isActive: true,
  isPopular: false,
  theme: 'turmeric',
  sortOrder: 0,
  variants: [NEW_VARIANT],
};

/** Everything about a plan group: what it is, and the ways to buy it. */
export const PlanInputs = () => (
  <>
    <TextInput source="name" label="Name" />
    <TextInput source="description" label="Description" multiline />
    <SelectInput source="planType" label="Kind" choices={PLAN_TYPES} emptyText={false} fullWidth />
    <BooleanInput source="isActive" label="On offer" />
    <BooleanInput source="isPopular" label="Held up as popular" />
    <TextInput source="popularBadge" label="Words on its badge (empty: Popular)" />
    <SelectInput source="theme" label="Colour" choices={THEMES} emptyText={false} fullWidth />
    <NumberInput source="sortOrder" label="Place in the list (low comes first)" step={1} />
    <RowsInput
      source="variants"
      heading="Ways to buy it"
      addWords="Add a way to buy it"
      blank={NEW_VARIANT}
      framed
    >
      <VariantInputs />
    </RowsInput>
  </>
);
