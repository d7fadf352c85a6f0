import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lockedShell, provideLockedShell } from './locked-shell.js';
import { run } from './run.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const apps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The same engine without windows to draw, as Debian and Chrome for Testing call it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** How the browser is started: it looks at this program alone, and needs no sandbox of its own. */
export const browserFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['background-networking', 'component-update', 'sync'].map((part) => `--disable-${part}`),
];

/**
 * The Chromium or Chrome of this system that runs: the one CHROME_PATH names, else the first found.
 * @returns {string | null}
 */
export function findChromium() {
  return firstThatRuns([process.env.CHROME_PATH, ...onPath(names), ...apps]);
}

/**
 * What the stories run in: the locked headless shell, else one of this system, else its Chromium or
 * Chrome, which takes an eighth longer. CHROME_PATH decides for all of them.
 * @returns {string | null}
 */
export function findHeadlessChromium() {
  const shells = process.env.CHROME_PATH ? [] : [lockedShell(), ...onPath(shellNames)];
  return firstThatRuns(shells) ?? findChromium();
}

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function firstThatRuns(candidates) {
  // Some systems have a script of that name that only says what to install.
  const runs = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
  return candidates.find((path) => path && existsSync(path) && runs(path)) ?? null;
}

/**
 * The browsers for the end-to-end tests: the locked headless shell, and the whole browser of the system
 * for what a shell cannot do. Root on Debian gets that one installed, everybody else is told what to do.
 * @returns {Promise<string | null>} the whole one
 */
export async function provideBrowsers() {
  const shell = process.env.CHROME_PATH ? null : provideLockedShell();
  const [chromium] = await Promise.all([provideChromium(), shell]);
  return chromium;
}

async function provideChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the package chromium (apt-get) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = (name) =>
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
        quiet: true,
        env,
      });
    await run('apt-get', ['update', '-q'], { quiet: true, env });
    const { ok, output } = await install('chromium');
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
  const path = await provideBrowsers();
  if (path) console.log(path);
  else process.exitCode = 1;
}
