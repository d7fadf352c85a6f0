import { Box, Divider, IconButton, Stack, Typography } from '@mui/material';
import { KeyRound, Undo2 } from 'lucide-react';
import { AppBar, Logout, UserMenu, useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { DeskBrand } from '#admin/kitchen/desk-brand.tsx';
import { THEMES } from '#domain/platform/theme.ts';
import { ThemeItem } from './theme-item.tsx';
import { UserMenuLink } from './user-menu-link.tsx';

function DeskUserMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={`${identity?.fullName ?? ''} (your account)`}>
      <UserMenuLink to="/settings/password" words="Your sign-in" icon={<KeyRound size={20} />} />
      <Divider component="li" />
      {THEMES.map((theme) => (
        <ThemeItem key={theme} of={theme} />
      ))}
      <Divider component="li" />
      <Logout />
    </UserMenu>
  );
}

const BUTTON = { width: 44, height: 44 };

/** The bar on top: whose desk this is, what can be taken back, and the account with its colours. */
export const DeskBar = () => (
  <AppBar alwaysOn color="default" userMenu={<DeskUserMenu />}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Stack
        component={Link}
        to="/"
        direction="row"
        sx={{
          color: 'text.primary',
          textDecoration: 'none',
          gap: 1.25,
          alignItems: 'center',
          width: 'fit-content',
          minHeight: 40,
        }}
      >
        <DeskBrand height={40} />
        <Typography
          component="span"
          sx={{
            fontWeight: 500,
            color: 'text.secondary',
            // A phone has room for the name alone.
            display: { xs: 'none', sm: 'inline' },
          }}
        >
          desk
        </Typography>
      </Stack>
    </Box>
    <IconButton
      component={Link}
      to="/steps"
      aria-label="Recent steps"
      title="Recent steps"
      color="inherit"
      sx={BUTTON}
    >
      <Undo2 size={22} aria-hidden />
    </IconButton>
  </AppBar>
);
