import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Writes down the HTML of a page where `KEEP_PAGES` names a folder for it: what the bench
 * `conformance` checks. One state of a page is one file, however often it is seen.
 */
export function keepHtml(url: string, html: string): void {
  const folder = process.env.KEEP_PAGES;
  if (!folder) return;
  const { pathname } = new URL(url);
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  mkdirSync(folder, { recursive: true });
  const name = pathname.replace(/[^\w-]+/g, '.').slice(0, 120);
  writeFileSync(join(folder, `${name}-${hash}.html`), html);
}

/** The same of a page as the browser has it at this moment. */
export async function keepPage(page: Page): Promise<void> {
  if (process.env.KEEP_PAGES) keepHtml(page.url(), await page.content());
}
