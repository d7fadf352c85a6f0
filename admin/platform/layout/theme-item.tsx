import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { Check, Moon, Sun, SunMoon } from 'lucide-react';
import { forwardRef } from 'react';
import { chooseTheme, useTheme } from '#admin/platform/theme/choice.ts';
import { THEME_WORDS, type Theme } from '#domain/platform/theme.ts';

const ICONS = { light: Sun, dark: Moon, auto: SunMoon } as const;

/** One of the choices of colours, in the account's menu; the shop follows it, and it the shop. */
export const ThemeItem = forwardRef<HTMLLIElement, { of: Theme }>(function ThemeItem(
  { of, ...rest },
  ref,
) {
  const isChosen = useTheme() === of;
  const Icon = ICONS[of];
  return (
    <MenuItem
      ref={ref}
      role="menuitemradio"
      aria-checked={isChosen}
      aria-label={`Colours: ${THEME_WORDS[of]}`}
      onClick={() => chooseTheme(of)}
      {...rest}
    >
      <ListItemIcon>
        <Icon size={20} aria-hidden />
      </ListItemIcon>
      <ListItemText>{THEME_WORDS[of]}</ListItemText>
      <Check size={18} aria-hidden visibility={isChosen ? 'visible' : 'hidden'} />
    </MenuItem>
  );
});
