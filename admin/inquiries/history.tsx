import { Box, Typography } from '@mui/material';
import { StatusChip } from '#admin/parts/chip.tsx';
import { Section } from '#admin/parts/section.tsx';
import { INQUIRY_STATUSES } from '#admin/words/statuses.ts';
import type { AdminInquiry } from '#contract/admin/catering.ts';
import { actorWords } from '#domain/actor-words.ts';
import { formatInstant } from '#domain/days.ts';

/** The states that an inquiry has been in: when, by whom, and what was said with it. */
export const History = ({ inquiry }: { inquiry: AdminInquiry }) => (
  <Section title="History">
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {inquiry.history.map(({ status, at, actor, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it only grows at its end
        <li key={place}>
          <StatusChip status={status} words={INQUIRY_STATUSES} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {formatInstant(at)} · {actorWords(actor)}
          </Typography>
          {note && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
        </li>
      ))}
    </Box>
  </Section>
);
