import { spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { makeFolderOnDisk, removeFolder } from '#test/folders.ts';

const repository = resolve(import.meta.dirname, '..');

/** A fresh clone of what is committed, and what a person's shell has who works in it. */
type CleanClone = {
  clone: string;
  /** A folder around the clone, gone with it. */
  folder: string;
  env: Record<string, string | undefined>;
};

/** Lets `work` have a clone with nothing installed, gone afterwards. */
export async function inCleanClone<T>(work: (clean: CleanClone) => Promise<T>): Promise<T> {
  const folder = makeFolderOnDisk('clone');
  const clone = join(folder, 'clone');
  try {
    const cloning = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', repository, clone]);
    if (cloning.status !== 0) throw new Error(String(cloning.stderr));
    return await work({ clone, folder, env: cleanEnvironment() });
  } finally {
    removeFolder(folder);
  }
}

/** What a person's shell has: without what npm and this repository have added. */
function cleanEnvironment(): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|DATABASE_URL|DATA_DIR|SECRET)/.test(name),
  );
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = folders.filter((part) => !part.includes('node_modules')).join(delimiter);
  return { ...Object.fromEntries(own), PATH: path };
}
