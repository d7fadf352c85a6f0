import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { Check, Moon, Sun, SunMoon } from 'lucide-react';
import { forwardRef, useSyncExternalStore } from 'react';
import type { Theme } from '#contract/platform/theme.ts';
import { THEME_KEY, THEME_LABELS, themeOf } from '#domain/platform/theme.ts';

const ICONS = { light: Sun, dark: Moon, auto: SunMoon } as const;

/** What holds for this page where the browser keeps nothing. */
let chosenHere: string | null = null;

function stored(): Theme {
  try {
    return themeOf(localStorage.getItem(THEME_KEY) ?? chosenHere);
  } catch {
    return themeOf(chosenHere);
  }
}

/** Tells of every choice, in the shop and in other tabs too. */
function onChange(tell: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) tell();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

// Every colour is one for light and one for dark, and follows the page (page.css): all at once, for each
// part that fades by itself costs ten times what all else does.
onChange(() => {
  const page = document.documentElement;
  page.classList.add('changes-colours');
  page.dataset.theme = stored();
  // Whoever asks for a style has them worked out, while nothing fades.
  void getComputedStyle(page).color;
  page.classList.remove('changes-colours');
});

/** The colours that were chosen in this browser, for the shop and the desk alike. */
const useTheme = (): Theme => useSyncExternalStore(onChange, stored);

/** Makes it the colours of the desk and of the shop in this browser, in every tab. */
function chooseTheme(theme: Theme): void {
  chosenHere = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice holds for this page.
  }
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
}

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
      aria-label={`Colours: ${THEME_LABELS[of]}`}
      onClick={() => chooseTheme(of)}
      {...rest}
    >
      <ListItemIcon>
        <Icon size={20} aria-hidden />
      </ListItemIcon>
      <ListItemText>{THEME_LABELS[of]}</ListItemText>
      <Check size={18} aria-hidden visibility={isChosen ? 'visible' : 'hidden'} />
    </MenuItem>
  );
});
