// The headless shell of test/browser/package.json: the same on every machine, and some versions behind
// the newest, as people's browsers are (docs/decisions/0056-the-stories-run-in-a-locked-browser.md).
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { repository, run } from './run.js';

const folder = join(repository, 'test/browser');
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const version = dependencies['@sparticuz/chromium'];
const shell = join(repository, '.cache/browsers', version, 'chromium-headless-shell');

/**
 * Where it lies once it was provided.
 * @returns {string | null}
 */
export const lockedShell = () => (existsSync(shell) ? shell : null);

/**
 * Fetches and unpacks it where it is not there yet. It is made for Linux on x64; elsewhere, and where
 * it cannot be fetched, the stories run in the system's browser.
 * @returns {Promise<void>}
 */
export async function provideLockedShell() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || lockedShell()) return;
  try {
    await fetchShell();
  } catch (error) {
    console.warn(`The locked browser is not there; the system's is used. ${error.message}`);
  }
}

async function fetchShell() {
  // Its scripts have nothing to do here: what it packs is unpacked below.
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = await run('npm', ['ci', '--prefix', folder, ...quietly], { quiet: true });
  if (!ok) throw new Error(output);
  const packed = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  const unpacked = await promisify(brotliDecompress)(readFileSync(packed));
  mkdirSync(dirname(shell), { recursive: true });
  // By its name only once it is whole.
  const partial = `${shell}.${process.pid}`;
  writeFileSync(partial, unpacked, { mode: 0o755 });
  renameSync(partial, shell);
  rmSync(join(folder, 'node_modules'), { recursive: true });
}
