import type { BlogPostingLeaf } from 'schema-dts';
import { linkPicturePath } from '#contract/platform/link-pictures.ts';
import type { BlogEntry, BlogPost } from '#contract/site/blog.ts';
import { cutAtWord } from '#domain/site/reading-time.ts';
import { breadcrumbJsonLd, kitchenId } from '#web/kitchen/json-ld.ts';
import type { PageSeo } from '#web/kitchen/seo.ts';
import { blogPath, paths } from '#web/paths.ts';
import { type BlogView, blogFilterPath, blogViewPath, WHOLE_BLOG } from './blog-view.ts';

/** The most that search engines show of a description. */
const DESCRIPTION = 160;

/** Who tells it, and where: the kitchen's name, and the shop's address without a slash at the end. */
type BlogPublisher = { kitchen: string; origin: string };

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

/** What the page of one post tells search engines; its address is the slug, however it was asked for. */
export function postSeo(post: BlogPost, teller: BlogPublisher): PageSeo {
  const path = blogPath(post.slug);
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Blogs', to: paths.blogs },
    {
      label: post.category,
      to: blogFilterPath(WHOLE_BLOG, { category: post.category_slug }),
    },
    { label: post.title, to: path },
  ];
  return {
    title: post.title,
    description: cutAtWord(post.excerpt || post.title, DESCRIPTION),
    path,
    type: 'article',
    picture: `blog/${post.slug}`,
    jsonLd: [articleJsonLd(post, path, teller), breadcrumbJsonLd(crumbs, teller.origin)],
  };
}

/**
 * What the list tells search engines. Categories and pages have addresses of their own; searches are
 * nobody's business, and a category without posts is not worth finding. `posts` is null while they
 * are not known, `category` the name of the one that is chosen.
 */
export function blogSeo(
  view: BlogView,
  posts: readonly BlogEntry[] | null,
  category: string | null,
  origin: string,
): PageSeo {
  const title = category ? `${category}: stories from the kitchen` : 'Stories from the kitchen';
  const path = blogViewPath({ ...view, search: '' });
  return {
    title: view.page > 1 ? `${title}, page ${view.page}` : title,
    description:
      'Home-style vegetarian cooking told by the people who do it: festivals and sweets, Jain meals, rotis that stay soft, and food for many.',
    path,
    picture: 'blog',
    ...((view.search.trim() !== '' || posts?.length === 0) && { noindex: true as const }),
    jsonLd: {
      '@type': 'Blog',
      '@id': `${origin}${paths.blogs}#blog`,
      name: title,
      url: origin + path,
      blogPost: (posts ?? []).map((post) => ({
        '@type': 'BlogPosting',
        '@id': `${origin}${blogPath(post.slug)}#article`,
        headline: post.title,
        url: origin + blogPath(post.slug),
        datePublished: post.published_at,
      })),
    },
  };
}
