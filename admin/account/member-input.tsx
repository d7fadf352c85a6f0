import { SelectInput } from 'react-admin';
import type { HouseholdMember } from '#contract/account/household.ts';

/** Stands for the account holder in the input, which has no value for nobody. */
const HOLDER = 'account-holder';

/** What the input holds for a household member, or for the account holder. */
export const memberValue = (memberId: string | null): string => memberId ?? HOLDER;

/** Whom the value of the input means; null is the account holder. */
export const memberIdOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== HOLDER ? value : null;

/** Who a plan or a tiffin is for, as `memberId`; nothing where nobody else eats along. */
export function MemberInput({
  holderName,
  household,
  autoFocus = false,
}: {
  holderName: string;
  household: readonly HouseholdMember[];
  autoFocus?: boolean;
}) {
  if (household.length === 0) return null;
  return (
    <SelectInput
      source="memberId"
      label="Who is it for?"
      choices={[{ id: HOLDER, name: holderName }, ...household]}
      emptyText={false}
      fullWidth
      autoFocus={autoFocus}
    />
  );
}
