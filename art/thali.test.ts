import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRounded, expectSelfContained, expectWellFormed } from './picture-checks.ts';
import { drawThali } from './thali.ts';

const css = readFileSync(new URL('./thali.css', import.meta.url), 'utf8');

describe('the thali', () => {
  it('is sound, stands alone and stays under 24 KB', () => {
    const svg = drawThali();
    expectWellFormed(svg);
    expectSelfContained(svg);
    expectRounded(svg);
    expect(svg.length).toBeLessThan(24 * 1024);
  });

  it('is named by what is on it, unless it is decoration', () => {
    expect(
      drawThali({ bowls: ['Chole', 'Kadhi'], rice: 'Plain Rice', bread: 'Puri', sweet: 'Jalebi' }),
    ).toContain('aria-label="A steel thali with Chole, Kadhi, Puri, Plain Rice, Jalebi"');
    expect(drawThali({ label: '' })).toContain('aria-hidden="true"');
  });

  it('gives every part a class that the style sheet times, one after another', () => {
    const parts = [...drawThali().matchAll(/class="thali-part thali-part-(\d+)"/g)].map((match) =>
      Number(match[1]),
    );
    expect(parts).toEqual(parts.map((_, i) => i));
    const delays = parts.slice(1).map((i) => {
      const rule = css.match(new RegExp(`\\.thali-part-${i} \\{([^}]*)\\}`))?.[1];
      return Number(rule?.match(/animation-delay: (\d+)ms/)?.[1]);
    });
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.every((delay) => delay > 0 && delay < 2000)).toBe(true);
  });

  it('moves only for people who welcome motion, and only by opacity and transform', () => {
    const [still = '', moving = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
    expect(still).not.toMatch(/animation|transition/);
    const frames = [...moving.matchAll(/from \{([^}]*)\}/g)].flatMap(([, body = '']) => [
      ...body.matchAll(/([\w-]+):/g),
    ]);
    expect(new Set(frames.map((match) => match[1]))).toEqual(new Set(['opacity', 'transform']));
  });
});
