import { useQuery } from '@tanstack/react-query';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { RadioCards } from '#web/platform/form/choices.tsx';
import { useFormValue } from '#web/platform/form/form-context.ts';
import { householdQuery } from './use-household.ts';

/** What somebody eats, and what not, in one line. */
const eatsText = ({
  diet,
  allergies,
}: {
  diet: keyof typeof DIET_LABELS;
  allergies: string;
}): string => [DIET_LABELS[diet], allergies && `allergy: ${allergies}`].filter(Boolean).join(', ');

/**
 * Who a plan or a tiffin is for, as `memberId`: the customer (empty) or one of their household; nothing
 * where nobody else eats along. Somebody whom it names and who is not in the list stays chosen, and is
 * the customer's to change: a box that falls to another one is cooked for the wrong allergies.
 */
export function MemberField({
  plan = null,
  legend = 'Who is it for?',
  className = '',
}: {
  /** Whom the plan is for by now, who may be in nobody's list any more. */
  plan?: { memberId: string | null; memberName: string | null } | null;
  legend?: string;
  className?: string;
}) {
  const customer = useCustomer();
  const { data: members = [] } = useQuery(householdQuery());
  const chosen = useFormValue('memberId');
  const isListed = (id: string) => members.some((member) => member.id === id);
  const ofPlan = plan?.memberId && !isListed(plan.memberId) ? plan : null;
  if (!customer || (members.length === 0 && !ofPlan && !chosen)) return null;
  return (
    <div className={className}>
      <RadioCards
        name="memberId"
        legend={legend}
        columns={2}
        choices={[
          { value: '', label: 'You', description: eatsText(customer) },
          ...members.map((member) => ({
            value: member.id,
            label: <span className="wrap-anywhere">{member.name}</span>,
            description: eatsText(member),
          })),
          ...(ofPlan
            ? [
                {
                  value: ofPlan.memberId ?? '',
                  label: <span className="wrap-anywhere">{ofPlan.memberName}</span>,
                  description: 'As this plan says',
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
