import type {
  AdminBlogCategory,
  AdminPost,
  AdminPostEntry,
  PostStatus,
} from '#contract/site/desk-blog.ts';
import type { BlogCategoryRow } from '#db/site/blog-categories.ts';
import type { PostEntryRow, PostRow } from '#db/site/posts.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';
import { readingMinutes } from '#domain/site/reading-time.ts';

/** A draft has no moment, a scheduled post one that is still to come. */
export function statusOf(publishedAt: Temporal.Instant | null, now: Temporal.Instant): PostStatus {
  if (publishedAt === null) return 'draft';
  return Temporal.Instant.compare(publishedAt, now) > 0 ? 'scheduled' : 'published';
}

/** A post as the desk lists it. */
export const presentPostEntry = (row: PostEntryRow, now: Temporal.Instant): AdminPostEntry => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  categoryId: row.category_id,
  category: row.category,
  picture: row.picture,
  image: row.photo_id && photoPath(row.photo_id, 960),
  status: statusOf(row.published_at, now),
  publishedAt: row.published_at?.toString() ?? null,
  readingTime: readingMinutes(row.word_count),
  version: row.version,
  createdAt: row.created_at.toString(),
  updatedAt: row.updated_at.toString(),
});

/** A post as the desk edits it: with its text. */
export const presentPost = (row: PostRow, now: Temporal.Instant): AdminPost => ({
  ...presentPostEntry(row, now),
  markdown: row.markdown,
});

/** A category as the desk edits it. */
export const presentCategory = (row: BlogCategoryRow): AdminBlogCategory => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  sortOrder: row.sort_order,
  posts: row.posts,
});
