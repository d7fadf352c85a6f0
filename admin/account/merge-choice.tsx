import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useRedirect } from 'react-admin';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { failureCode } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { dataProvider } from '#admin/services.ts';
import type { AdminCustomer, MergePreview } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { customerPath } from './customer-form.tsx';

type Props = { oneId: string; otherId: string; onBack: () => void };

const contactOf = ({ email, phone }: AdminCustomer): string => email ?? formatPhone(phone ?? '');

type MergeDialogProps = {
  stays: AdminCustomer;
  goes: AdminCustomer;
  onDone: () => void;
  onClose: () => void;
};

/** The last question before two accounts become one. */
const MergeDialog = ({ stays, goes, onDone, onClose }: MergeDialogProps) => (
  <ActionDialog
    title="Merge these accounts"
    intro={`Everything of ${contactOf(goes)} moves to ${contactOf(stays)}.${
      goes.email ? ` ${goes.email} is signed out everywhere and signs nobody in any more.` : ''
    }`}
    {...(stays.email && { mail: `${stays.email} gets a mail about it.` })}
    confirm="Merge for good"
    busyWords="Merging…"
    doneWords="The two accounts are one now."
    schema={z.object({})}
    send={() =>
      dataProvider.act('customers', {
        id: stays.id,
        action: 'merge',
        body: { otherId: goes.id },
      })
    }
    onDone={onDone}
    onClose={onClose}
  >
    <Alert severity="warning">This cannot be undone.</Alert>
  </ActionDialog>
);

/** Which of two accounts stays, and what moves to it. */
export function MergeChoice({ oneId, otherId, onBack }: Props) {
  const redirect = useRedirect();
  const [staysId, setStaysId] = useState(oneId);
  const [asking, setAsking] = useState(false);
  const [merged, setMerged] = useState(false);
  const goesId = staysId === oneId ? otherId : oneId;
  const { data, error, refetch, isPlaceholderData } = useCall(
    adminCustomers.mergePreview,
    { params: { id: staysId, otherId: goesId } },
    { enabled: !merged, placeholderData: (before) => before },
  );
  // There is one way round then, and it is shown.
  useEffect(() => {
    if (failureCode(error) === 'merge_into_sign_in') setStaysId(goesId);
  }, [error, goesId]);
  if (!data)
    return error ? (
      <>
        <ErrorState error={error} onRetry={() => void refetch()} />
        <Back onBack={onBack} />
      </>
    ) : (
      <LoadingState />
    );
  const accounts = [data.stays, data.goes].toSorted((one) => (one.id === oneId ? -1 : 1));
  return (
    <>
      <Section title="Which account stays?">
        <RadioGroup
          aria-label="Which account stays?"
          value={staysId}
          onChange={(_event, id) => setStaysId(id)}
        >
          {accounts.map((account) => (
            <FormControlLabel
              key={account.id}
              value={account.id}
              control={<Radio />}
              label={<AccountSummary of={account} />}
              sx={{ alignItems: 'flex-start', py: 0.5, '& .MuiRadio-root': { mt: -0.5 } }}
            />
          ))}
        </RadioGroup>
      </Section>
      <Section title="What moves">
        <MergeEffects preview={data} />
      </Section>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isPlaceholderData} onClick={() => setAsking(true)}>
          Merge these accounts…
        </Button>
        <Back onBack={onBack} />
      </Stack>
      {asking && (
        <MergeDialog
          stays={data.stays}
          goes={data.goes}
          onDone={() => {
            // At once, before everything is read again: of one account there is no preview.
            flushSync(() => setMerged(true));
            redirect(customerPath(staysId));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const Back = ({ onBack }: { onBack: () => void }) => (
  <Button color="secondary" onClick={onBack}>
    Choose another account
  </Button>
);

const AccountSummary = ({ of }: { of: AdminCustomer }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    <strong>{of.name}</strong>
    <br />
    {contactOf(of)}
    <br />
    <Box component="span" sx={{ color: 'text.secondary' }}>
      Since {formatDate(dayOf(of.createdAt))} · {of.subscriptionCount}{' '}
      {plural(of.subscriptionCount, 'plan')} · {of.availableCredits} credits
      {of.disabled && ' · disabled'}
    </Box>
  </Box>
);

function MergeEffects({ preview: { stays, goes, moves, takesOver } }: { preview: MergePreview }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography>
        From <strong>{contactOf(goes)}</strong> to <strong>{contactOf(stays)}</strong>:{' '}
        {moves.length === 0
          ? 'nothing was ordered or written with it.'
          : `${moves.map(({ what, count }) => `${what} (${count})`).join(', ')}.`}
      </Typography>
      {takesOver.length > 0 && (
        <Typography>The account that stays takes over {takesOver.join(', ')}.</Typography>
      )}
      {goes.diet !== stays.diet && (
        <Alert severity="warning">
          The diets differ: {stays.diet} stays, {goes.diet} goes. Ask them which is right.
        </Alert>
      )}
    </Stack>
  );
}
