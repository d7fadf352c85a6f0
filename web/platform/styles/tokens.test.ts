import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** A colour token in one theme, `#rrggbb`. */
function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['sunken', 'paper', 'card'];
const THEMES: Theme[] = ['light', 'dark'];

const on = (surfaces: string[], inks: string[]) =>
  THEMES.flatMap((theme) =>
    surfaces.flatMap((surface) => inks.map((ink) => ({ theme, surface, ink }))),
  );

const TEXT = [
  ...on(SURFACES, ['ink', 'ink-soft', 'chilli-ink', 'turmeric-ink', 'leaf-ink', 'steel-ink']),
  ...on(['chilli', 'chilli-deep'], ['on-chilli']),
  ...on(['ink'], ['paper']),
  ...['chilli', 'turmeric', 'leaf', 'steel'].flatMap((tone) =>
    on([`${tone}-tint`], [`${tone}-ink`, 'ink']),
  ),
];

describe('the colours', () => {
  it.each(TEXT)('read well: $ink on $surface, $theme', ({ theme, surface, ink }) => {
    expect(contrast(colour(ink, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...on(SURFACES, ['edge']), ...on(SURFACES, ['chilli-ink'])])(
    'show where a control is: $ink on $surface, $theme',
    ({ theme, surface, ink }) => {
      expect(contrast(colour(ink, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(THEMES)('show the main button against the page: %s', (theme) => {
    expect(contrast(colour('chilli', theme), colour('paper', theme))).toBeGreaterThanOrEqual(3);
  });
});
