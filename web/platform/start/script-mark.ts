/**
 * What the program's own scripts carry while a page is made, and nothing that somebody has typed can:
 * another one in each process, gone before the page goes out. Nothing in the browser.
 */
export const SCRIPT_MARK: string | undefined = import.meta.env?.SSR
  ? crypto.randomUUID()
  : undefined;

const MARKED = new RegExp(`<script\\b[^>]* nonce="${SCRIPT_MARK}"[^>]*>([\\s\\S]*?)</script>`, 'g');

/** A page without its marks, and the inline scripts that had one. */
export function takeMarks(html: string): { html: string; scripts: string[] } {
  const scripts = [...html.matchAll(MARKED)].map(([, script = '']) => script);
  return { html: html.replaceAll(` nonce="${SCRIPT_MARK}"`, ''), scripts };
}
