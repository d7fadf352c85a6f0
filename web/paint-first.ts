/** The files that the router asks the browser to fetch at once. */
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;

/** The router's own start: imports, the table of route modules, and the program's entry. */
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** A type that no browser runs by itself; api/shop/csp.ts allows what is in it like any script. */
const WAITING = 'module/after-first-frame';

/** Asks for the program's files together, and lets the waiting script before it start as a module. */
const starter = (files: readonly string[]) => `(waiting=>{
const add=(name,more)=>document.head.append(Object.assign(document.createElement(name),more));
const start=()=>{
for(const href of ${JSON.stringify(files)})add("link",{rel:"modulepreload",href});
add("script",{type:"module",textContent:waiting.textContent});
};
document.hidden?start():requestAnimationFrame(()=>setTimeout(start));
})(document.currentScript.previousElementSibling)`;

/**
 * Lets a page be seen before its program is fetched: styles, fonts and pictures have the line to
 * themselves until the first frame, and then all of the program is asked for at once. A page in a
 * hidden tab has no frames and starts right away.
 *
 * The program must not be needed to read a page; that is what rendering on the server is for
 * (docs/decisions/0009-paint-first.md).
 */
export function paintFirst(html: string): string {
  const start = START.exec(html)?.[1];
  if (start === undefined) return html;
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file ?? '');
  const scripts = `<script type="${WAITING}">${start}</script><script>${starter(files)}</script>`;
  // As functions: what is put in may hold `$`.
  return html.replaceAll(PRELOAD, () => '').replace(START, () => scripts);
}
