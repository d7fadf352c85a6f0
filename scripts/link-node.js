import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './run.js';

/**
 * Has node_modules/.bin/node be the Node that package.json pins, where a package holds one for this machine. npm
 * before 11.6 leaves that link out, and `npm prune` takes it away: it clears up after the packages of other
 * systems, whose link has the same name (https://github.com/npm/cli/issues/4362).
 * @param {string} [folder] where node_modules is
 */
export function linkNode(folder = repository) {
  const link = join(folder, 'node_modules/.bin/node');
  if (existsSync(link)) return;
  const system = `${process.platform}-${process.arch}`;
  const packaged = [`node-${system}`, `node-bin-${system}`]
    .map((name) => join(folder, 'node_modules', name, 'bin/node'))
    .find((program) => existsSync(program));
  if (!packaged) return;
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  // A link that leads nowhere is there, and does not exist.
  rmSync(link, { force: true });
  symlinkSync(relative(bin, packaged), link);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) linkNode();
