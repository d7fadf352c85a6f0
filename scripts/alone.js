import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repository } from './run.js';

const lock = join(repository, 'build/.lock');

/**
 * Does the work while no other start of this repository does its own: two that install or build at
 * once would tear each other's files. Waits for one that lives, takes over from one that died.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  for (let told = false; !take(); told = true) {
    if (!told) console.log('Another start is installing or building; waiting for it …');
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take() {
  mkdirSync(join(repository, 'build'), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!holderLives()) rmSync(lock, { force: true });
    return false;
  }
}

function holderLives() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (!(pid > 0) || pid === process.pid) return false;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
