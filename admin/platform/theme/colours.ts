/**
 * The shop's colours for the desk, by day and by night: warm paper, ink, chilli for
 * the one thing to press, turmeric for what waits, leaf for vegetarian and done, steel for quiet
 * facts. `…Ink` is that colour as text, `…Tint` as a surface under it; text pairs have a contrast of
 * at least 4.5:1 (colours.test.ts). Which of the two shows is said by the page's `color-scheme`
 * (page.css), so that nothing is drawn anew when it changes.
 */
export const COLOURS = {
  sunken: 'light-dark(#f3ead8, #231912)',
  paper: 'light-dark(#fbf6ec, #1a130e)',
  card: 'light-dark(#fffdf8, #2a1e16)',
  ink: 'light-dark(#2b1d12, #f6ead7)',
  inkSoft: 'light-dark(#65503f, #cbb69d)',
  line: 'light-dark(#e4d6bd, #3f2f23)',
  edge: 'light-dark(#8f7558, #93785f)',
  chilli: 'light-dark(#b02d1b, #c43f29)',
  chilliDeep: 'light-dark(#952213, #a93420)',
  onChilli: 'light-dark(#fff8ee, #fff8ee)',
  chilliInk: 'light-dark(#a62817, #ff9a80)',
  chilliTint: 'light-dark(#f7dfd6, #47211a)',
  turmeric: 'light-dark(#e9a21b, #f0b23a)',
  turmericInk: 'light-dark(#6f4400, #ffd58a)',
  turmericTint: 'light-dark(#f8e5bd, #443215)',
  leaf: 'light-dark(#4c8140, #8fbd7b)',
  leafInk: 'light-dark(#36602c, #a8d294)',
  leafTint: 'light-dark(#e1e9d4, #28361f)',
  steelInk: 'light-dark(#47525c, #c7d0d8)',
  steelTint: 'light-dark(#e6e8e8, #2f3439)',
};

/** The border of whatever has one. */
export const LINE = `1px solid ${COLOURS.line}`;

/** A tone says what a chip, a banner or a number means; every tone has an ink and a tint. */
export type Tone = 'chilli' | 'turmeric' | 'leaf' | 'steel';

export const toneOf = (tone: Tone): { ink: string; tint: string } => ({
  ink: COLOURS[`${tone}Ink`],
  tint: COLOURS[`${tone}Tint`],
});
