import { Alert, Button, Stack } from '@mui/material';
import { useNotify } from 'react-admin';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { call } from '#admin/services.ts';
import type { Diet } from '#contract/account/diet.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { dietsDifferText } from '#domain/account/diets.ts';

type Props = {
  /** `This plan`, or its number and name where it is one of several. */
  what: string;
  subscription: { id: string; diet: Diet };
  profileDiet: Diet;
  /** The household member whom the plan is for; null: the account holder. */
  memberName: string | null;
};

/** A running plan and its customer's profile disagree on the diet: one press brings either in line. */
export function DietsDiffer({ what, subscription, profileDiet, memberName }: Props) {
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    (follow: 'profile' | 'plan') =>
      call(adminSubscriptions.alignDiet, { params: { id: subscription.id }, body: { follow } }),
    ({ data }) =>
      notify(
        `${memberName ? `The plan and ${memberName}` : 'Plan and profile'} are ${DIET_LABELS[data.diet]} now.`,
        { type: 'success' },
      ),
  );
  return (
    <Alert severity="warning">
      {dietsDifferText(what, subscription.diet, { profileDiet, memberName })}
      {problem && <div role="alert">{problem}</div>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          color="secondary"
          disabled={busy}
          onClick={() => void submit('profile')}
        >
          Make the plan {DIET_LABELS[profileDiet]}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          disabled={busy}
          onClick={() => void submit('plan')}
        >
          Make {memberName ?? 'the profile'} {DIET_LABELS[subscription.diet]}
        </Button>
      </Stack>
      <div>What of the plan is booked and not cooked yet follows the plan.</div>
    </Alert>
  );
}
