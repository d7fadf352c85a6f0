import { Box, Typography } from '@mui/material';
import { Section } from '#admin/platform/parts/section.tsx';
import { OwnFactors } from '#admin/kitchen/sign-in/factors.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** How one signs in at the desk oneself, and where one is. */
export const OwnSignIn = () => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: 620 }}>
    <OwnPassword />
    <Section title="Second factor">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Something besides the password: whoever has seen or guessed that stays out.
      </Typography>
      <OwnFactors />
    </Section>
    <OwnSessions />
  </Box>
);
