import type { FieldValues } from 'react-hook-form';

/** What a form sends of a portion: one without an amount is none. */
export function typedPortion({ portion }: FieldValues): unknown {
  const { amount = null } = portion ?? {};
  return amount === null || amount === '' ? null : portion;
}
