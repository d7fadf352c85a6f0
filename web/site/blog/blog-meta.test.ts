import { describe, expect, it } from 'vitest';
import { buildPostData } from '#test/builders/build-post.ts';
import { blogSeo, postSeo } from './blog-meta.ts';
import { readBlogView } from './blog-view.ts';

const origin = 'https://dabba.test';
const post = buildPostData('soft-rotis', { title: 'Soft rotis', excerpt: 'A cloth and a box.' });

describe('the page of a post', () => {
  const seo = postSeo(post, { kitchen: 'Dabba Kitchen', origin });

  it('is an article that lives at its slug', () => {
    expect(seo).toMatchObject({
      title: 'Soft rotis',
      description: 'A cloth and a box.',
      path: '/blog/soft-rotis',
      type: 'article',
      picture: 'blog/soft-rotis',
    });
    expect(seo.noindex).toBeUndefined();
  });

  it('says where it stands, and who wrote it', () => {
    expect(seo.jsonLd).toMatchObject([
      { '@type': 'BlogPosting', headline: 'Soft rotis', publisher: { name: 'Dabba Kitchen' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: `${origin}/` },
          { item: `${origin}/blogs` },
          { name: 'Your tiffin', item: `${origin}/blogs?category=your-tiffin` },
          { item: `${origin}/blog/soft-rotis` },
        ],
      },
    ]);
  });

  it('tells its beginning, in whole words', () => {
    const long = postSeo(buildPostData('x', { excerpt: 'word '.repeat(60) }), {
      kitchen: 'Dabba Kitchen',
      origin,
    });
    expect(long.description.length).toBeLessThanOrEqual(160);
    expect(long.description).toMatch(/word…$/);
  });
});

describe('the list', () => {
  const seo = (query: string, posts = [post], category: string | null = null) =>
    blogSeo(readBlogView(new URLSearchParams(query)), posts, category, origin);

  it('has an address for each category and page', () => {
    expect(seo('category=your-tiffin&page=2', [post], 'Your tiffin')).toMatchObject({
      title: 'Your tiffin: stories from the kitchen, page 2',
      path: '/blogs?category=your-tiffin&page=2',
    });
  });

  it('names its posts', () => {
    expect(seo('').jsonLd).toMatchObject({
      '@type': 'Blog',
      blogPost: [{ headline: 'Soft rotis', url: `${origin}/blog/soft-rotis` }],
    });
  });

  it('keeps searches and empty pages out of search engines', () => {
    expect(seo('search=roti')).toMatchObject({ noindex: true, path: '/blogs' });
    expect(seo('category=empty', []).noindex).toBe(true);
    expect(seo('').noindex).toBeUndefined();
  });
});
