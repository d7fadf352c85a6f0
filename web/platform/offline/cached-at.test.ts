import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedAt, isShownFrom, onCachedAt } from './cached-at.ts';

const KEPT = Date.parse('2026-11-18T15:00:00Z');

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { keptAt: String(KEPT) } } });
});
afterEach(() => vi.unstubAllGlobals());

it('knows since when a page was kept, until something newer is shown', () => {
  const heard = vi.fn();
  const leave = onCachedAt(heard);
  expect(cachedAt()).toBe(KEPT);
  isShownFrom(KEPT + 60_000);
  expect(cachedAt()).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
  leave();
});

it('a device whose clock is behind shows something newer, too', () => {
  isShownFrom(KEPT - 3_600_000);
  expect(cachedAt()).toBeNull();
});

it('what came with the page, or nothing, changes nothing', () => {
  isShownFrom(KEPT);
  isShownFrom(0);
  expect(cachedAt()).toBe(KEPT);
});

it('a page that came from the kitchen was never kept', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(cachedAt()).toBeNull();
  isShownFrom(KEPT);
  expect(cachedAt()).toBeNull();
});
