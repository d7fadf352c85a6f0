import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { User } from '#contract/account/accounts.ts';
import { DIET_NAMES, dietsDiffer } from '#domain/tiffin/diets.ts';
import { ownSubscriptionsQuery } from '#web/tiffin/orders/queries.ts';
import { Checkbox } from '#web/platform/ui/form/choices.tsx';
import type { ProfileTyped } from './profile-form-schema.ts';

/** Whether running plans get the new diet, too, and what stays; nothing while the diet is as before. */
export function PlansFollow({ user }: { user: User }) {
  const [diet, follow] = useWatch<ProfileTyped, ['diet', 'change_plans']>({
    name: ['diet', 'change_plans'],
  });
  const isChanged = diet !== user.diet;
  const { data } = useQuery({ ...ownSubscriptionsQuery(), enabled: isChanged });
  const others = (data ?? []).filter((plan) => dietsDiffer(plan, diet));
  if (!isChanged || others.length === 0) return null;
  const which = others.map(
    ({ planName, subscriptionNumber, diet: own }) =>
      `${planName} (${subscriptionNumber}, ${DIET_NAMES[own]})`,
  );
  return (
    <Checkbox
      name="change_plans"
      hint={
        follow
          ? 'Tiffins that the kitchen has confirmed already stay as they are.'
          : 'They stay as they are; each says so on its own page.'
      }
    >
      Cook my running plans {DIET_NAMES[diet]}, too: {which.join(', ')}
    </Checkbox>
  );
}
