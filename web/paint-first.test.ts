import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const PROGRAM = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
window.__reactRouterRouteModules = {"$root":route0};
import("/assets/entry-2.js");`;

const page = `<html><head><link rel="stylesheet" href="/assets/shop.css"/><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/></head><body><p>Dal, $5</p><script>window.__reactRouterContext={}</script><script type="module" async="">${PROGRAM}</script></body></html>`;

type Added = { name: string; rel?: string; href?: string; type?: string; textContent?: string };

/** Runs the starter where frames and the document's head are ours to watch. */
function run(html: string, hidden: boolean) {
  const added: Added[] = [];
  const frames: (() => void)[] = [];
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const document = {
    hidden,
    currentScript: { previousElementSibling: { textContent: scripts.at(-2) } },
    createElement: (name: string) => ({ name }),
    head: { append: (element: Added) => added.push(element) },
  };
  new Function('document', 'requestAnimationFrame', 'setTimeout', scripts.at(-1) ?? '')(
    document,
    (frame: () => void) => frames.push(frame),
    (go: () => void) => go(),
  );
  return { added, frame: () => frames.forEach((one) => void one()) };
}

const PROGRAM_ADDED = [
  { name: 'link', rel: 'modulepreload', href: '/assets/manifest-1.js' },
  { name: 'link', rel: 'modulepreload', href: '/assets/entry-2.js' },
  { name: 'script', type: 'module', textContent: PROGRAM },
];

describe('a page that is seen before its program comes', () => {
  const html = paintFirst(page);

  it('asks for styles at once and for no script', () => {
    expect(html).toContain('<link rel="stylesheet" href="/assets/shop.css"/>');
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('<script type="module"');
  });

  it('asks for the whole program after the first frame, and starts it as it was written', () => {
    const { added, frame } = run(html, false);
    expect(added).toEqual([]);
    frame();
    expect(added).toEqual(PROGRAM_ADDED);
  });

  it('does not wait for frames in a hidden tab', () => {
    expect(run(html, true).added).toEqual(PROGRAM_ADDED);
  });

  it('is left as it is when it has no program', () => {
    expect(paintFirst('<p>Sorry</p>')).toBe('<p>Sorry</p>');
  });
});
