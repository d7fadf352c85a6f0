import { findInBytes, replaceInBytes } from './page-bytes.ts';
import type { RenderedPage } from './render-services.ts';

/**
 * What nobody needs in order to read: the program's files, which the router asks for at once, and the
 * manifest, which brings an icon after it.
 */
const LATER = /<link rel="(modulepreload|manifest)"[^>]*? href="([^"]+)"[^>]*\/>/;

/** The router's own start: imports, the table of route modules, and the program's entry. */
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

const LATER_OR_START = new RegExp(`${LATER.source}|${START.source}`, 'g');

/** A type that no browser runs by itself. */
const WAITING = 'module/after-first-frame';

/** Milliseconds after which the program starts in any case, painted or not. */
const BACKSTOP_MS = 3_000;

/**
 * Asks for the program's files together, and lets the waiting script before it start as a module.
 * It keeps the address that the page is for, since it may be another one once the program is here.
 * A frame that was made is not on the screen yet: the browser itself tells when it is (Paint Timing).
 */
const starter = (links: readonly (readonly [rel: string, href: string])[]) => `(waiting=>{
globalThis.openedAt=document.URL;
const add=(name,more)=>document.head.append(Object.assign(document.createElement(name),more));
const start=()=>{
if(!waiting)return;
for(const [rel,href] of ${JSON.stringify(links)})add("link",{rel,href});
add("script",{type:"module",textContent:waiting.textContent});
waiting=null;
};
if(document.hidden)return start();
document.addEventListener("visibilitychange",start);
setTimeout(start,${BACKSTOP_MS});
new PerformanceObserver(seen=>{
if(seen.getEntriesByName("first-contentful-paint").length)start();
}).observe({type:"paint",buffered:true});
})(document.currentScript.previousElementSibling)`;

/**
 * Lets a page be seen before its program is fetched: styles, fonts and pictures have the line to
 * themselves until the first paint, and then all of the program is asked for at once. A page in a
 * hidden tab is not painted and starts right away.
 *
 * The program must not be needed to read a page; that is what rendering on the server is for
 * (docs/decisions/0009-defer-scripts.md).
 */
export function deferScripts({ html, scripts }: RenderedPage): RenderedPage {
  const [places] = findInBytes(html, LATER_OR_START);
  const start = places.find(({ text: [, rel] }) => !rel);
  if (!start) return { html, scripts };
  const links = places.filter((place) => place !== start);
  const first = starter(links.map(({ text: [, rel = '', href = ''] }) => [rel, href]));
  const both = `<script type="${WAITING}">${start.text[3]}</script><script>${first}</script>`;
  return {
    html: replaceInBytes(html, places, (place) => (place === start ? both : '')),
    scripts: [...scripts, first],
  };
}
