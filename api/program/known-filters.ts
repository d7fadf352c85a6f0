import type { AppServices } from '#api/platform/http/app-services.ts';
import { type KnownFilters, NO_KNOWN_FILTERS } from '#api/platform/pages/page-resolver.ts';
import { listAllergens } from '#db/menu/dishes.ts';
import { listCategoryNames } from '#db/site/blog-categories.ts';

/**
 * What addresses of the shop may name: the allergens that the kitchen's dishes have, each once, and
 * the categories of its blog. Nothing is known while they are read anew, after an edit: then any name
 * may be one.
 */
export function createKnownFilters({
  db,
  contentChanges,
  log,
}: Pick<AppServices, 'db' | 'contentChanges' | 'log'>): () => KnownFilters {
  let known = NO_KNOWN_FILTERS;
  let asked = 0;

  async function readThem(): Promise<void> {
    const mine = ++asked;
    known = NO_KNOWN_FILTERS;
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
