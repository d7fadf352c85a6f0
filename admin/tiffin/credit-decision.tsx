import { Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useCreatePath, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { mailText } from '#admin/kitchen/labels/mail-text.ts';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Page } from '#admin/platform/components/page.tsx';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  Problem,
  RefreshProblem,
} from '#admin/platform/components/states.tsx';
import { call } from '#admin/services.ts';
import { type AdminTiffinOrder, adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { CREDIT_DECISION_LABELS } from '#domain/tiffin/not-delivered.ts';

const BUTTON = { minHeight: 44 } as const;

/**
 * Asks what becomes of the credit of a tiffin that could not be handed over; one press answers it.
 * Says what was decided, and that nobody has decided to whom it is not to say.
 */
export function CreditDecision({ order }: { order: AdminTiffinOrder }) {
  const notify = useNotify();
  const may = useCanCall();
  const { id, customerName, orderNumber, quantity } = order;
  const { submit, busy, problem } = useSubmit(
    (returnCredit: boolean) =>
      call(adminTiffinOrders.decideCredit, { params: { id }, body: { returnCredit } }),
    (_answer, returnCredit) =>
      notify(
        `${customerName}: ${returnCredit ? 'the credit is given back' : 'the credit stays used'}.`,
        { type: 'success' },
      ),
  );
  if (order.notDelivered === null) return null;
  if (order.notDelivered !== 'undecided' || !may(adminTiffinOrders.decideCredit))
    return <Typography>{CREDIT_DECISION_LABELS[order.notDelivered]}</Typography>;
  const it = plural(quantity, 'the credit', `the ${quantity} credits`);
  const named = `${customerName}, ${orderNumber}`;
  return (
    <Box role="group" aria-label={`Credit of ${named}`}>
      <Problem words={problem} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void submit(true)}
          aria-label={`Give ${it} back: ${named}`}
          sx={BUTTON}
        >
          Give {it} back
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          disabled={busy}
          onClick={() => void submit(false)}
          aria-label={`Keep ${it} as used: ${named}`}
          sx={BUTTON}
        >
          Keep {it} as used
        </Button>
      </Box>
    </Box>
  );
}

/** Where the desk says what becomes of the credits of tiffins that were brought in vain. */
export const UNDECIDED_PATH = '/undecided-credits';

/** More than anybody leaves waiting; the others come when these are decided. */
const MOST = 100;

/** Tiffins that could not be handed over and whose credit nobody has decided about, oldest first. */
export function UndecidedPage() {
  const sendsMail = useSendsMail();
  const { data, error, refetch } = useCall(adminTiffinOrders.list, {
    query: { undecided: true, page: 1, limit: MOST, sort: 'deliveryDate', order: 'ASC' },
  });
  return (
    <Page title="Could not be handed over">
      <Typography color="textSecondary" sx={{ maxWidth: 680 }}>
        These were cooked, and could not be handed over. Say whether the credit comes back.{' '}
        {mailText('The customer gets a letter that says so.', sendsMail)}
      </Typography>
      {data ? (
        <DoublePressGuard sx={{ mt: 2, maxWidth: 680 }}>
          {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
          {data.length === 0 && <EmptyState words="No credit waits for a word of yours." />}
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {data.map((order) => (
              <li key={order.id}>
                <UndecidedCredit order={order} />
              </li>
            ))}
          </Stack>
        </DoublePressGuard>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState words="Reading what could not be handed over…" />
      )}
    </Page>
  );
}

function UndecidedCredit({ order }: { order: AdminTiffinOrder }) {
  const createPath = useCreatePath();
  return (
    <Card component="article" aria-label={`${order.customerName}, ${order.orderNumber}`}>
      <Stack sx={{ p: 2, gap: 1 }}>
        <Link
          component={RouterLink}
          to={createPath({ resource: 'tiffin-orders', id: order.id, type: 'show' })}
          color="inherit"
          underline="hover"
          sx={{ fontSize: '1.125rem', fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {order.customerName}
        </Link>
        <Typography color="textSecondary">
          {order.quantity} × {order.planName} · {formatDay(order.deliveryDate)},{' '}
          {formatSlot(order.deliveryTimeSlot)} · {order.orderNumber}
        </Typography>
        <Box sx={{ borderLeft: 3, borderColor: 'house.turmeric', pl: 1.5 }}>
          {order.cancelReason ?? 'Nobody has said why.'}
        </Box>
        <CreditDecision order={order} />
      </Stack>
    </Card>
  );
}
