import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The demo's data folder: the one that was asked for, which stays, or a temporary one, which
 * `remove` removes. The database's own account can enter it.
 */
export function makeFolder(wanted: string | undefined): { path: string; remove(): void } {
  if (wanted) {
    mkdirSync(wanted, { recursive: true, mode: 0o711 });
    return { path: resolve(wanted), remove() {} };
  }
  const parent = mkdtempSync(join(tmpdir(), 'dabba-demo-'));
  chmodSync(parent, 0o711);
  return {
    path: join(parent, 'data'),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
