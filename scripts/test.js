// npm test: every check, in the order in which they fail fastest. Stops at the first red one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { alone } from './alone.js';
import { buildIfStale } from './build.js';
import { provideBrowsers } from './find-chromium.js';
import { installIfStale } from './install.js';
import { nodePath, run, secondsSince } from './run.js';

const reports = mkdtempSync(join(tmpdir(), 'dabba-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const total = { passed: 0, failed: 0 };

/** The browser of the last step; apt-get may still be bringing it.
 * @type {Promise<string | null>} */
let browser;

/** The build of the program; it runs beside the unit and API tests, which leave a seventh of the cores idle.
 * @type {Promise<boolean> | undefined} */
let build;

const steps = [
  { name: 'install', check: install },
  { name: 'types', check: checkTypes },
  { name: 'lint and format', check: () => node('@biomejs/biome/bin/biome', 'ci', '.') },
  { name: 'unused code', check: () => node('knip/bin/knip.js') },
  { name: 'unit and API tests', check: runVitest },
  { name: 'build', check: () => build },
  { name: 'browser', check: async () => (await browser) !== null },
  { name: 'end-to-end tests', check: runPlaywright },
];

const startedAt = performance.now();
for (const { name, check } of steps) {
  console.log(`\n── ${name}`);
  const stepStartedAt = performance.now();
  const ok = await check();
  console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${secondsSince(stepStartedAt)})`);
  if (ok) continue;
  process.exitCode = 1;
  if (total.failed === 0) total.failed = 1;
  break;
}
await build;
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
console.log(`(${secondsSince(startedAt)} in all)`);

/** Runs a program of node_modules on the pinned Node. */
async function node(program, ...args) {
  return (await run(nodePath(), [join('node_modules', program), ...args])).ok;
}

/** The locked packages. The browser comes beside all that needs none; where it cannot come is said now. */
async function install() {
  browser = provideBrowsers();
  const installed = await alone(installIfStale);
  return installed && (await Promise.race([browser, pause(1000, 'on its way')])) !== null;
}

async function checkTypes() {
  const generated = await node('@react-router/dev/bin.js', 'typegen');
  // Each checker works out the types that it shares with the others: more than cores only take longer.
  const checkers = String(Math.min(4, availableParallelism()));
  return generated && (await node('typescript/bin/tsc', '--noEmit', '--checkers', checkers));
}

async function runVitest() {
  build = alone(buildIfStale);
  const ok = await node(
    ...['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${vitestReport}`,
  );
  const report = readReport(vitestReport);
  total.passed += report?.numPassedTests ?? 0;
  total.failed += report?.numFailedTests ?? 0;
  return ok;
}

async function runPlaywright() {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  const { ok } = await run(nodePath(), args, { env });
  const stats = readReport(playwrightReport)?.stats;
  total.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  total.failed += stats?.unexpected ?? 0;
  return ok;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
