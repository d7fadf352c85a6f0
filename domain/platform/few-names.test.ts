import { expect, it } from 'vitest';
import { fewNames } from './few-names.ts';

it.each([
  [['Dal'], 'Dal'],
  [['Dal', 'Kadhi', 'Rasam'], 'Dal, Kadhi, Rasam'],
  [['Dal', 'Kadhi', 'Rasam', 'Osaman', 'Khichdi'], 'Dal, Kadhi, Rasam and 2 more'],
])('%j are named as %s', (names, text) => {
  expect(fewNames(names)).toBe(text);
});
