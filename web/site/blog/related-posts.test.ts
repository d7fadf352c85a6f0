import { expect, it } from 'vitest';
import type { Call } from '#contract/platform/endpoint.ts';
import type { BlogEntry } from '#contract/site/blog.ts';
import { buildPostData } from '#test/builders/build-post.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { relatedPostsQuery } from './queries.ts';

type Query = { limit: number; except: string; category_id?: string };

/** What is read next after `read` in a blog of certain posts, the latest first. */
async function nextAfter(read: BlogEntry, posts: readonly BlogEntry[]): Promise<string[]> {
  const answers = (_: unknown, input: { params?: object; query?: Query }) => {
    if (input.params) return read;
    const { limit, except, category_id } = input.query as Query;
    const found = posts.filter(
      (post) => post.id !== except && (!category_id || post.category_id === category_id),
    );
    return { blogs: found.slice(0, limit) };
  };
  const call = (async (endpoint: unknown, input: object) => answers(endpoint, input)) as Call;
  const related = await createQueryClient().fetchQuery(relatedPostsQuery(call, read.slug));
  return related.map(({ slug }) => slug);
}

const tiffin = (slug: string) => buildPostData(slug);
const festival = (slug: string) => buildPostData(slug, { category_id: 'festivals' });

it('goes on with three of the same category, and never with itself', async () => {
  const posts = [festival('diwali'), tiffin('a'), tiffin('b'), tiffin('c'), tiffin('d')];
  expect(await nextAfter(tiffin('b'), posts)).toEqual(['a', 'c', 'd']);
});

it('is filled up with the latest of the others', async () => {
  const posts = [festival('diwali'), tiffin('a'), festival('holi'), tiffin('b'), festival('eid')];
  expect(await nextAfter(tiffin('a'), posts)).toEqual(['b', 'diwali', 'holi']);
});

it('is as long as the blog is', async () => {
  expect(await nextAfter(tiffin('a'), [tiffin('a'), festival('diwali')])).toEqual(['diwali']);
  expect(await nextAfter(tiffin('a'), [tiffin('a')])).toEqual([]);
});
