import { describe, expect, it } from 'vitest';
import { isDoublePress, type Press } from './double-press.ts';

const press = (given: Partial<Press>): Press => ({
  ...{ pointerType: 'touch', count: 1, x: 100, y: 200, at: 1000 },
  ...given,
});

describe('the second of a double press', () => {
  const first = press({});

  it('is told by the system for a mouse', () => {
    const mouse = press({ pointerType: 'mouse', at: 1150 });
    expect(isDoublePress({ ...mouse, count: 2 }, first)).toBe(true);
    expect(isDoublePress(mouse, first)).toBe(false);
  });

  it('is soon after and near the first for a finger', () => {
    expect(isDoublePress(press({ at: 1200, x: 110, y: 210 }), first)).toBe(true);
    expect(isDoublePress(press({ at: 1600 }), first)).toBe(false);
    expect(isDoublePress(press({ at: 1200, y: 320 }), first)).toBe(false);
    expect(isDoublePress(first, null)).toBe(false);
  });

  it('is never a key', () => {
    expect(isDoublePress(press({ count: 0, at: 1010 }), first)).toBe(false);
  });
});
