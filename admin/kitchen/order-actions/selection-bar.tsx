import { Box, Button, IconButton, Paper, Stack, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted } from '#domain/platform/plural.ts';

/** A button of the bar: what it does and with how many. */
export type BarStep = { key: string; words: string; onPress: () => void };

type Props = {
  /** How many orders are selected. */
  count: number;
  /** What they amount to, in words. */
  amount: string;
  /** The next steps; the first is the big one. */
  steps: readonly BarStep[];
  /** What else can be done with them. */
  more: ReactNode;
  busy: boolean;
  onClear: () => void;
};

/** What is selected and the one big button that takes it on its next step, in reach of a thumb. */
export function SelectionBar({ count, amount, steps, more, busy, onClear }: Props) {
  if (count === 0) return null;
  const [main, ...others] = steps;
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
          <strong>{counted(count, 'order')}</strong>
          <Box sx={{ color: 'text.secondary' }}>{amount}</Box>
        </Typography>
        <Box sx={{ order: { md: 1 } }}>{more}</Box>
        <Stack
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            width: { xs: '100%', md: 'auto' },
          }}
        >
          {others.map(({ key, words, onPress }) => (
            <Button
              key={key}
              variant="outlined"
              color="secondary"
              disabled={busy}
              onClick={onPress}
              sx={{ minHeight: 52 }}
            >
              {words}
            </Button>
          ))}
          {main && (
            <Button
              variant="contained"
              size="large"
              disabled={busy}
              onClick={main.onPress}
              sx={{ flex: { xs: '1 1 150px', md: 'none' }, minWidth: 150 }}
            >
              {main.words}
            </Button>
          )}
        </Stack>
      </Stack>
    </Paper>
  );
}

/** Which of the orders on screen are selected; what is no longer there is no longer selected. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));

  function set(changed: readonly Pick<Row, 'id'>[], on: boolean): void {
    setIds((before) => {
      const after = new Set(before);
      for (const { id } of changed) {
        if (on) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }

  return { selected, isSelected: (id: string) => ids.has(id), set, clear: () => setIds(new Set()) };
}
