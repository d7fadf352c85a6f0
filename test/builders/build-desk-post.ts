import type { AdminPost } from '#contract/site/desk-blog.ts';

/** A scheduled post as the desk reads it, for tests; fill in what matters. */
export const buildDeskPost = (values: Partial<AdminPost> = {}): AdminPost => ({
  id: '3d9c1d6e-5a55-4c6e-9d57-6f3b1b7f1a12',
  slug: 'how-credits-work',
  title: 'How credits work',
  excerpt: '',
  markdown: 'One credit is one tiffin.',
  categoryId: '3d9c1d6e-5a55-4c6e-9d57-6f3b1b7f1a11',
  category: 'Good to know',
  picture: 'thali',
  image: null,
  status: 'scheduled',
  publishedAt: '2026-11-30T14:00:00Z',
  readingTime: 1,
  version: 1,
  createdAt: '2026-11-20T14:00:00Z',
  updatedAt: '2026-11-20T14:00:00Z',
  ...values,
});
