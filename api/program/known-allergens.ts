import type { House } from '#api/core/house.ts';
import { listAllergens } from '#db/dishes.ts';

/**
 * The allergens that the kitchen's dishes have, each once, as addresses of the menu may name them.
 * Null while they are read anew, after an edit: then any name may be one.
 */
export function createKnownAllergens({
  db,
  contentChanges,
  log,
}: Pick<House, 'db' | 'contentChanges' | 'log'>): () => readonly string[] | null {
  let known: readonly string[] | null = null;
  let asked = 0;

  async function readThem(): Promise<void> {
    const mine = ++asked;
    known = null;
    const found = await listAllergens(db);
    if (mine === asked) known = found;
  }

  const read = (): void => {
    readThem().catch((error) => log.warn({ err: error }, 'the allergens could not be read'));
  };
  read();
  contentChanges.onContentChange(read);
  return () => known;
}
