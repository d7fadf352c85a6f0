import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DIET_LABELS } from '#domain/account/diets.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { RadioCards } from '#web/platform/form/choices.tsx';
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
 * where nobody else eats along.
 */
export function MemberField({ className = '' }: { className?: string }) {
  const customer = useCustomer();
  const { data: members } = useQuery(householdQuery());
  const { setValue } = useFormContext();
  const chosen = useWatch({ name: 'memberId' });
  const isGone = members && chosen && members.every(({ id }) => id !== chosen);
  // Somebody whom a plan or a draft still names.
  useEffect(() => {
    if (isGone) setValue('memberId', '');
  }, [isGone, setValue]);
  if (!customer || !members?.length) return null;
  return (
    <div className={className}>
      <RadioCards
        name="memberId"
        legend="Who is it for?"
        columns={2}
        choices={[
          { value: '', label: 'You', description: eatsText(customer) },
          ...members.map((member) => ({
            value: member.id,
            label: <span className="wrap-anywhere">{member.name}</span>,
            description: eatsText(member),
          })),
        ]}
      />
    </div>
  );
}
