import type { House } from '#api/platform/http/house.ts';
import { type Known, NOTHING_KNOWN } from '#api/platform/pages/cached-pages.ts';
import { listAllergens } from '#db/menu/dishes.ts';
import { listCategoryNames } from '#db/site/blog-categories.ts';

/**
 * What addresses of the shop may name: the allergens that the kitchen's dishes have, each once, and
 * the categories of its blog. Nothing is known while they are read anew, after an edit: then any name
 * may be one.
 */
export function createKnownNames({
  db,
  contentChanges,
  log,
}: Pick<House, 'db' | 'contentChanges' | 'log'>): () => Known {
  let known = NOTHING_KNOWN;
  let asked = 0;

  async function readThem(): Promise<void> {
    const mine = ++asked;
    known = NOTHING_KNOWN;
    const [allergens, blogCategories] = await Promise.all([
      listAllergens(db),
      listCategoryNames(db),
    ]);
    if (mine === asked) known = { allergens, blogCategories };
  }

  const read = (): void => {
    readThem().catch((error) => log.warn({ err: error }, 'what addresses may name was not read'));
  };
  read();
  contentChanges.onContentChange(read);
  return () => known;
}
