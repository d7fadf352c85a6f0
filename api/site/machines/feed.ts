import type { BlogEntry } from '#contract/site/blog.ts';
import { element, xmlText } from './xml.ts';

/** `2026-11-18T15:00:00Z` as RSS writes it: `Wed, 18 Nov 2026 15:00:00 GMT` (RFC 822). */
const rfc822 = (moment: string): string => new Date(moment).toUTCString();

/** One post. Its id stays what it is when the title, and with it the address, is mended. */
const item = (post: BlogEntry, origin: string) =>
  `<item>${[
    element('title', post.title),
    element('link', `${origin}/blog/${encodeURIComponent(post.slug)}`),
    `<guid isPermaLink="false">${xmlText(post.id)}</guid>`,
    element('pubDate', rfc822(post.published_at)),
    element('category', post.category),
    element('description', post.excerpt),
  ].join('')}</item>`;

/** The latest posts as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function blogFeed(
  origin: string,
  kitchen: { name: string; tagline: string },
  posts: readonly BlogEntry[],
): string {
  const [latest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${kitchen.name}: the blog`),
    element('link', `${origin}/blogs`),
    `<atom:link href="${xmlText(`${origin}/blogs/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('description', kitchen.tagline || kitchen.name),
    element('language', 'en-ca'),
    ...(latest ? [element('lastBuildDate', rfc822(latest.published_at))] : []),
    ...posts.map((post) => item(post, origin)),
    '</channel></rss>',
    '',
  ].join('\n');
}
