import { describe, expect, it } from 'vitest';
import { drawEvent } from './events.ts';
import { expectRounded, expectSelfContained, expectWellFormed } from './picture-checks.ts';
import { drawTable } from './table.ts';

describe('the laid table', () => {
  it('is sound, stands alone and stays under 48 KB', () => {
    const svg = drawTable();
    expectWellFormed(svg);
    expectSelfContained(svg);
    expectRounded(svg);
    expect(svg.length).toBeLessThan(48 * 1024);
  });

  it('is named when it says something, else it is decoration', () => {
    expect(drawTable({ label: 'A table' })).toContain('role="img" aria-label="A table"');
    expect(drawTable()).toContain('aria-hidden="true"');
  });
});

describe('an event', () => {
  it.each(['special', 'pooja', 'house'] as const)('%s is sound and under 18 KB', (scene) => {
    const svg = drawEvent(scene);
    expectWellFormed(svg);
    expectSelfContained(svg);
    expectRounded(svg);
    expect(svg.length).toBeLessThan(18 * 1024);
  });
});
