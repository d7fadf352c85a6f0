import type * as z from 'zod/mini';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type AdminBlogCategory,
  adminBlogCategories,
  type BlogCategoryBody,
} from '#contract/site/desk-blog.ts';
import {
  findAlikeCategories,
  findCategory,
  listCategories,
  lockCategory,
  storeCategory,
} from '#db/site/blog-categories.ts';
import { slugOf } from '#domain/platform/slug.ts';
import { presentCategory } from './present-post.ts';

export const adminBlogCategoryHandlers = handlers(adminBlogCategories, {
  list: async (ctx, { query }) => {
    const { rows, total } = await listCategories(ctx.db, query);
    return ok(rows.map(presentCategory), { pagination: paginate(query, total) });
  },
  read: async (ctx, { params }) => {
    const row = await findCategory(ctx.db, params.id);
    return row ? presentCategory(row) : refuse('not_found');
  },
  create: (ctx, { body }) => saveCategory(ctx, null, body),
  update: (ctx, { params, body }) => saveCategory(ctx, params.id, body),
  remove: (ctx, { params }) => removeCategory(ctx, params.id),
});

/** Adds a category of the blog or changes it; its name and its address are its own. */
async function saveCategory(
  ctx: StaffWrite,
  id: string | null,
  body: z.output<typeof BlogCategoryBody>,
): Promise<AdminBlogCategory | Refusal> {
  const before = id ? await lockCategory(ctx.db, id) : undefined;
  if (id && !before) return refuse('not_found');
  const { name, sortOrder: sort_order } = body;
  const slug = body.slug || (before?.slug ?? slugOf(name, 'category'));
  const alike = await findAlikeCategories(ctx.db, { name, slug }, id);
  if (alike.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    return refuse('category_taken', { name }, { field: 'name' });
  if (alike.length > 0) return refuse('slug_taken', { slug }, { field: 'slug' });

  const storedId = await storeCategory(ctx.db, id, { name, slug, sort_order });
  const stored = await findCategory(ctx.db, storedId);
  if (!stored) throw new Error('a category that was just stored is not there');
  const after = presentCategory(stored);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'blog-categories',
    id: storedId,
    before: before ? presentCategory(before) : null,
    after,
  });
  return after;
}

/** Deletes a category that has no posts. */
async function removeCategory(ctx: StaffWrite, id: string): Promise<AdminBlogCategory | Refusal> {
  const row = await lockCategory(ctx.db, id);
  if (!row) return refuse('not_found');
  if (row.posts > 0) return refuse('still_in_use');
  await ctx.db.deleteFrom('blog_categories').where('id', '=', id).execute();
  const before = presentCategory(row);
  await recordAudit(ctx, { action: 'delete', resource: 'blog-categories', id, before });
  return before;
}
