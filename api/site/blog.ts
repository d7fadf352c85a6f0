import {
  fromSnapshot,
  handlers,
  paginate,
  type SnapshotContext,
} from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type BlogEntry, type BlogPage, type BlogPost, blog } from '#contract/site/blog.ts';
import { isId } from '#db/platform/paging.ts';
import {
  findPublished,
  listPublications,
  listPublished,
  listReadCategories,
  type PostEntryRow,
} from '#db/site/posts.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';
import { readingMinutes } from '#domain/site/reading-time.ts';

const untilNextPost = async (now: Temporal.Instant, { db }: SnapshotContext) =>
  (await listPublications(db, now))[0] ?? null;

/** The blog, from memory until somebody edits it or a scheduled post appears. */
export const blogHandlers = handlers(blog, {
  categories: fromSnapshot(({ db, now }) => listReadCategories(db, now), untilNextPost),
  list: fromSnapshot(listPosts, untilNextPost),
  read: readPost,
});

/** A published post as lists show it. */
const presentEntry = (row: PostEntryRow): BlogEntry => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  featured_image: row.photo_id && photoPath(row.photo_id, 960),
  picture: row.picture,
  published_at: (row.published_at ?? row.created_at).toString(),
  category_id: row.category_id,
  category: row.category,
  category_slug: row.category_slug,
  reading_time: readingMinutes(row.word_count),
});

async function listPosts(
  ctx: SnapshotContext,
  { query }: InputOf<typeof blog.list>,
): Promise<BlogPage> {
  const { category_id: category, sort_by: sort, sort_order: order, ...rest } = query;
  const filter = { ...rest, category, sort, order };
  const { rows, total, isCapped } = await listPublished(ctx.db, filter, ctx.now);
  return {
    blogs: rows.map(presentEntry),
    pagination: { ...paginate(query, total), total_capped: isCapped },
  };
}

/** One post by id or slug; PostgreSQL cannot even look for a text with a NUL in it. */
async function readPost(
  ctx: Pick<SnapshotContext, 'db' | 'now'>,
  { params }: InputOf<typeof blog.read>,
): Promise<BlogPost | Refusal> {
  if (params.id.includes('\0')) return refuse('blog_not_found');
  const by = isId(params.id) ? { id: params.id } : { slug: params.id.toLowerCase() };
  const row = await findPublished(ctx.db, by, ctx.now);
  if (!row) return refuse('blog_not_found');
  // What makes HTML of it takes megabytes, and not everybody reads.
  const { renderMarkdown } = await import('./render-markdown.ts');
  return {
    ...presentEntry(row),
    content: renderMarkdown(row.markdown),
    updated_at: row.updated_at.toString(),
  };
}
