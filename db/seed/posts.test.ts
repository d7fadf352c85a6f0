import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#api/site/render-markdown.ts';
import { drawSubject, type Subject } from '#art/subjects.ts';
import { PostBody } from '#contract/site/desk-blog.ts';
import { wordCount } from '#domain/site/reading-time.ts';
import { markdownOf, POST_CATEGORIES, POSTS } from './posts.ts';

/** Pages of the shop that a post may send its readers to. */
const PAGES = [
  ...['/pricing', '/weeklymenu', '/catering', '/inquarynow', '/inquiry-tracker'],
  ...['/contactus', '/snacks', '/my-orders', '/policy'],
];
const CHAPTERS = [
  ...['subscriptions', 'delivery-timings', 'service-areas', 'hygiene'],
  ...['dietary-needs', 'payments', 'tiffin-boxes', 'support'],
];

const posts = POSTS.map((post) => ({ ...post, markdown: markdownOf(post) }));

describe('the posts of a new blog', () => {
  it('are at least twelve, in at least four categories, each with posts', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12);
    const used = new Set(posts.map(({ category }) => category));
    expect([...used].sort()).toEqual([...POST_CATEGORIES].sort());
    expect(used.size).toBeGreaterThanOrEqual(4);
  });

  it('stand newest first, each on a day of its own and none older than four months', () => {
    const ages = posts.map(({ daysBefore }) => daysBefore);
    expect(ages).toEqual([...new Set(ages)].sort((a, b) => a - b));
    expect(ages.at(0)).toBeLessThan(7);
    expect(ages.at(-1)).toBeLessThan(125);
  });

  it('have a file each, and no file is left over', () => {
    const files = readdirSync(new URL('./posts/', import.meta.url));
    expect(files.sort()).toEqual(posts.map(({ slug }) => `${slug}.md`).sort());
  });

  it.each(posts)('$slug could be saved at the desk, with a picture', ({ category: _, ...post }) => {
    const categoryId = '3f0c8c1e-8a0e-4a57-9b0e-5b7d7a0b6a11';
    expect(PostBody.safeParse({ ...post, categoryId, status: 'published' }).error).toBeUndefined();
    expect(drawSubject(post.picture as Subject)).toMatch(/^<svg/);
  });

  it.each(posts)(
    '$slug takes a few minutes, is divided by headings, and says in a line what it is',
    ({ excerpt, markdown }) => {
      expect(wordCount(markdown)).toBeGreaterThanOrEqual(400);
      expect(wordCount(markdown)).toBeLessThanOrEqual(900);
      expect(markdown.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4);
      expect(markdown).not.toMatch(/^# /m);
      expect(excerpt.length).toBeGreaterThanOrEqual(100);
      expect(excerpt.length).toBeLessThanOrEqual(160);
    },
  );

  it.each(posts)('$slug leads only to pages, chapters and posts that there are', ({ markdown }) => {
    const targets = [...renderMarkdown(markdown).matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
    expect(targets.length).toBeGreaterThan(1);
    for (const target of targets) {
      const { pathname, hash } = new URL(target ?? '', 'https://shop.example');
      const slug = /^\/blog\/(.*)$/.exec(pathname)?.[1];
      if (slug) expect(posts.map((post) => post.slug)).toContain(slug);
      else expect(PAGES).toContain(pathname);
      if (hash) expect(CHAPTERS).toContain(hash.slice(1));
    }
  });
});
