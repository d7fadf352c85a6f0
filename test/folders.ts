import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#db/platform/embedded/server.ts';

/** A new folder under the system's temporary one that the database's account can enter too. */
export function makeTestFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `dabba-${purpose}-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** The folders of this purpose whose makers were killed before they could clean up. */
export function findAbandonedFolders(purpose: string): string[] {
  const pattern = new RegExp(`^dabba-${purpose}-(\\d+)-`);
  return readdirSync(tmpdir())
    .filter((name) => {
      const maker = pattern.exec(name)?.[1];
      return maker !== undefined && !isAlive(Number(maker));
    })
    .map((name) => join(tmpdir(), name));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
