import { Box } from '@mui/material';
import { Factors } from '#admin/second-factor/factors.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** How one signs in at the desk oneself, and where one is. */
export const OwnSignIn = () => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: 620 }}>
    <OwnPassword />
    <Factors />
    <OwnSessions />
  </Box>
);
