import { useEffect, useState } from 'react';
import { THEME_KEY, type Theme } from '#domain/platform/theme.ts';
import { showTheme, storedTheme } from './theme.ts';

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
