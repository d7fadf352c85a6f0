import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Chip } from '#admin/platform/components/chip.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import type { OpenSession } from '#contract/account/sessions.ts';
import { formatInstant } from '#domain/platform/days.ts';

/** Where somebody is signed in at the desk, a line each with what can be done about it. */
export const OpenSessions = ({
  sessions,
  aside,
}: {
  sessions: readonly OpenSession[];
  aside?: (session: OpenSession) => ReactNode;
}) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {sessions.map((session) => (
      <Stack
        component="li"
        key={session.id}
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          // On a phone the words give way, not the button's.
          '& > button': { flexShrink: 0 },
        }}
      >
        <div>
          <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
            {session.device}
          </Typography>
          {session.isThis && <Chip tone="leaf">This one</Chip>}
          <Typography variant="body2" color="textSecondary">
            {keepTogether(
              `Since ${formatInstant(session.signedInAt)}, last used ${formatInstant(session.lastSeenAt)}`,
            )}
          </Typography>
        </div>
        {aside?.(session)}
      </Stack>
    ))}
  </Box>
);
