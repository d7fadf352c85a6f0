import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const apps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * The Chromium or Chrome of this system that runs: the one CHROME_PATH names, else the first found.
 * @returns {string | null}
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROME_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...apps,
  ];
  // Some systems have a script of that name that only says what to install.
  const runs = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
  return candidates.find((path) => path && existsSync(path) && runs(path)) ?? null;
}

/**
 * The browser for the end-to-end tests; root on Debian gets it installed, everybody else is told
 * what to do.
 * @returns {Promise<string | null>}
 */
export async function provideChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the package chromium (apt-get) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
    await run('apt-get', ['update', '-q'], { quiet: true, env });
    const { ok, output } = await run('apt-get', install, { quiet: true, env });
    if (ok) return findChromium();
    console.error(output);
  }
  console.error(howToInstall());
  return null;
}

function howToInstall() {
  const commands = {
    darwin: 'brew install --cask google-chrome',
    linux: existsSync('/usr/bin/apt-get')
      ? 'sudo apt-get update && sudo apt-get install chromium'
      : 'your system’s package manager: install the package "chromium"',
  };
  return (
    'The end-to-end tests need Chromium or Chrome, and none was found. Install it:\n\n' +
    `  ${commands[process.platform] ?? 'https://www.google.com/chrome/'}\n\n` +
    'or set CHROME_PATH to the program.'
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = await provideChromium();
  if (path) console.log(path);
  else process.exitCode = 1;
}
