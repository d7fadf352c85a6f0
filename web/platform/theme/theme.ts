import { isDark, PAPER, THEME_KEY, type Theme, themeOf } from '#domain/platform/theme.ts';

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
