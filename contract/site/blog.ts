import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoInstant, pageQuery, text } from '#contract/platform/primitives.ts';

export const BlogCategory = z.object({ id: Id, slug: z.string(), name: z.string() });
export type BlogCategory = z.output<typeof BlogCategory>;

/** A published post as lists show it. */
export const BlogEntry = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Path of the uploaded photo, 960 pixels wide; null while the picture is the drawn one. */
  featured_image: z.nullable(z.string()),
  /** What is drawn while there is no photo, as `art/` names it: `dish:Khaman Dhokla`. */
  picture: z.string(),
  published_at: IsoInstant,
  category_id: Id,
  /** The category's name. */
  category: z.string(),
  category_slug: z.string(),
  /** Minutes: words / 200, rounded up (docs/rules.md#the-blog). */
  reading_time: z.int(),
});
export type BlogEntry = z.output<typeof BlogEntry>;

/** A whole post; `content` is sanitised HTML. */
export const BlogPost = z.extend(BlogEntry, { content: z.string(), updated_at: IsoInstant });
export type BlogPost = z.output<typeof BlogPost>;

export const BlogPage = z.object({
  blogs: z.array(BlogEntry),
  pagination: z.object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    total_pages: z.int(),
    /** A search has found more than `total`: nobody counts on, and no page shows them. */
    total_capped: z.boolean(),
  }),
});
export type BlogPage = z.output<typeof BlogPage>;

export const BlogListQuery = z.object({
  ...pageQuery,
  limit: z._default(pageQuery.limit, 6),
  /** A category's id or slug; one that there is not has no posts. */
  category_id: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(80))),
  search: z.optional(text(100)),
  /** The id of a post to leave out: the one whose related posts these are. */
  except: z.optional(Id),
  sort_by: z._default(z.enum(['published_at', 'title']), 'published_at'),
  sort_order: z._default(z.enum(['ASC', 'DESC']), 'DESC'),
});

export const blog = {
  categories: endpoint({
    method: 'GET',
    path: '/v1/public/blog-category',
    access: 'public',
    kept: true,
    summary: 'List the categories that have published posts',
    data: z.array(BlogCategory),
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/public/blog',
    access: 'public',
    kept: true,
    summary: 'List published posts, a page at a time',
    query: BlogListQuery,
    data: BlogPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/public/blog/:id',
    access: 'public',
    summary: 'Read one published post by id or slug',
    params: z.object({ id: text(120) }),
    data: BlogPost,
    errors: ['blog_not_found'],
  }),
};
