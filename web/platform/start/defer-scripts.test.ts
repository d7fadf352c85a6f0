import { describe, expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const PROGRAM = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
window.__reactRouterRouteModules = {"$root":route0};
import("/assets/entry-2.js"); // ₹, $&`;

const page = `<html><head><link rel="stylesheet" href="/assets/shop.css"/><link rel="manifest" href="/app.webmanifest"/><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/></head><body><p>दाल, $5</p><script>window.__reactRouterContext={}</script><script type="module" async="">${PROGRAM}</script></body></html>`;

type Added = { name: string; rel?: string; href?: string; type?: string; textContent?: string };

/** Runs the starter where paints, time and the document's head are ours to watch. */
function run(html: string, hidden: boolean) {
  const added: Added[] = [];
  const timers: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  let observe = (_seen: { getEntriesByName(name: string): unknown[] }) => {};
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const document = {
    hidden,
    currentScript: { previousElementSibling: { textContent: scripts.at(-2) } },
    createElement: (name: string) => ({ name }),
    head: { append: (element: Added) => added.push(element) },
    addEventListener: (_name: 'visibilitychange', listener: () => void) => listeners.push(listener),
  };
  class PerformanceObserver {
    constructor(observer: typeof observe) {
      observe = observer;
    }
    observe() {}
  }
  new Function('document', 'PerformanceObserver', 'setTimeout', scripts.at(-1) ?? '')(
    document,
    PerformanceObserver,
    (go: () => void) => timers.push(go),
  );
  return {
    added,
    paint: (name: string) =>
      observe({ getEntriesByName: (wanted) => (wanted === name ? [name] : []) }),
    hide: () => listeners.forEach((one) => void one()),
    wait: () => timers.forEach((one) => void one()),
  };
}

const PROGRAM_ADDED = [
  { name: 'link', rel: 'manifest', href: '/app.webmanifest' },
  { name: 'link', rel: 'modulepreload', href: '/assets/manifest-1.js' },
  { name: 'link', rel: 'modulepreload', href: '/assets/entry-2.js' },
  { name: 'script', type: 'module', textContent: PROGRAM },
];

describe('a page that is seen before its program comes', () => {
  const html = deferScripts({ html: Buffer.from(page), scripts: [] }).html.toString();

  it('asks for styles at once and for no script', () => {
    expect(html).toContain('<link rel="stylesheet" href="/assets/shop.css"/>');
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('<link rel="manifest"');
    expect(html).not.toContain('<script type="module"');
  });

  it('asks for the whole program once something of it is seen, and starts it as it was written', () => {
    const { added, paint } = run(html, false);
    paint('first-paint');
    expect(added).toEqual([]);
    paint('first-contentful-paint');
    expect(added).toEqual(PROGRAM_ADDED);
  });

  it('does not wait for paints in a hidden tab', () => {
    expect(run(html, true).added).toEqual(PROGRAM_ADDED);
  });

  it('starts once, also when nothing was painted before the tab was hidden or time went by', () => {
    const { added, hide, wait, paint } = run(html, false);
    hide();
    expect(added).toEqual(PROGRAM_ADDED);
    wait();
    paint('first-contentful-paint');
    expect(added).toEqual(PROGRAM_ADDED);
    const other = run(html, false);
    other.wait();
    expect(other.added).toEqual(PROGRAM_ADDED);
  });

  it('is left as it is when it has no program', () => {
    const sorry = { html: Buffer.from('<p>Sorry</p>'), scripts: [] };
    expect(deferScripts(sorry)).toEqual(sorry);
  });
});
