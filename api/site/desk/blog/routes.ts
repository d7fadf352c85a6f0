import { renderMarkdown } from '#api/site/blog/render-markdown.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/platform/photos/change-photo.ts';
import { type AdminPost, adminBlogs } from '#contract/site/desk/blog.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { findPost, listPostsAtDesk, lockPost, type PostRow } from '#db/site/posts.ts';
import { countWords, readingMinutes } from '#domain/site/reading-time.ts';
import { presentPost, presentPostEntry } from './present.ts';
import { removePost } from './remove-post.ts';
import { savePost } from './save-post.ts';

const postPhotos = (now: Temporal.Instant): PhotoHolder<PostRow, AdminPost> => ({
  table: 'posts',
  resource: 'blogs',
  missing: 'blog_not_found',
  lock: lockPost,
  present: (row) => presentPost(row, now),
});

export const adminBlogHandlers = handlers(adminBlogs, {
  list: async (ctx, { query }) => {
    const { rows, total } = await listPostsAtDesk(ctx.db, query, ctx.now);
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
  preview: (_ctx, { body }) => ({
    html: renderMarkdown(body.markdown),
    readingTime: readingMinutes(countWords(body.markdown)),
  }),
  setPhoto: ownTransaction((ctx, { params, body }) =>
    uploadPhoto(ctx, postPhotos(ctx.now), { id: params.id, file: body.file }),
  ),
  removePhoto: (ctx, { params }) => changePhoto(ctx, postPhotos(ctx.now), params.id, null),
});
