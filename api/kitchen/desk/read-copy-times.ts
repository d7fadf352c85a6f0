import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyTimes } from '#domain/kitchen/copies.ts';

/**
 * What `deploy/dabba-copy` notes after each try, in DATA_DIR/copies. It runs beside the program and with
 * keys that the program is not given (docs/decisions/0052), so a file is all that passes between them; one
 * that is not there or cannot be read tells of nothing.
 */
export async function readCopyTimes({ dataDir }: { dataDir: string }): Promise<CopyTimes> {
  const read = async (name: string): Promise<Temporal.Instant | null> => {
    const text = await readFile(join(dataDir, 'copies', name), 'utf8').catch(() => '');
    try {
      return Temporal.Instant.from(text.trim());
    } catch {
      return null;
    }
  };
  const [succeeded, failed] = await Promise.all([read('succeeded'), read('failed')]);
  return { succeeded, failed };
}
