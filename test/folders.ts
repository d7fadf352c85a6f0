import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#db/platform/embedded/server.ts';

const MEMORY = '/dev/shm';

/** Several times what a run keeps at once. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Where a run's databases stand: in memory, where this system has ample room there and TMPDIR says
 * nothing else. Hundreds of them are made and removed, of a thousand files each, and on some disks
 * every new file takes the longer the more of them were removed just before.
 */
const testHome = process.env.TMPDIR || !hasRoom(MEMORY) ? tmpdir() : MEMORY;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** A new folder of a test's own, that the database's account can enter too. */
export const makeTestFolder = (purpose: string): string => makeFolderIn(testHome, purpose);

/** The same on the system's disk: what a bench measures there is what a kitchen waits for. */
export const makeFolderOnDisk = (purpose: string): string => makeFolderIn(tmpdir(), purpose);

function makeFolderIn(home: string, purpose: string): string {
  const folder = mkdtempSync(join(home, `dabba-${purpose}-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** The folders of this purpose whose makers were killed before they could clean up. */
export function findAbandonedFolders(purpose: string): string[] {
  const pattern = new RegExp(`^dabba-${purpose}-(\\d+)-`);
  return readdirSync(testHome)
    .filter((name) => {
      const maker = pattern.exec(name)?.[1];
      return maker !== undefined && !isAlive(Number(maker));
    })
    .map((name) => join(testHome, name));
}

/** Copies a folder with its owners: a database belongs to an account of its own where root starts it. */
export function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to]);
  if (status !== 0) throw new Error(`cp: ${stderr}`);
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
