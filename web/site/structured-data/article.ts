import type { BlogPostingLeaf } from 'schema-dts';
import type { BlogPost } from '#contract/site/blog.ts';
import { linkPicturePath } from '#contract/site/link-pictures.ts';
import { kitchenId } from './kitchen.ts';

/** The longest headline that search engines show. */
const HEADLINE = 110;

/**
 * A post of the blog, written and published by the kitchen.
 * @param path its canonical path
 */
export function articleJsonLd(
  post: BlogPost,
  path: string,
  { origin, kitchen }: { origin: string; kitchen: string },
): BlogPostingLeaf {
  const publisher = { '@type': 'Organization', '@id': kitchenId(origin), name: kitchen } as const;
  return {
    '@type': 'BlogPosting',
    '@id': `${origin}${path}#article`,
    headline: post.title.slice(0, HEADLINE),
    ...(post.excerpt && { description: post.excerpt }),
    url: origin + path,
    mainEntityOfPage: origin + path,
    image: origin + (post.featured_image ?? linkPicturePath(`blog/${post.slug}`)),
    datePublished: post.published_at,
    dateModified: post.updated_at,
    articleSection: post.category,
    timeRequired: `PT${post.reading_time}M`,
    inLanguage: 'en-CA',
    author: publisher,
    publisher,
  };
}
