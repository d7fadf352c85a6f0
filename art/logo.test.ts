import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawMark, drawMaskableIcon, drawWordmark } from './logo.ts';
import { expectSelfContained, expectWellFormed } from './picture-checks.ts';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

describe('the logo', () => {
  it('is sound, small and named', () => {
    for (const svg of [drawWordmark(), drawMark(), drawMaskableIcon()]) {
      expectWellFormed(svg);
      expectSelfContained(svg);
      expect(svg.length).toBeLessThan(1500);
    }
    expect(drawWordmark()).toContain('aria-label="Dabba"');
  });

  it('takes the colour of the text around it', () => {
    expect(drawWordmark()).toContain('stroke="currentColor"');
  });

  it('is what lies in the icon files', () => {
    expect(file('./favicon.svg')).toBe(drawMark());
    expect(file('./icon-maskable.svg')).toBe(drawMaskableIcon());
  });
});
