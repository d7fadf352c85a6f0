import { expect } from 'vitest';

/** Fails unless the text is one well-formed element: tags nest and close, attributes are quoted. */
export function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)(\/?)>|[^<]+/g,
    (all, close, name, attributes, alone) => {
      if (name === undefined) return all.trim() === '' || open.at(-1) === 'text' ? '' : all;
      const names = [...(attributes as string).matchAll(/\s([\w:-]+)=/g)].map((match) => match[1]);
      expect(new Set(names).size, `attributes of ${all}`).toBe(names.length);
      if (close) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
      return '';
    },
  );
  expect(rest).toBe('');
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|&(?!amp;|lt;|gt;|quot;)/);
}

/** Fails on anything that the site's Content-Security-Policy or a second picture would break. */
export function expectSelfContained(svg: string): void {
  expect(svg).not.toMatch(
    /\sstyle=|<style|<script|\son\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/,
  );
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)) expect(ids).toContain(used);
}

/** Fails when a coordinate has more than one decimal (shares, as opacities, may have two). */
export function expectRounded(svg: string): void {
  const geometry = svg.replaceAll(/<defs>.*?<\/defs>|[\w-]*opacity="[^"]*"|scale\([^)]*\)/g, '');
  expect(geometry.match(/\d*\.\d\d+/g) ?? []).toEqual([]);
}
