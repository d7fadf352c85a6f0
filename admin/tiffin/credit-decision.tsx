import { Box, Button, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { useMay } from '#admin/platform/client/use-may.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Problem } from '#admin/platform/parts/problem.tsx';
import { type AdminTiffinOrder, adminTiffinOrders } from '#contract/tiffin/desk/tiffin-orders.ts';
import { CREDIT_DECISION } from '#domain/tiffin/not-delivered.ts';

const BUTTON = { minHeight: 44 } as const;

/**
 * Asks what becomes of the credit of a tiffin that could not be handed over; one press answers it.
 * Says what was decided, and that nobody has decided to whom it is not to say.
 */
export function CreditDecision({ order }: { order: AdminTiffinOrder }) {
  const notify = useNotify();
  const may = useMay();
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
    return <Typography>{CREDIT_DECISION[order.notDelivered]}</Typography>;
  const it = quantity === 1 ? 'the credit' : `the ${quantity} credits`;
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
