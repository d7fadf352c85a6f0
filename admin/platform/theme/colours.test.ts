import { describe, expect, it } from 'vitest';
import { COLOURS, type Tone, toneOf } from './colours.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};

/** The two of a `light-dark()`. */
function pairOf(colour: string): { light: string; dark: string } {
  const [, light = '', dark = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(colour) ?? [];
  return { light, dark };
}

describe.each(['light', 'dark'] as const)('the %s colours', (theme) => {
  const one = (colour: string) => pairOf(colour)[theme];
  const colours = Object.fromEntries(
    Object.entries(COLOURS).map(([name, colour]) => [name, one(colour)]),
  ) as typeof COLOURS;
  const surfaces = [colours.sunken, colours.paper, colours.card];

  it('are readable as text on every surface', () => {
    for (const surface of surfaces)
      for (const text of [colours.ink, colours.inkSoft, colours.chilliInk, colours.leafInk])
        expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('are readable on the tint of their own tone, and ink is readable on every tint', () => {
    for (const tone of ['chilli', 'turmeric', 'leaf', 'steel'] satisfies Tone[]) {
      const { ink, tint } = toneOf(tone);
      expect(contrast(one(ink), one(tint))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.ink, one(tint))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have a readable main button and borders that can be seen', () => {
    expect(contrast(colours.onChilli, colours.chilli)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onChilli, colours.chilliDeep)).toBeGreaterThanOrEqual(4.5);
    for (const surface of surfaces)
      expect(contrast(colours.edge, surface)).toBeGreaterThanOrEqual(3);
  });
});
