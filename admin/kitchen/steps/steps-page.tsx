import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useCreatePath, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { withPaymentsConfirmation } from '#admin/kitchen/order-actions/confirmation-dialog.tsx';
import { failureText } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  RefreshProblem,
} from '#admin/platform/components/states.tsx';
import { useNow } from '#admin/platform/components/use-now.ts';
import { useFocusRecovery } from '#admin/platform/forms/focus-recovery.ts';
import { RESOURCE_ENDPOINTS } from '#admin/resource-endpoints.ts';
import { call } from '#admin/services.ts';
import { type DeskStep, steps } from '#contract/platform/steps.ts';
import { stepText } from '#domain/kitchen/audit/audit-sentences.ts';
import { formatTime, wallClockAt } from '#domain/platform/days.ts';
import { timeLeftText } from '#domain/platform/undo-step.ts';
import { undoneMailsText } from './latest-step.ts';

const REFRESH_MS = 15_000;

/** What was done in the last ten minutes, each with the way to undo it. */
export function StepsPage() {
  const { data, error, refetch } = useCall(steps.list, {}, { refetchInterval: REFRESH_MS });
  return (
    <Page title="Recent steps">
      <Typography color="textSecondary" sx={{ maxWidth: 680 }}>
        What was done at the desk can be taken back for ten minutes: states, credits, stock and
        money are as before, and mails that wait are not sent. After that, correct it where it
        stands.
      </Typography>
      {data ? (
        <>
          {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
          <Steps listed={data} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState words="Reading what was done…" />
      )}
    </Page>
  );
}

/** Takes a step back, asks first where money has moved since, says what became of it, and reads everything again. */
export function useUndoStep() {
  const notify = useNotify();
  const sendsMail = useSendsMail();
  return useSubmit(async (id: string) => {
    try {
      const taken = await withPaymentsConfirmation((body) =>
        call(steps.takeBack, { params: { id }, body }),
      );
      if (taken)
        notify(`Taken back.${undoneMailsText(taken.data.mails, sendsMail)}`, { type: 'success' });
    } catch (caught) {
      notify(failureText(caught), { type: 'error' });
      throw caught;
    }
  });
}

function Steps({ listed }: { listed: readonly DeskStep[] }) {
  const now = useNow(5_000);
  const { submit, busy } = useUndoStep();
  const heir = useFocusRecovery();
  const open = listed.filter(({ until }) => Date.parse(until) > now);
  if (open.length === 0) return <EmptyState words="Nothing was done in the last ten minutes." />;
  return (
    <Stack
      component="ul"
      ref={heir}
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxWidth: 680, gap: 1 }}
    >
      {open.map((step) => (
        <Box
          component="li"
          key={step.id}
          tabIndex={-1}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
            bgcolor: 'background.paper',
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <StepSentence step={step} />
            <Typography variant="body2" color="textSecondary">
              {formatTime(wallClockAt(step.at).time)}, {step.isMine ? 'by you' : `by ${step.by}`}
              {!step.takenBack && ` · ${timeLeftText(step.until, now)}`}
            </Typography>
          </Box>
          {step.takenBack ? (
            <Typography color="textSecondary">Taken back by {step.takenBack.by}</Typography>
          ) : (
            <Button
              variant="outlined"
              disabled={busy}
              startIcon={<Undo2 size={18} aria-hidden />}
              aria-label={`Take back: ${stepText(step)}`}
              onClick={() => void submit(step.id)}
              sx={{ minHeight: 44 }}
            >
              Take back
            </Button>
          )}
        </Box>
      ))}
    </Stack>
  );
}

/** What was done; with one thing that has a page, the way to it. */
function StepSentence({ step }: { step: DeskStep }) {
  const createPath = useCreatePath();
  const may = useCanCall();
  const [thing, ...others] = step.things;
  const read = readOf(step.resource);
  const words = <Box sx={{ fontWeight: 650 }}>{keepTogether(stepText(step))}</Box>;
  if (!thing || others.length > 0 || !read || !may(read)) return words;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: step.resource, id: thing.id, type: 'show' })}
      color="inherit"
    >
      {words}
    </Link>
  );
}

/** The page of one thing, for the resources that have one. */
const readOf = (resource: string) =>
  resource === 'tiffin-orders' ||
  resource === 'snack-orders' ||
  resource === 'subscriptions' ||
  resource === 'catering-inquiries'
    ? RESOURCE_ENDPOINTS[resource].read
    : undefined;
