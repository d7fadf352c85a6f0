// Run it after changing dependencies, when scripts/complete-lockfile.test.ts asks for it. A lockfile
// written where the registry does not carry a platform's packages lacks them, and npm ci then refuses
// everywhere. Their versions are exact in the package that names them, so they can be filled in.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './run.js';

const systems = ['linux', 'darwin', 'win32', 'android', 'freebsd', 'openbsd', 'openharmony'];
const cpus = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/**
 * The optional packages that the lockfile's packages name and that it has no entry for.
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, range]) => ({ name, version: range.replace(/^[~^]/, ''), dev })),
  );
}

function isLocked(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(base.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (base === '') return false;
  }
}

function entryFor({ name, version, dev }) {
  const words = name.split(/[/.-]/);
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const os = systems.filter((system) => words.includes(system));
  const isLibcNamed = words.some((word) => /^(musl|gnu)/.test(word));
  return {
    version,
    cpu: cpus.filter((cpu) => words.includes(cpu)),
    ...(dev && { dev }),
    ...(os.includes('linux') && isLibcNamed && { libc: [libc] }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = join(repository, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = findMissing(lock.packages);
  for (const found of missing) lock.packages[`node_modules/${found.name}`] = entryFor(found);
  const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(inOrder);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Filled in ${missing.length} packages of other platforms.`);
}
