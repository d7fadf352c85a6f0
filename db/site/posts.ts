import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { PostStatus } from '#contract/site/desk-blog.ts';
import { likePattern, type PageRequest, takePage } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';
import { isSlug } from '#domain/platform/slug.ts';
import { searchQueries } from '#domain/site/search-query.ts';

/** A post with the names of its category; the text itself is read for one post only. */
export type PostEntryRow = Omit<Selectable<DB['posts']>, 'markdown' | 'search'> & {
  category: string;
  category_slug: string;
};

/** A post with its text. */
export type PostRow = PostEntryRow & { markdown: string };

const selectEntries = (db: Kysely<DB>) =>
  db
    .selectFrom('posts as post')
    .innerJoin('blog_categories as category', 'category.id', 'post.category_id')
    .select([
      'post.id',
      'post.slug',
      'post.title',
      'post.excerpt',
      'post.word_count',
      'post.category_id',
      'post.picture',
      'post.photo_id',
      'post.published_at',
      'post.version',
      'post.created_at',
      'post.updated_at',
      'category.name as category',
      'category.slug as category_slug',
    ]);

const selectPosts = (db: Kysely<DB>) => selectEntries(db).select('post.markdown');

export type PublishedFilter = PageRequest & {
  sort: 'published_at' | 'title';
  /** A category's id or slug. */
  category?: string | undefined;
  search?: string | undefined;
  /** The id of a post to leave out. */
  except?: string | undefined;
};

/** So many finds are counted and shown: nobody turns a hundred pages, and counting on takes long. */
export const MOST_FOUND = 600;

/**
 * A page of the posts that can be read now, and how many there are. Of what a search finds, no more
 * than the first 600 are counted and shown; `isCapped` says that there are others.
 */
export async function listPublished(
  db: Kysely<DB>,
  filter: PublishedFilter,
  now: Temporal.Instant,
): Promise<{ rows: PostEntryRow[]; total: number; isCapped: boolean }> {
  const direction = filter.order === 'ASC' ? 'asc' : 'desc';
  const sorted = `post.${filter.sort}` as const;
  const wanted = selectWanted(db, filter, now);
  const { counted } = await db
    .selectFrom((filter.search ? wanted.limit(MOST_FOUND + 1) : wanted).as('found'))
    .select(sql<number>`count(*)::int`.as('counted'))
    .executeTakeFirstOrThrow();
  const isCapped = filter.search !== undefined && counted > MOST_FOUND;
  const total = isCapped ? MOST_FOUND : counted;
  const offset = (filter.page - 1) * filter.limit;
  // The page is cut from the posts alone; what cards show is read for its few.
  const page = wanted
    .orderBy(sorted, direction)
    .orderBy('post.id')
    .limit(Math.max(0, Math.min(filter.limit, total - offset)))
    .offset(offset);
  const rows = await selectEntries(db)
    .where('post.id', 'in', page)
    .orderBy(sorted, direction)
    .orderBy('post.id')
    .execute();
  return { rows, total, isCapped };
}

/** The ids of the posts that a filter asks for. */
function selectWanted(db: Kysely<DB>, filter: PublishedFilter, now: Temporal.Instant) {
  let wanted = db.selectFrom('posts as post').where('post.published_at', '<=', now);
  if (filter.category) {
    const { category } = filter;
    // PostgreSQL cannot even look for some texts; an id is a slug, too, as far as this goes.
    if (!isSlug(category)) return wanted.where(sql.lit(false)).select('post.id');
    wanted = wanted.where('post.category_id', '=', (query) =>
      query
        .selectFrom('blog_categories')
        .where((where) =>
          where.or([where('slug', '=', category), where(sql`id::text`, '=', category)]),
        )
        .select('id'),
    );
  }
  if (filter.search) wanted = wanted.where(matches(filter.search));
  if (filter.except) wanted = wanted.where('post.id', '<>', filter.except);
  return wanted.select('post.id');
}

/**
 * Whether a post has all the words of a search; the last letters of each may be missing. Words that
 * English is full of (`how`, `the`) count only where there are no others.
 */
function matches(search: string) {
  const words = searchQueries(search);
  if (words.length === 0) return sql.lit(false);
  const asked = sql.join(words.map(inAnyForm), sql` && `);
  const letters = sql`to_tsquery('simple', ${words.join(' & ')})`;
  return sql<boolean>`post.search @@ coalesce(nullif(${asked}, ''::tsquery), ${letters})`;
}

/**
 * A word in its English forms, or letter by letter: a half-typed `festiva` is no beginning of the
 * stem `festiv`. Nothing for a word that English is full of.
 */
const inAnyForm = (word: string) =>
  sql`(to_tsquery('english', ${word}) || to_tsquery('as_written', ${word}))`;

/** One post that can be read now. */
export async function findPublished(
  db: Kysely<DB>,
  by: { id: string } | { slug: string },
  now: Temporal.Instant,
): Promise<PostRow | undefined> {
  return selectPosts(db)
    .where('post.published_at', '<=', now)
    .$if('id' in by, (query) => query.where('post.id', '=', 'id' in by ? by.id : ''))
    .$if('slug' in by, (query) => query.where('post.slug', '=', 'slug' in by ? by.slug : ''))
    .executeTakeFirst();
}

/** So many scheduled posts are looked ahead to; who schedules more edits something before the last. */
const LOOKED_AHEAD = 500;

/** When scheduled posts appear, the next one first. */
export async function listPublications(
  db: Kysely<DB>,
  now: Temporal.Instant,
): Promise<Temporal.Instant[]> {
  const rows = await db
    .selectFrom('posts')
    .where('published_at', '>', now)
    .select('published_at')
    .orderBy('published_at')
    .limit(LOOKED_AHEAD)
    .execute();
  return rows.flatMap(({ published_at }) => published_at ?? []);
}

/** The categories that have something to read now, in the kitchen's order. */
export async function listReadCategories(db: Kysely<DB>, now: Temporal.Instant) {
  return db
    .selectFrom('blog_categories as category')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('posts')
          .whereRef('category_id', '=', 'category.id')
          .where('published_at', '<=', now)
          .select('posts.id'),
      ),
    )
    .select(['category.id', 'category.slug', 'category.name'])
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
}

export type AdminPostFilter = PageRequest & {
  sort: 'createdAt' | 'publishedAt' | 'title';
  status?: PostStatus | undefined;
  categoryId?: string | undefined;
  search?: string | undefined;
};

const SORTS = {
  createdAt: 'post.created_at',
  publishedAt: 'post.published_at',
  title: 'post.title',
};

/** A page of all posts, drafts too, and how many there are. */
export async function listAdminPosts(
  db: Kysely<DB>,
  filter: AdminPostFilter,
  now: Temporal.Instant,
): Promise<{ rows: PostEntryRow[]; total: number }> {
  let wanted = selectEntries(db);
  if (filter.status === 'draft') wanted = wanted.where('post.published_at', 'is', null);
  if (filter.status === 'scheduled') wanted = wanted.where('post.published_at', '>', now);
  if (filter.status === 'published') wanted = wanted.where('post.published_at', '<=', now);
  if (filter.categoryId) wanted = wanted.where('post.category_id', '=', filter.categoryId);
  if (filter.search) {
    const pattern = likePattern(filter.search);
    wanted = wanted.where((where) =>
      where.or([where('post.title', 'ilike', pattern), where('post.slug', 'ilike', pattern)]),
    );
  }
  return takePage(wanted, filter, SORTS[filter.sort], 'post.id');
}

/** One post with its text, a draft too. */
export async function findPost(db: Kysely<DB>, id: string): Promise<PostRow | undefined> {
  return selectPosts(db).where('post.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockPost(tx: Transaction<DB>, id: string): Promise<PostRow | undefined> {
  await tx.selectFrom('posts').where('id', '=', id).select('id').forUpdate().execute();
  return findPost(tx, id);
}

/** Whether another post has this slug; one asks at a time. */
export async function isPostSlugTaken(
  tx: Transaction<DB>,
  slug: string,
  id: string | null,
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('dabba post slugs'))`.execute(tx);
  const other = await tx
    .selectFrom('posts')
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst();
  return other !== undefined && other.id !== id;
}

export type NewPost = {
  slug: string;
  title: string;
  excerpt: string;
  markdown: string;
  word_count: number;
  category_id: string;
  picture: string;
  published_at: Temporal.Instant | null;
};

/** Stores a post, new or changed, and counts the change; answers its id. */
export async function storePost(
  tx: Transaction<DB>,
  id: string | null,
  post: NewPost,
  at: Temporal.Instant,
): Promise<string> {
  const columns = { ...post, updated_at: at };
  const stored = id
    ? tx
        .updateTable('posts')
        .set({ ...columns, version: sql`version + 1` })
        .where('id', '=', id)
        .returning('id')
    : tx
        .insertInto('posts')
        .values({ ...columns, created_at: at })
        .returning('id');
  return (await stored.executeTakeFirstOrThrow()).id;
}
