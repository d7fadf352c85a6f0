import type { BlogEntry } from '#contract/site/blog.ts';
import type { PostEntryRow } from '#db/site/posts.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';
import { readingMinutes } from '#domain/site/reading-time.ts';

/** A published post as lists show it. */
export const presentEntry = (row: PostEntryRow): BlogEntry => ({
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
