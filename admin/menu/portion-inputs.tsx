import { NumberInput, SelectInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { PORTION_UNIT_CHOICES } from '#admin/kitchen/labels/choices.ts';

/** How large a portion is, and what it is measured in; without an amount there is none. */
export const PortionInputs = ({ label }: { label: string }) => (
  <>
    <NumberInput source="portion.amount" label={label} min={1} step={1} />
    <SelectInput
      source="portion.unit"
      label="Measured in"
      choices={PORTION_UNIT_CHOICES}
      defaultValue="ml"
      emptyText={false}
    />
  </>
);

/** What a form sends of a portion: one without an amount is none. */
export function typedPortion({ portion }: FieldValues): unknown {
  const { amount = null } = portion ?? {};
  return amount === null || amount === '' ? null : portion;
}
