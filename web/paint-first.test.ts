import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = `<html><head><link rel="stylesheet" href="/assets/shop.css"/><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/></head><body><p>Dal, $5</p><script>window.__reactRouterContext={}</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/page-4.js";

window.__reactRouterRouteModules = {"root":route0,"$page":route1};

import("/assets/entry-2.js");</script></body></html>`;

/** Runs the page's last script where frames and imports are ours to watch. */
async function run(html: string, hidden: boolean) {
  const asked: string[] = [];
  const frames: (() => void)[] = [];
  const window: { __reactRouterRouteModules?: Record<string, unknown> } = {};
  const document = {
    hidden,
    createElement: () => ({}),
    head: {
      append: ({ rel, href }: { rel: string; href: string }) => asked.push(`${rel} ${href}`),
    },
  };
  const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? '';
  const load = async (file: string) => {
    asked.push(file);
    return { file };
  };
  new Function(
    ...['document', 'window', 'requestAnimationFrame', 'setTimeout', 'load'],
    script.replaceAll('import(', 'load('),
  )(
    document,
    window,
    (go: () => void) => frames.push(go),
    (go: () => void) => go(),
    load,
  );
  const before = [...asked];
  for (const frame of frames) frame();
  await new Promise((settled) => setImmediate(settled));
  return { before, asked, modules: window.__reactRouterRouteModules };
}

describe('a page that is seen before its program comes', () => {
  const html = paintFirst(page);

  it('asks for styles at once and for no script', () => {
    expect(html).toContain('<link rel="stylesheet" href="/assets/shop.css"/>');
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('type="module"');
  });

  it('asks for the whole program after the first frame, and starts it', async () => {
    const { before, asked, modules } = await run(html, false);
    expect(before).toEqual([]);
    expect(asked).toEqual([
      'modulepreload /assets/manifest-1.js',
      'modulepreload /assets/entry-2.js',
      '/assets/manifest-1.js',
      '/assets/root-3.js',
      '/assets/page-4.js',
      '/assets/entry-2.js',
    ]);
    expect(modules).toEqual({
      root: { file: '/assets/root-3.js' },
      $page: { file: '/assets/page-4.js' },
    });
  });

  it('does not wait for frames in a hidden tab', async () => {
    const { before } = await run(html, true);
    expect(before).toContain('/assets/root-3.js');
  });

  it('is left as it is when it has no program', () => {
    expect(paintFirst('<p>Sorry</p>')).toBe('<p>Sorry</p>');
  });
});
