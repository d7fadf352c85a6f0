import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkNode } from './link-node.js';
import { repository, run, secondsSince } from './run.js';

/**
 * Installs the locked dependencies when they are missing or not the locked ones.
 * @returns {Promise<boolean>} whether the right ones are there now
 */
export async function installIfStale() {
  const reason = whyStale();
  const installed = !reason || (await install(reason));
  if (installed) linkNode();
  return installed;
}

async function install(reason) {
  console.log(`Installing the dependencies (${reason}) …`);
  const startedAt = performance.now();
  // Development dependencies too, whatever NODE_ENV says: the build needs them.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-progress',
    '--prefer-offline',
  ];
  const { ok } = await run('npm', args);
  if (ok) console.log(`Installed the dependencies (${secondsSince(startedAt)})`);
  else console.error('npm ci failed; what it said is above. Is the network reachable?');
  return ok;
}

/** npm writes what it has installed into a lockfile of its own, as the last thing it does. */
function whyStale() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) return 'there are none yet';
  for (const [path, wanted] of Object.entries(readPackages('package-lock.json'))) {
    if (path === '' || wanted.link || !isForThisMachine(wanted)) continue;
    const present = installed[path];
    if (!present && wanted.optional) continue;
    if (present?.version !== wanted.version || present?.integrity !== wanted.integrity) {
      return `${path.replace(/^.*node_modules\//, '')} is not the locked one`;
    }
  }
  return existsSync(join(repository, 'node_modules/.bin')) ? null : 'they are incomplete';
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(repository, path), 'utf8')).packages;
  } catch {
    return null;
  }
}

function isForThisMachine({ os = [], cpu = [] }) {
  return matches([os].flat(), process.platform) && matches([cpu].flat(), process.arch);
}

function matches(list, value) {
  if (list.includes(`!${value}`)) return false;
  const wanted = list.filter((item) => !item.startsWith('!'));
  return wanted.length === 0 || wanted.includes(value) || wanted.includes('any');
}
