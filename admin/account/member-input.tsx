import { SelectInput } from 'react-admin';
import type { HouseholdMember } from '#contract/account/household.ts';

/** Stands for the account holder in the input, which has no value for nobody. */
const HOLDER = 'account-holder';

/** What the input holds for a household member, or for the account holder. */
export const memberValue = (memberId: string | null): string => memberId ?? HOLDER;

/** Whom the value of the input means; null is the account holder. */
export const memberIdOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== HOLDER ? value : null;

/**
 * Who a plan or a tiffin is for, as `memberId`; nothing where nobody else eats along. Whom the plan is
 * for can be chosen as well when they are in the household no more.
 */
export function MemberInput({
  holderName,
  household,
  plan = null,
  autoFocus = false,
}: {
  holderName: string;
  household: readonly HouseholdMember[];
  plan?: { memberId: string | null; memberName: string | null } | null;
  autoFocus?: boolean;
}) {
  const isListed = household.some(({ id }) => id === plan?.memberId);
  const ofPlan =
    plan?.memberId && !isListed ? [{ id: plan.memberId, name: plan.memberName ?? '' }] : [];
  if (household.length + ofPlan.length === 0) return null;
  return (
    <SelectInput
      source="memberId"
      label="Who is it for?"
      choices={[{ id: HOLDER, name: holderName }, ...household, ...ofPlan]}
      emptyText={false}
      fullWidth
      autoFocus={autoFocus}
    />
  );
}
