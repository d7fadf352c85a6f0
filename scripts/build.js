import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linkNode } from './link-node.js';
import { nodePath, repository, run, secondsSince } from './run.js';

const shared = ['contract', 'domain', 'art', 'package-lock.json', 'tsconfig.json'];
const serverBundle = 'scripts/server-bundle.ts';
const vite = 'node_modules/vite/bin/vite.js';

/** What is built, from which sources. Everything else runs as it is written. */
const targets = [
  {
    name: 'the shop',
    folder: 'build/web',
    sources: ['web', 'vite.config.ts', 'react-router.config.ts', serverBundle, ...shared],
    command: ['node_modules/@react-router/dev/bin.js', 'build'],
  },
  {
    name: 'the desk',
    folder: 'build/admin',
    sources: ['admin', 'web/platform/build', ...shared],
    command: [vite, 'build', '--config', 'admin/vite.config.ts'],
  },
  {
    name: 'the server',
    folder: 'build/server',
    sources: ['api', 'db', serverBundle, ...shared],
    command: [vite, 'build', '--config', 'api/vite.config.ts'],
  },
  {
    name: 'the mail templates',
    inDevelopment: true,
    folder: 'build/mail',
    sources: ['api/kitchen/mail', 'api/kitchen/mail-templates', ...shared],
    command: [vite, 'build', '--config', 'api/kitchen/mail/vite.config.ts'],
  },
];

const stampFile = join(repository, 'build/.stamp');

/**
 * Builds every target whose sources have changed since it was built, all at once.
 * @param {{ forDevelopment?: boolean }} [options] only what `npm run dev` needs built
 * @returns {Promise<boolean>} whether everything is built now
 */
export async function buildIfStale({ forDevelopment = false } = {}) {
  const stamp = readStamp();
  const stale = targets
    .filter(({ inDevelopment }) => inDevelopment || !forDevelopment)
    .map((target) => ({ ...target, hash: hashOf(target.sources) }))
    .filter(({ folder, hash }) => stamp[folder] !== hash || !existsSync(join(repository, folder)));
  if (stale.length === 0) return true;
  console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  for (const { folder } of stale) delete stamp[folder];
  writeStamp(stamp);
  const results = await Promise.all(stale.map((target) => build(target, stamp)));
  return results.every(Boolean);
}

async function build({ name, folder, command, hash }, stamp) {
  const startedAt = performance.now();
  const env = { NODE_ENV: 'production', NO_COLOR: '1' };
  const { ok, output } = await run(nodePath(), command, { quiet: true, env });
  if (ok) {
    stamp[folder] = hash;
    writeStamp(stamp);
    console.log(`Built ${name} (${secondsSince(startedAt)})`);
  } else console.error(`${output}\nBuilding ${name} failed; what it said is above.`);
  return ok;
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(stamp) {
  mkdirSync(join(repository, 'build'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp, null, 2));
}

function hashOf(sources) {
  const hash = createHash('sha256').update(readFileSync(join(repository, 'scripts/build.js')));
  for (const path of sources.flatMap(filesUnder).sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(repository, path)));
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const stats = statSync(join(repository, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(repository, path)).flatMap((name) => filesUnder(join(path, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  // After `npm ci` by hand, as on a kitchen's server, this is what comes next.
  linkNode();
  process.exitCode = (await buildIfStale()) ? 0 : 1;
}
