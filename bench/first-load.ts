import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './browser-path.ts';
import { atMost, type Bench } from './figure.ts';
import { withProgram } from './in-new-folder.ts';

const LIMIT_KB = 150;

/** The JavaScript that `/pricing` fetches before anybody touches it, preloads included. */
export const benchFirstLoad: Bench = (say) =>
  withProgram(async ({ origin }) => {
    const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
    try {
      const page = await browser.newPage();
      const scripts = new Map<string, number>();
      const reading: Promise<void>[] = [];
      page.on('response', (response) => {
        if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
        const read = async () => {
          scripts.set(response.url(), gzipSync(await response.body()).length);
        };
        reading.push(read());
      });
      await page.goto(`${origin}/pricing`, { waitUntil: 'networkidle' });
      // What the page puts off until it has nothing else to do is part of its first load, too.
      await page.waitForTimeout(3_000);
      await Promise.all(reading);
      for (const [url, bytes] of scripts)
        say(`${(bytes / 1024).toFixed(1)} KB ${new URL(url).pathname}`);
      const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
      if (total === 0) throw new Error('The page fetched no script at all.');
      return [
        atMost({
          name: 'first-load JavaScript of /pricing, gzip',
          value: total / 1024,
          unit: 'KB',
          limit: LIMIT_KB,
        }),
      ];
    } finally {
      await browser.close();
    }
  });
