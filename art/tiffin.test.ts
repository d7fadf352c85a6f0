import { describe, expect, it } from 'vitest';
import { expectRounded, expectSelfContained, expectWellFormed } from './picture-checks.ts';
import { drawSpot, type SpotKind } from './spots.ts';
import { drawTiffin, type TiffinKind } from './tiffin.ts';

const tiffins: TiffinKind[] = ['closed', 'open', 'daily', 'weekly', 'monthly', 'yearly'];
const spots: SpotKind[] = ['empty', 'closed', 'offline', 'delivered', 'spilled'];

const pictures = [
  ...tiffins.map((kind) => ({
    title: `tiffin ${kind}`,
    draw: () => drawTiffin(kind, { label: 'A tiffin' }),
  })),
  ...spots.map((kind) => ({
    title: `spot ${kind}`,
    draw: () => drawSpot(kind, { label: 'A scene' }),
  })),
];

describe.each(pictures)('$title', ({ draw }) => {
  it('is sound, stands alone, has a name and is always the same', () => {
    const svg = draw();
    expectWellFormed(svg);
    expectSelfContained(svg);
    expectRounded(svg);
    expect(svg).toMatch(/role="img" aria-label="A (tiffin|scene)"/);
    expect(svg).toBe(draw());
    expect(svg.length).toBeLessThan(14 * 1024);
  });
});

describe('an open tiffin', () => {
  it('shows the dishes it is asked to show', () => {
    expect(drawTiffin('open', { dishes: ['Chole'] })).not.toBe(drawTiffin('open'));
  });
});
