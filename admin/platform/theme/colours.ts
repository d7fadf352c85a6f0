/**
 * The shop's colours for the desk, one set for light and one for dark: warm paper, ink, chilli for
 * the one thing to press, turmeric for what waits, leaf for vegetarian and done, steel for quiet
 * facts. `…Ink` is that colour as text, `…Tint` as a surface under it; text pairs have a contrast of
 * at least 4.5:1 (colours.test.ts).
 */
export type Colours = {
  sunken: string;
  paper: string;
  card: string;
  ink: string;
  inkSoft: string;
  line: string;
  edge: string;
  chilli: string;
  chilliDeep: string;
  onChilli: string;
  chilliInk: string;
  chilliTint: string;
  turmeric: string;
  turmericInk: string;
  turmericTint: string;
  leaf: string;
  leafInk: string;
  leafTint: string;
  steelInk: string;
  steelTint: string;
};

export const LIGHT: Colours = {
  sunken: '#f3ead8',
  paper: '#fbf6ec',
  card: '#fffdf8',
  ink: '#2b1d12',
  inkSoft: '#65503f',
  line: '#e4d6bd',
  edge: '#8f7558',
  chilli: '#b02d1b',
  chilliDeep: '#952213',
  onChilli: '#fff8ee',
  chilliInk: '#a62817',
  chilliTint: '#f7dfd6',
  turmeric: '#e9a21b',
  turmericInk: '#6f4400',
  turmericTint: '#f8e5bd',
  leaf: '#4c8140',
  leafInk: '#36602c',
  leafTint: '#e1e9d4',
  steelInk: '#47525c',
  steelTint: '#e6e8e8',
};

export const DARK: Colours = {
  sunken: '#231912',
  paper: '#1a130e',
  card: '#2a1e16',
  ink: '#f6ead7',
  inkSoft: '#cbb69d',
  line: '#3f2f23',
  edge: '#93785f',
  chilli: '#c43f29',
  chilliDeep: '#a93420',
  onChilli: '#fff8ee',
  chilliInk: '#ff9a80',
  chilliTint: '#47211a',
  turmeric: '#f0b23a',
  turmericInk: '#ffd58a',
  turmericTint: '#443215',
  leaf: '#8fbd7b',
  leafInk: '#a8d294',
  leafTint: '#28361f',
  steelInk: '#c7d0d8',
  steelTint: '#2f3439',
};

/** A tone says what a chip, a banner or a number means; every tone has an ink and a tint. */
export type Tone = 'chilli' | 'turmeric' | 'leaf' | 'steel';

export const toneOf = (colours: Colours, tone: Tone): { ink: string; tint: string } => ({
  ink: colours[`${tone}Ink`],
  tint: colours[`${tone}Tint`],
});
