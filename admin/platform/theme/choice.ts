import { useSyncExternalStore } from 'react';
import { isDark, THEME_KEY, type Theme, themeOf } from '#domain/platform/theme.ts';

const device = matchMedia('(prefers-color-scheme: dark)');

/** What holds for this page where the browser keeps nothing. */
let chosenHere: string | null = null;

function stored(): Theme {
  try {
    return themeOf(localStorage.getItem(THEME_KEY) ?? chosenHere);
  } catch {
    return themeOf(chosenHere);
  }
}

const isDarkNow = (): boolean => isDark(stored(), device.matches);

/** Tells of every choice, in the shop and in other tabs too, and of the device's own change. */
function onChange(tell: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) tell();
  };
  addEventListener('storage', follow);
  device.addEventListener('change', tell);
  return () => {
    removeEventListener('storage', follow);
    device.removeEventListener('change', tell);
  };
}

/** The colours that were chosen in this browser, for the shop and the desk alike. */
export const useTheme = (): Theme => useSyncExternalStore(onChange, stored);

/** Whether the desk is dark now. */
export const useDark = (): boolean => useSyncExternalStore(onChange, isDarkNow);

/** Makes it the colours of the desk and of the shop in this browser, in every tab. */
export function chooseTheme(theme: Theme): void {
  chosenHere = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice holds for this page.
  }
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
}
