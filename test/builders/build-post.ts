import type { BlogPost } from '#contract/site/blog.ts';

/** A post for tests, published on November 20, 2026; fill in what matters. */
export const buildPostData = (slug: string, values: Partial<BlogPost> = {}): BlogPost => ({
  id: slug,
  slug,
  title: slug,
  excerpt: '',
  featured_image: null,
  picture: 'thali',
  published_at: '2026-11-20T15:00:00.000Z',
  category_id: 'your-tiffin',
  category: 'Your tiffin',
  category_slug: 'your-tiffin',
  reading_time: 2,
  content: '',
  updated_at: '2026-11-21T15:00:00.000Z',
  ...values,
});
