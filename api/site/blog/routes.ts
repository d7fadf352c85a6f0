import { fromSnapshot, handlers, paginate, type SnapshotContext } from '#api/platform/http/handler.ts';
import { type BlogPage, type BlogPost, blog } from '#contract/site/blog.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { isId } from '#db/platform/is-id.ts';
import { findPublished, listPublications, listPublished, listReadCategories } from '#db/site/posts.ts';
import { presentEntry } from './present.ts';
import { renderMarkdown } from './render-markdown.ts';

const untilNextPost = async (now: Temporal.Instant, { db }: SnapshotContext) =>
  (await listPublications(db, now))[0] ?? null;

/** The blog, from memory until somebody edits it or a scheduled post appears. */
export const blogHandlers = handlers(blog, {
  categories: fromSnapshot(({ db, now }) => listReadCategories(db, now), untilNextPost),
  list: fromSnapshot(listPosts, untilNextPost),
  read: readPost,
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
  return {
    ...presentEntry(row),
    content: renderMarkdown(row.markdown),
    updated_at: row.updated_at.toString(),
  };
}
