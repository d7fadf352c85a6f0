import type { Weight } from './fonts.ts';

/** The house's colours on white paper. */
export const INK = {
  brown: '#2b1d12',
  soft: '#65503f',
  line: '#e4d6bd',
  chilli: '#b02d1b',
  tint: '#fbf3e2',
  turmeric: '#6f4400',
  steel: '#c9ced3',
  /** Turmeric, chilli and leaf: what is in the three bowls beside the kitchen's name. */
  bowls: ['#e9a21b', '#b02d1b', '#4c8140'],
} as const;

/** How a piece of text looks; `size` in points, `leading` is the height of a line in sizes. */
export type Style = {
  size: number;
  weight: Weight;
  color: string;
  leading: number;
  /** Points between letters. */
  spacing?: number;
  /** Digits of one width, for columns of amounts. */
  tabular?: boolean;
};

const { brown, soft, turmeric } = INK;

export const STYLES = {
  brand: { size: 19, weight: 800, color: brown, leading: 1.2, spacing: -0.35 },
  contact: { size: 9, weight: 400, color: soft, leading: 1.45 },
  title: { size: 38, weight: 800, color: brown, leading: 1.08, spacing: -1 },
  subtitle: { size: 12, weight: 600, color: soft, leading: 1.4 },
  section: { size: 14.5, weight: 800, color: brown, leading: 1.3, spacing: -0.2 },
  label: { size: 8.5, weight: 400, color: soft, leading: 1.4 },
  text: { size: 10, weight: 400, color: brown, leading: 1.42 },
  strong: { size: 10, weight: 600, color: brown, leading: 1.42 },
  aside: { size: 8.5, weight: 400, color: soft, leading: 1.4 },
  fact: { size: 12.5, weight: 600, color: brown, leading: 1.3, tabular: true },
  amount: { size: 10, weight: 400, color: brown, leading: 1.42, tabular: true },
  total: { size: 17, weight: 800, color: brown, leading: 1.25, tabular: true },
  noteTitle: { size: 10, weight: 600, color: turmeric, leading: 1.42 },
  footer: { size: 8, weight: 400, color: soft, leading: 1.3, tabular: true },
} as const satisfies Record<string, Style>;
