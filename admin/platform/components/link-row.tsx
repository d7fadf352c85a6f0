import { Box, Link } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

/** A line that leads somewhere: what it is, what stands on its right. */
export const LinkRow = (props: { to: string; aside?: ReactNode; children: ReactNode }) => (
  <Link
    component={RouterLink}
    to={props.to}
    color="inherit"
    underline="none"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      px: 1,
      mx: -1,
      py: 0.5,
      borderRadius: 2,
      '&:hover': { bgcolor: 'house.sunken' },
    }}
  >
    <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {props.children}
    </Box>
    {props.aside !== undefined && (
      <Box component="span" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
        {props.aside}
      </Box>
    )}
    <ChevronRight size={18} aria-hidden style={{ flex: 'none' }} />
  </Link>
);
