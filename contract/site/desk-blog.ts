import * as z from 'zod/mini';
import { changedSince } from '#contract/platform/concurrent-edits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import { PHOTO_BODY_BYTES, PhotoBody } from '#contract/platform/photos.ts';
import { Id, IsoInstant, requiredText, text } from '#contract/platform/primitives.ts';

/** A draft is nobody's to read, a scheduled post appears by itself, a published one is in the shop. */
export const PostStatus = z.enum(['draft', 'scheduled', 'published']);
export type PostStatus = z.output<typeof PostStatus>;

/** A post as the desk lists it. */
export const AdminPostEntry = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  categoryId: Id,
  category: z.string(),
  /** What is drawn while there is no photo: `dish:Khaman Dhokla`. */
  picture: z.string(),
  /** Path of the uploaded photo, 960 pixels wide; null while the picture is the drawn one. */
  image: z.nullable(z.string()),
  status: PostStatus,
  /** When it appears or appeared; null for a draft. */
  publishedAt: z.nullable(IsoInstant),
  /** Minutes. */
  readingTime: z.int(),
  /** Counts how often it was saved: whoever saves names the one that was read. */
  version: z.int(),
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
});
export type AdminPostEntry = z.output<typeof AdminPostEntry>;

/** A post as the desk edits it: with its text. */
export const AdminPost = z.extend(AdminPostEntry, { markdown: z.string() });
export type AdminPost = z.output<typeof AdminPost>;

const SLUG = 'Please use small letters, digits and single dashes only.';

/** An address in the shop; empty or absent: made from the title of a new one, kept on an old one. */
const Slug = z.nullish(
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(80, 'Please use at most 80 characters.'),
      z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, SLUG),
    ),
);

/** What can be drawn for a post: a dish by its name, a tiffin, an event, a laid table, a thali. */
const Picture = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200),
    z.regex(
      /^(thali|table|(dish|served):.+|tiffin:(closed|open|weekly|monthly)|event:(special|pooja|house))$/,
      'Please choose a picture.',
    ),
  );

const Markdown = requiredText(60_000, 'Please write the post.');

const postFields = {
  title: requiredText(140, 'Please enter a title.'),
  slug: Slug,
  /** One or two sentences for lists; empty: the beginning of the post. */
  excerpt: text(400),
  markdown: Markdown,
  categoryId: z.uuid('Please choose a category.'),
  picture: Picture,
  status: PostStatus,
  /** When a scheduled post appears. */
  publishAt: z.nullish(IsoInstant),
};

const saysWhen = z.refine<{ status: PostStatus; publishAt?: string | null | undefined }>(
  (post) => post.status !== 'scheduled' || !!post.publishAt,
  { path: ['publishAt'], message: 'Please choose when it appears.' },
);

export const PostBody = z.object(postFields).check(saysWhen);
export type PostBody = z.output<typeof PostBody>;

/** A change names the version that it was made to. */
const PostChange = z.object({ ...postFields, version: z.int() }).check(saysWhen);

const byId = z.object({ id: Id });

export const adminBlogs = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/blogs',
    access: 'owner',
    summary: 'List posts, drafts too',
    query: z.object({
      ...listQuery(['createdAt', 'publishedAt', 'title']),
      status: z.optional(PostStatus),
      categoryId: z.optional(Id),
    }),
    data: z.array(AdminPostEntry),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/blogs/:id',
    access: 'owner',
    summary: 'Read one post',
    params: byId,
    data: AdminPost,
    errors: ['blog_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/blogs',
    access: 'owner',
    summary: 'Write a post',
    body: PostBody,
    data: AdminPost,
    status: 201,
    idempotent: true,
    errors: ['slug_taken', 'category_unknown', 'publish_time_past'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/blogs/:id',
    access: 'owner',
    summary: 'Change a post, or when it is published',
    params: byId,
    body: PostChange,
    data: AdminPost,
    errors: ['blog_not_found', 'conflict', 'slug_taken', 'category_unknown', 'publish_time_past'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/blogs/:id',
    access: 'owner',
    summary: 'Delete a post for good',
    params: byId,
    data: AdminPost,
    errors: ['blog_not_found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/v1/admin/blogs/preview',
    access: 'owner',
    summary: 'Show Markdown as the shop will show it',
    body: z.object({ markdown: text(60_000) }),
    data: z.object({ html: z.string(), readingTime: z.int() }),
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/v1/admin/blogs/:id/photo',
    access: 'owner',
    summary: 'Show a photo with a post instead of its drawn picture',
    params: byId,
    body: PhotoBody,
    largeBody: { bytes: PHOTO_BODY_BYTES, tooLarge: 'photo_too_large' },
    data: AdminPost,
    errors: [
      'blog_not_found',
      'photo_too_large',
      'photo_too_detailed',
      'photo_unreadable',
      'photo_is_heic',
    ],
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/v1/admin/blogs/:id/photo',
    access: 'owner',
    summary: 'Remove the photo of a post; its drawn picture is shown again',
    params: byId,
    data: AdminPost,
    errors: ['blog_not_found'],
  }),
};

export const AdminBlogCategory = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  sortOrder: z.int(),
  /** How many posts are in it, drafts too. */
  posts: z.int(),
});
export type AdminBlogCategory = z.output<typeof AdminBlogCategory>;

const PLACE = 'Please enter a whole number from 0 to 100,000.';

export const BlogCategoryBody = z.object({
  name: requiredText(60, 'Please enter a name.'),
  slug: Slug,
  sortOrder: z.int(PLACE).check(z.gte(0, PLACE), z.lte(100_000, PLACE)),
});

export const adminBlogCategories = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/blog-categories',
    access: 'owner',
    summary: 'List the categories of the blog',
    query: z.object(listQuery(['sortOrder', 'name'])),
    data: z.array(AdminBlogCategory),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/blog-categories/:id',
    access: 'owner',
    summary: 'Read one category',
    params: byId,
    data: AdminBlogCategory,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/blog-categories',
    access: 'owner',
    summary: 'Add a category',
    body: BlogCategoryBody,
    data: AdminBlogCategory,
    status: 201,
    idempotent: true,
    errors: ['category_taken', 'slug_taken'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/blog-categories/:id',
    access: 'owner',
    summary: 'Change a category',
    params: byId,
    body: z.extend(BlogCategoryBody, changedSince),
    data: AdminBlogCategory,
    errors: ['category_taken', 'slug_taken', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/blog-categories/:id',
    access: 'owner',
    summary: 'Delete a category that has no posts',
    params: byId,
    data: AdminBlogCategory,
    errors: ['still_in_use'],
  }),
};
