import { expect, it } from 'vitest';
import { edgeSpeed } from './edge-scroll.ts';

it('scrolls the page near its edges, faster the nearer', () => {
  expect(edgeSpeed(300, 800)).toBe(0);
  expect(edgeSpeed(80, 800)).toBeLessThan(0);
  expect(edgeSpeed(10, 800)).toBeLessThan(edgeSpeed(80, 800));
  expect(edgeSpeed(790, 800)).toBeGreaterThan(edgeSpeed(720, 800));
});
