import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The routes that links fetch ahead (`prefetch="intent"`): only for these does a browser read which
 * further files a route's module imports. Any other module asks for its imports itself.
 */
const FETCHED_AHEAD = new Set([
  'catering-inquiry/inquiry-page',
  'catering-inquiry',
  'checkout/checkout-page',
]);

const BEGINNING = 'window.__reactRouterManifest=';

type Manifest = { routes: Record<string, { imports: string[] }> };

/** The router's list of routes without what nobody reads in it; every page's first load carries it. */
export function slimManifest(script: string): string {
  if (!script.startsWith(BEGINNING)) throw new Error('This is no manifest of React Router.');
  const manifest = JSON.parse(script.slice(BEGINNING.length).replace(/;$/, '')) as Manifest;
  const missing = [...FETCHED_AHEAD].filter((id) => !manifest.routes[id]);
  if (missing.length > 0) throw new Error(`There is no route ${missing.join(', ')}.`);
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!FETCHED_AHEAD.has(id)) route.imports = [];
  }
  return `${BEGINNING}${JSON.stringify(manifest)};`;
}

/** Slims the manifest that a build of the shop wrote into `directory` (`build/web/client/assets`). */
export async function slimBuiltManifest(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => /^manifest-\w+\.js$/.test(name));
  for (const name of names) {
    const file = join(directory, name);
    await writeFile(file, slimManifest(await readFile(file, 'utf8')));
  }
}
