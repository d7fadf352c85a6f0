import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { actorLabel } from '#domain/kitchen/desk-labels.ts';
import { formatInstant } from '#domain/platform/days.ts';

/** Something that was done: what, when, by whom, and what was said with it. */
export type DoneStep = {
  what: ReactNode;
  at: string;
  actor: string;
  note: string | null;
};

/** What was done with something, first to last. */
export const StepsList = ({ steps }: { steps: readonly DoneStep[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {steps.map(({ what, at, actor, note }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: it only grows at its end
      <li key={place}>
        {what}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {formatInstant(at)} · {actorLabel(actor)}
        </Typography>
        {note && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
        )}
      </li>
    ))}
  </Box>
);
