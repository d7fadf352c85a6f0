// What the scripts share: running programs on the repository's own Node. Plain JavaScript that any
// Node from 20.19 runs, because nothing is installed yet when the first script starts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '..');
const bin = join(repository, 'node_modules/.bin');

/** The Node that package.json pins, once it is installed; until then the one that runs this. */
export function nodePath() {
  const pinned = join(bin, 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** The environment in which `node` and every installed program are found first. */
export function environment(extra = {}) {
  return { ...process.env, PATH: bin + delimiter + process.env.PATH, ...extra };
}

/**
 * Runs a program in the repository and answers whether it succeeded. Its output goes to the console,
 * or, when quiet, is kept and answered.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(program, args, { quiet = false, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: repository,
      env: environment(env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    const collect = (text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

/** Seconds since the given moment, for people: "4.2 s". */
export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
