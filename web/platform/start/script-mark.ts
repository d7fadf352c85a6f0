import { findInBytes, replaceInBytes } from './page-bytes.ts';
import type { RenderedPage } from './render-services.ts';

/**
 * What the program's own scripts carry while a page is made, and nothing that somebody has typed can:
 * another one in each process, gone before the page goes out. Nothing in the browser.
 */
export const SCRIPT_MARK: string | undefined = import.meta.env?.SSR
  ? crypto.randomUUID()
  : undefined;

const MARKED = new RegExp(`<script\\b[^>]* nonce="${SCRIPT_MARK}"[^>]*>([\\s\\S]*?)</script>`, 'g');

const MARK = new RegExp(` nonce="${SCRIPT_MARK}"`, 'g');

/** A page without its marks, and the inline scripts that had one. */
export function takeMarks(html: Buffer): RenderedPage {
  const [scripts, marks] = findInBytes(html, MARKED, MARK);
  return {
    html: replaceInBytes(html, marks, () => ''),
    scripts: scripts.map(({ text: [, script = ''] }) => script),
  };
}
