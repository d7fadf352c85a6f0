import { Box, Divider, Typography } from '@mui/material';
import { KeyRound } from 'lucide-react';
import { AppBar, Logout, UserMenu, useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { THEMES } from '#domain/theme.ts';
import { ThemeItem } from './theme-item.tsx';
import { UserMenuLink } from './user-menu-link.tsx';

function DeskUserMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={`${identity?.fullName ?? ''} (your account)`}>
      <UserMenuLink to="/settings/password" words="Change password" icon={<KeyRound size={20} />} />
      <Divider component="li" />
      {THEMES.map((theme) => (
        <ThemeItem key={theme} of={theme} />
      ))}
      <Divider component="li" />
      <Logout />
    </UserMenu>
  );
}

/** The bar on top: whose desk this is, and the account with its colours. */
export const DeskBar = () => (
  <AppBar alwaysOn color="default" userMenu={<DeskUserMenu />}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        component={Link}
        to="/"
        sx={{
          color: 'text.primary',
          textDecoration: 'none',
          fontSize: '1.375rem',
          fontWeight: 800,
          fontStretch: '112%',
          letterSpacing: '-0.02em',
        }}
      >
        dabba
        <Box component="span" sx={{ color: 'house.chilliInk' }}>
          .
        </Box>
        <Box
          component="span"
          sx={{
            ml: 1,
            fontWeight: 500,
            fontStretch: '100%',
            fontSize: '1rem',
            color: 'text.secondary',
          }}
        >
          desk
        </Box>
      </Typography>
    </Box>
  </AppBar>
);
