import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followKeptAt, isShownFrom, keptAt } from './kept-at.ts';

const KEPT = Date.parse('2026-11-18T15:00:00Z');

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { keptAt: String(KEPT) } } });
});
afterEach(() => vi.unstubAllGlobals());

it('knows since when a page was kept, until something newer is shown', () => {
  const heard = vi.fn();
  const leave = followKeptAt(heard);
  expect(keptAt()).toBe(KEPT);
  isShownFrom(KEPT + 60_000);
  expect(keptAt()).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
  leave();
});

it('a device whose clock is behind shows something newer, too', () => {
  isShownFrom(KEPT - 3_600_000);
  expect(keptAt()).toBeNull();
});

it('what came with the page, or nothing, changes nothing', () => {
  isShownFrom(KEPT);
  isShownFrom(0);
  expect(keptAt()).toBe(KEPT);
});

it('a page that came from the kitchen was never kept', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(keptAt()).toBeNull();
  isShownFrom(KEPT);
  expect(keptAt()).toBeNull();
});
