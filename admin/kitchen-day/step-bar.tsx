import { Box, Button, IconButton, Paper, Stack, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { ExitMenu } from '#admin/tiffin-orders/exit-menu.tsx';
import { ACTION_WORDS, nextSteps, type Step } from '#admin/tiffin-orders/steps.ts';
import type { Outcome } from '#admin/tiffin-orders/use-move-orders.ts';
import type { AdminTiffinOrder } from '#contract/admin/tiffin-orders.ts';

type Props = {
  selected: readonly AdminTiffinOrder[];
  busy: boolean;
  onStep: (step: Step, orders: readonly AdminTiffinOrder[]) => void;
  onExit: (outcome: Outcome) => void;
  onClear: () => void;
};

const tiffins = (orders: readonly AdminTiffinOrder[]) =>
  orders.reduce((total, { quantity }) => total + quantity, 0);

/** What is selected and the one big button that takes it on its next step, in reach of a thumb. */
export function StepBar({ selected, busy, onStep, onExit, onClear }: Props) {
  if (selected.length === 0) return null;
  const [main, ...others] = nextSteps(selected);
  return (
    <Paper
      role="region"
      aria-label="Selected orders"
      sx={{
        position: 'sticky',
        bottom: { xs: 8, sm: 16 },
        zIndex: 5,
        p: 1,
        pl: 1.5,
        border: 1,
        borderColor: 'house.edge',
        borderRadius: 5,
        boxShadow: '0 18px 40px -18px rgba(0,0,0,.55)',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <IconButton
          aria-label="Clear the selection"
          onClick={onClear}
          sx={{ width: 44, height: 44, ml: -1 }}
        >
          <X size={20} aria-hidden />
        </IconButton>
        <Typography
          component="div"
          sx={{ flex: 1, lineHeight: 1.2, minWidth: 80 }}
          aria-live="polite"
        >
          <strong>
            {selected.length} {selected.length === 1 ? 'order' : 'orders'}
          </strong>
          <Box sx={{ color: 'text.secondary' }}>
            {tiffins(selected)} {tiffins(selected) === 1 ? 'tiffin' : 'tiffins'}
          </Box>
        </Typography>
        <Box sx={{ order: { md: 1 } }}>
          <ExitMenu orders={selected} label="More for the selected orders" onDone={onExit} />
        </Box>
        <Stack
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            width: { xs: '100%', md: 'auto' },
          }}
        >
          {others.map(({ action, orders }) => (
            <Button
              key={action}
              variant="outlined"
              color="secondary"
              disabled={busy}
              onClick={() => onStep(action, orders)}
              sx={{ minHeight: 52 }}
            >
              {ACTION_WORDS[action].does} {orders.length}
            </Button>
          ))}
          {main && (
            <Button
              variant="contained"
              size="large"
              disabled={busy}
              onClick={() => onStep(main.action, main.orders)}
              sx={{ flex: { xs: '1 1 150px', md: 'none' }, minWidth: 150 }}
            >
              {ACTION_WORDS[main.action].does} {main.orders.length}
            </Button>
          )}
        </Stack>
      </Stack>
    </Paper>
  );
}
