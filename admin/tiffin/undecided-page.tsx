import { Box, Card, Link, Stack, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSendsMail } from '#admin/kitchen/use-sends-mail.ts';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { Nothing, ReadProblem, RefreshProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { mailWords } from '#admin/platform/words/mail-words.ts';
import { type AdminTiffinOrder, adminTiffinOrders } from '#contract/tiffin/desk/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { CreditDecision } from './credit-decision.tsx';

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
        {mailWords('The customer gets a letter that says so.', sendsMail)}
      </Typography>
      {data ? (
        <OncePressed sx={{ mt: 2, maxWidth: 680 }}>
          {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
          {data.length === 0 && <Nothing words="No credit waits for a word of yours." />}
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {data.map((order) => (
              <li key={order.id}>
                <Undecided order={order} />
              </li>
            ))}
          </Stack>
        </OncePressed>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting words="Reading what could not be handed over…" />
      )}
    </Page>
  );
}

function Undecided({ order }: { order: AdminTiffinOrder }) {
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
