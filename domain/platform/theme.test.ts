import { describe, expect, it } from 'vitest';
import { isDark, THEMES, themeOf } from './theme.ts';

describe('the colours of the site', () => {
  it('are light without a choice that is known', () => {
    expect([null, '', 'blue', ...THEMES].map(themeOf)).toEqual([
      'light',
      'light',
      'light',
      ...THEMES,
    ]);
  });

  it('follow the device when that was chosen, and only then', () => {
    expect(THEMES.map((theme) => isDark(theme, true))).toEqual([false, true, true]);
    expect(THEMES.map((theme) => isDark(theme, false))).toEqual([false, true, false]);
  });
});
