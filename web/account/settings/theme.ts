import { useEffect, useState } from 'react';
import type { Theme } from '#contract/platform/theme.ts';
import { isDark, PAPER, THEME_KEY, themeOf } from '#domain/platform/theme.ts';
import { session } from '#web/account/session/session.ts';

export function storedTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(THEME_KEY));
  } catch {
    return themeOf(null);
  }
}

/** Shows the theme at once and remembers it in this browser; this page and other tabs follow. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  } catch {
    // Without storage the choice holds for this page.
  }
}

/** Puts the theme on the page: colours by `data-theme`, the browser's bars by `theme-color`. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const dark = isDark(theme, matchMedia('(prefers-color-scheme: dark)').matches);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? PAPER.dark : PAPER.light);
}

/**
 * The theme of this browser, whoever chooses it: the switch, the settings, another tab. Null on the
 * server and until the browser has read its storage.
 */
export function useTheme(): Theme | null {
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    const read = () => {
      const stored = storedTheme();
      setTheme(stored);
      showTheme(stored);
    };
    read();
    const follow = ({ key }: StorageEvent) => {
      if (key === THEME_KEY || key === null) read();
    };
    const device = matchMedia('(prefers-color-scheme: dark)');
    addEventListener('storage', follow);
    device.addEventListener('change', read);
    return () => {
      removeEventListener('storage', follow);
      device.removeEventListener('change', read);
    };
  }, []);
  return theme;
}

/** The theme of the account, with whose it is; undefined while nothing was chosen. */
function chosen() {
  const current = session.get();
  if (current.status !== 'signed-in') return null;
  return { id: current.user.id, theme: current.user.settings?.preferences.theme };
}

/**
 * Shows the theme of the account when somebody signs in, and when they choose another one on another
 * device. What is chosen in this browser meanwhile stays until then, also without a connection.
 */
export function followAccountTheme(): void {
  let known = chosen();
  session.subscribe(() => {
    const now = chosen();
    if (now?.theme && (now.id !== known?.id || now.theme !== known.theme)) chooseTheme(now.theme);
    known = now;
  });
}
