import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder, removeFolder } from './folders.ts';

/** A small desk as its build writes one: a page with a script in it, and a hashed file. */
export function makeDeskBuild() {
  const folder = makeTestFolder('desk');
  const script = 'document.documentElement.dataset.theme = "dark"';
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Desk</title><script>${script}</script>`,
  );
  writeFileSync(join(folder, 'assets/index-abc.js'), 'export {}');
  return { folder, script, remove: () => removeFolder(folder) };
}
