import type { Theme } from '#contract/platform/theme.ts';

export const THEMES: readonly Theme[] = ['light', 'dark', 'auto'];

export const THEME_LABELS: Record<Theme, string> = { light: 'Light', dark: 'Dark', auto: 'Auto' };

/** The browser-storage entry of the choice, one for the whole site. */
export const THEME_KEY = 'theme';

/** Colours of the browser's own bars and of an empty page: the paper of each theme. */
export const PAPER = { light: '#fbf6ec', dark: '#1a130e' } as const;

/** What a stored choice means; without one that is known it is `light`. */
export const themeOf = (stored: string | null): Theme =>
  THEMES.find((theme) => theme === stored) ?? 'light';

/** Whether a theme is dark on a device that is set to dark, or not. */
export const isDark = (theme: Theme, deviceIsDark: boolean): boolean =>
  theme === 'dark' || (theme === 'auto' && deviceIsDark);
