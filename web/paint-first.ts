/** The files that the router asks the browser to fetch at once. */
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;

/** The router's own start: imports, the table of route modules, and the program's entry. */
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

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
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  const imports = [...start.matchAll(IMPORT)];
  const names = imports.map(([, name]) => name ?? '').join(',');
  const modules = imports.map(([, , file]) => `import(${file})`).join(',');
  const rest = start.replaceAll(IMPORT, '').trim();
  const program = `(go=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)))(async()=>{
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${names}]=await Promise.all([${modules}]);
${rest}
})`;
  // As functions: what is put in may hold `$`.
  return html.replaceAll(PRELOAD, () => '').replace(START, () => `<script>${program}</script>`);
}
