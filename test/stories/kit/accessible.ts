import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { keepPage } from './keep-page.ts';

/** Two thirds of a megabyte, packed: the way into the page takes longer than everything in it. */
const packedAxe = gzipSync(
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js')),
).toString('base64');

/** What changes with the theme; all other rules look at the same page in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Brings every fade and slide to its end, and lets no transition begin: contrast is not measured in the middle
 * of one. Answers how to let them again.
 */
async function holdStill(page: Page): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    return still;
  });
  return () =>
    handle.evaluate((still) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
    });
}

type Theme = 'dark' | 'light';

/** The theme that a page wears: the one it was given, or that its device has. */
const wornBy = (page: Page): Promise<Theme> =>
  page.evaluate(() => {
    const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const { theme = 'light' } = document.documentElement.dataset;
    return theme === 'auto' ? device : (theme as 'dark' | 'light');
  });

async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (chosen) => {
    // The page hears of the device's colours before it draws the next frame, and then shows its own.
    await new Promise(requestAnimationFrame);
    document.documentElement.dataset.theme = chosen;
    if (!location.pathname.startsWith('/admin')) return;
    // The desk is drawn in the colours that were chosen.
    localStorage.setItem('theme', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, theme);
}

/**
 * What axe finds on the page itself (not in frames); it describes what it is not content with, and
 * runs every rule unless told which. Stylesheets it would read for a rule that is not among them, and
 * at the desk that takes it longer than all its rules.
 */
const violations = (page: Page, rules?: string[]) =>
  page.evaluate(async (runOnly) => {
    const result = await window.axe.run(document, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      ...(runOnly && { runOnly }),
    });
    return result.violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
  }, rules);

/** Axe is in the document, once. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(async (packed) => {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    window.axeSource = await new Response(unpacked).text();
  }, packedAxe);
  // A call of its own: Playwright's is exempt from the page's Content-Security-Policy only until it first waits.
  await page.evaluate('(0, eval)(axeSource)');
}

/** Nothing waits for an answer, or is dimmed because it is about to be replaced. */
export const expectIdle = (page: Page, within?: { timeout: number }) =>
  expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0, within);

/**
 * Axe finds nothing on the page as it stands, in the dark and in the light. It is left in the theme
 * that it did not have, so that a story goes on in either.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What is not drawn yet keeps the colours of the theme before.
  await expect(page.locator('html[data-fresh]')).toHaveCount(0);
  await bringAxe(page);
  const moveAgain = await holdStill(page);
  const first = await wornBy(page);
  const second = first === 'dark' ? 'light' : 'dark';
  await wear(page, first);
  await expectIdle(page);
  expect(await violations(page), `axe on ${page.url()}, ${first}`).toEqual([]);
  await wear(page, second);
  await expectIdle(page);
  expect(await violations(page, OF_COLOURS), `axe on ${page.url()}, ${second}`).toEqual([]);
  await moveAgain();
  await keepPage(page);
}

/** The same on a phone and on a desktop, for stories that look alike at both and run once. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  if (own) await page.setViewportSize(own);
}

declare global {
  interface Window {
    axe: typeof axe;
    axeSource: string;
  }
}
