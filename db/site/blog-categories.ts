import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { likePattern, type PageRequest, takePage } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';

/** A category of the blog, with how many posts it has, drafts too. */
export type BlogCategoryRow = Selectable<DB['blog_categories']> & { posts: number };

const selectCategories = (db: Kysely<DB>) =>
  db
    .selectFrom('blog_categories as category')
    .selectAll('category')
    .select(
      sql<number>`(SELECT count(*)::int FROM posts WHERE category_id = category.id)`.as('posts'),
    );

const SORTS = { sortOrder: 'category.sort_order', name: 'category.name' };

/** A page of the categories with how many posts each has, and how many categories there are. */
export async function listCategories(
  db: Kysely<DB>,
  filter: PageRequest & { sort: 'sortOrder' | 'name'; search?: string | undefined },
): Promise<{ rows: BlogCategoryRow[]; total: number }> {
  let wanted = selectCategories(db);
  if (filter.search) wanted = wanted.where('name', 'ilike', likePattern(filter.search));
  return takePage(wanted, filter, SORTS[filter.sort], 'category.id');
}

/** What every category is called in addresses. */
export const listCategoryNames = (db: Kysely<DB>): Promise<{ id: string; slug: string }[]> =>
  db.selectFrom('blog_categories').select(['id', 'slug']).orderBy('slug').execute();

/** One category by its id. */
export async function findCategory(
  db: Kysely<DB>,
  id: string,
): Promise<BlogCategoryRow | undefined> {
  return selectCategories(db).where('category.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends: no post can be put into it meanwhile. */
export async function lockCategory(
  tx: Transaction<DB>,
  id: string,
): Promise<BlogCategoryRow | undefined> {
  await tx.selectFrom('blog_categories').where('id', '=', id).select('id').forUpdate().execute();
  return findCategory(tx, id);
}

/** Other categories with this name or this slug; one asks at a time. */
export async function findAlikeCategories(
  tx: Transaction<DB>,
  { name, slug }: { name: string; slug: string },
  id: string | null,
): Promise<{ name: string; slug: string }[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('dabba blog categories'))`.execute(tx);
  return tx
    .selectFrom('blog_categories')
    .where((where) =>
      where.or([where('slug', '=', slug), where(sql`lower(name)`, '=', sql`lower(${name}::text)`)]),
    )
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
    .select(['name', 'slug'])
    .execute();
}

/** Stores a category, new or changed; answers its id. */
export async function storeCategory(
  tx: Transaction<DB>,
  id: string | null,
  category: { name: string; slug: string; sort_order: number },
): Promise<string> {
  const stored = id
    ? tx.updateTable('blog_categories').set(category).where('id', '=', id).returning('id')
    : tx.insertInto('blog_categories').values(category).returning('id');
  return (await stored.executeTakeFirstOrThrow()).id;
}
