import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { forwardRef, type ReactNode } from 'react';
import { useUserMenu } from 'react-admin';
import { Link } from 'react-router';

/** A place that the account's menu leads to. */
export const UserMenuLink = forwardRef<
  HTMLAnchorElement,
  { to: string; words: string; icon: ReactNode }
>(function UserMenuLink({ to, words, icon, ...rest }, ref) {
  const menu = useUserMenu();
  return (
    <MenuItem ref={ref} component={Link} to={to} onClick={() => menu?.onClose()} {...rest}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{words}</ListItemText>
    </MenuItem>
  );
});
