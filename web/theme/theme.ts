/** What a person can choose; `light` is what holds without a choice (spec 2 section 9, Settings). */
export type Theme = 'light' | 'dark' | 'auto';

export const THEMES: readonly Theme[] = ['light', 'dark', 'auto'];

/** The browser-storage entry of the choice, read again by the first-paint script. */
export const THEME_KEY = 'theme';

/** Colours of the browser's own bars: the paper of each theme. */
export const PAPER = { light: '#fbf6ec', dark: '#1a130e' } as const;

export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'light';
  } catch {
    return 'light';
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
  const dark =
    theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? PAPER.dark : PAPER.light);
}
