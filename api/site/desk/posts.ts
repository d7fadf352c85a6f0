import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/kitchen/desk/change-photo.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type AdminPost, adminBlogs, type PostBody } from '#contract/site/desk-blog.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import {
  findPost,
  isPostSlugTaken,
  listAdminPosts,
  lockPost,
  type PostRow,
  storePost,
} from '#db/site/posts.ts';
import { slugOf } from '#domain/platform/slug.ts';
import { cutAtWord, readingMinutes, wordCount } from '#domain/site/reading-time.ts';
import { presentPost, presentPostEntry, statusOf } from './present-post.ts';

const postPhotos = (now: Temporal.Instant): PhotoHolder<PostRow, AdminPost> => ({
  table: 'posts',
  resource: 'blogs',
  missing: 'blog_not_found',
  lock: lockPost,
  present: (row) => presentPost(row, now),
});

/** Deletes a post for good. */
async function removePost(ctx: StaffWrite, id: string): Promise<AdminPost | Refusal> {
  const row = await lockPost(ctx.db, id);
  if (!row) return refuse('blog_not_found');
  await ctx.db.deleteFrom('posts').where('id', '=', id).execute();
  if (row.photo_id) await dropPhotoIfUnused(ctx.db, row.photo_id);
  const before = presentPost(row, ctx.now);
  await recordAudit(ctx, { action: 'delete', resource: 'blogs', id, before });
  return before;
}

/** The post that a change is made to, as it was read. */
type ReadVersion = { id: string; version: number };

/** What makes HTML of Markdown takes megabytes, and is needed where somebody writes. */
const markdown = () => import('#api/site/render-markdown.ts');

/** As much of a post as stands for it where nobody wrote an excerpt. */
const EXCERPT = 160;

/**
 * Writes a post or changes it. Without a slug a new one is named by its title, and one that exists
 * keeps the address that people have shared; without an excerpt its beginning is taken. Whoever
 * changes one names the version that they read: what somebody else has written meanwhile is not
 * written over.
 */
async function savePost(
  ctx: StaffWrite,
  read: ReadVersion | null,
  body: PostBody,
): Promise<AdminPost | Refusal> {
  const id = read?.id ?? null;
  const before = id ? await lockPost(ctx.db, id) : undefined;
  if (id && !before) return refuse('blog_not_found');
  if (before && before.version !== read?.version) return refuse('conflict');
  const publishedAt = publicationOf(body, before, ctx.now);
  if (isRefusal(publishedAt)) return publishedAt;
  if (!(await holdCategory(ctx, body.categoryId)))
    return refuse('category_unknown', {}, { field: 'categoryId' });
  const slug = body.slug || (before?.slug ?? slugOf(body.title, 'post'));
  if (slug !== before?.slug && (await isPostSlugTaken(ctx.db, slug, id)))
    return refuse('slug_taken', { slug }, { field: 'slug' });

  const storedId = await storePost(
    ctx.db,
    id,
    {
      slug,
      title: body.title,
      excerpt: body.excerpt || cutAtWord((await markdown()).proseOf(body.markdown), EXCERPT),
      markdown: body.markdown,
      word_count: wordCount(body.markdown),
      category_id: body.categoryId,
      picture: body.picture,
      published_at: publishedAt,
    },
    ctx.now,
  );
  const stored = await findPost(ctx.db, storedId);
  if (!stored) throw new Error('a post that was just stored is not there');
  const after = presentPost(stored, ctx.now);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'blogs',
    id: storedId,
    before: before ? presentPost(before, ctx.now) : null,
    after,
  });
  return after;
}

/** When the post is there to read: null for a draft; one that is published keeps its moment. */
function publicationOf(
  { status, publishAt }: PostBody,
  before: PostRow | undefined,
  now: Temporal.Instant,
): Temporal.Instant | null | Refusal {
  if (status === 'draft') return null;
  const already = before?.published_at ?? null;
  if (status === 'published')
    return already !== null && statusOf(already, now) === 'published' ? already : now;
  const wanted = Temporal.Instant.from(publishAt ?? now.toString());
  if (Temporal.Instant.compare(wanted, now) <= 0)
    return refuse('publish_time_past', {}, { field: 'publishAt' });
  return wanted;
}

/** Whether the category is there, held against being deleted until the transaction ends. */
async function holdCategory({ db }: StaffWrite, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('blog_categories')
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export const adminBlogHandlers = handlers(adminBlogs, {
  list: async (ctx, { query }) => {
    const { rows, total } = await listAdminPosts(ctx.db, query, ctx.now);
    return ok(
      rows.map((row) => presentPostEntry(row, ctx.now)),
      { pagination: paginate(query, total) },
    );
  },
  read: async (ctx, { params }) => {
    const row = await findPost(ctx.db, params.id);
    return row ? presentPost(row, ctx.now) : refuse('blog_not_found');
  },
  create: (ctx, { body }) => savePost(ctx, null, body),
  update: (ctx, { params, body }) => savePost(ctx, { id: params.id, version: body.version }, body),
  remove: (ctx, { params }) => removePost(ctx, params.id),
  preview: async (_ctx, { body }) => ({
    html: (await markdown()).renderMarkdown(body.markdown),
    readingTime: readingMinutes(wordCount(body.markdown)),
  }),
  setPhoto: ownTransaction((ctx, { params, body }) =>
    uploadPhoto(ctx, postPhotos(ctx.now), { id: params.id, file: body.file }),
  ),
  removePhoto: (ctx, { params }) => changePhoto(ctx, postPhotos(ctx.now), params.id, null),
});
