import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { RowsInput } from '#admin/platform/parts/rows-input.tsx';
import type { PlanType } from '#contract/tiffin/plans.ts';
import { NEW_VARIANTS, variantOfKind } from './kinds.ts';
import { PLAN_TYPES } from './list.tsx';
import { VariantInputs } from './variant-inputs.tsx';

const THEMES = [
  { id: 'turmeric', name: 'Turmeric (yellow)' },
  { id: 'chilli', name: 'Chilli (red)' },
  { id: 'leaf', name: 'Leaf (green)' },
  { id: 'steel', name: 'Steel (grey)' },
];

/** A new plan, as the form starts with it. */
export const NEW_PLAN = {
  planType: 'tiffin',
  isActive: true,
  isPopular: false,
  theme: 'turmeric',
  sortOrder: 0,
  variants: [NEW_VARIANTS.tiffin],
};

/** Everything about a plan group: what it is, and the ways to buy it. */
export function PlanInputs() {
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
