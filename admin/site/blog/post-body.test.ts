import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PostBody } from '#contract/site/desk-blog.ts';
import { instantAt } from '#domain/platform/days.ts';
import { buildDeskPost } from '#test/builders/build-desk-post.ts';
import {
  isUnchangedPost,
  momentOfTorontoTime,
  NEW_POST,
  postBodyOf,
  postFormOf,
  torontoTimeOf,
} from './post-body.ts';

const typed = {
  ...NEW_POST,
  title: 'How credits work',
  markdown: 'One credit is one tiffin.',
  categoryId: '3d9c1d6e-5a55-4c6e-9d57-6f3b1b7f1a11',
};
const mistakesIn = (values: object) =>
  z
    .safeEncode<z.ZodMiniType>(PostBody, postBodyOf(values))
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const stored = buildDeskPost();

describe('what the form of a post sends', () => {
  it('fits the contract', () => {
    expect(mistakesIn(typed)).toBeUndefined();
    expect(postBodyOf(typed)).toMatchObject({ status: 'draft', publishAt: null, excerpt: '' });
  });

  it('is the moment that a time of Toronto means', () => {
    const scheduled = { ...typed, status: 'scheduled', publishAt: '2026-11-30T09:00' };
    expect(postBodyOf(scheduled)).toMatchObject({ publishAt: '2026-11-30T14:00:00.000Z' });
    expect(mistakesIn(scheduled)).toBeUndefined();
  });

  it('has no moment where none is asked for', () => {
    const left = { ...typed, status: 'published', publishAt: '2026-11-30T09:00' };
    expect(postBodyOf(left)).toMatchObject({ status: 'published', publishAt: null });
  });

  it('leaves what is missing for the schema to ask about', () => {
    expect(mistakesIn({ ...NEW_POST, status: 'scheduled', publishAt: '' })).toEqual(
      expect.arrayContaining([
        'title: Please enter a title.',
        'markdown: Please write the post.',
        'categoryId: Please choose a category.',
      ]),
    );
    expect(mistakesIn({ ...typed, status: 'scheduled', publishAt: '' })).toEqual([
      'publishAt: Please choose when it appears.',
    ]);
  });

  it('comes back as it was stored', () => {
    const form = postFormOf(stored);
    expect(form.publishAt).toBe('2026-11-30T09:00');
    expect(postBodyOf(form)).toMatchObject({ publishAt: '2026-11-30T14:00:00.000Z' });
    expect(postFormOf({ ...stored, status: 'published' }).publishAt).toBe('');
  });
});

describe('whether somebody else has changed a post', () => {
  it('is not so when what is stored is what this form sends', () => {
    const mine = { ...postFormOf(stored), markdown: ' One credit is one tiffin.\n' };
    expect(isUnchangedPost(stored, postBodyOf(mine))).toBe(true);
  });

  it.each([
    ['its moment', { publishedAt: '2026-12-01T14:00:00Z' }],
    ['who can read it', { status: 'draft', publishedAt: null }],
    ['its address', { slug: 'credits' }],
  ] as const)('is so when %s is another one', (_, change) => {
    expect(isUnchangedPost({ ...stored, ...change }, postBodyOf(postFormOf(stored)))).toBe(false);
  });

  it.each(['title', 'excerpt', 'markdown', 'categoryId', 'picture'] as const)(
    'is so when its %s is another one',
    (field) => {
      const body = postBodyOf(postFormOf(stored));
      expect(isUnchangedPost({ ...stored, [field]: 'changed' }, body)).toBe(false);
    },
  );
});

describe('a time of Toronto, typed anywhere', () => {
  it.each([
    ['2026-11-23T09:00', '2026-11-23T14:00:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
    ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08T18:00', '2026-03-08T22:00:00.000Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ])('%s is the moment %s', (time, moment) => {
    expect(momentOfTorontoTime(time)).toBe(moment);
  });

  it('means what the server means by it, at every minute', () => {
    const minute = fc.integer({ min: 0, max: 2 * 366 * 24 * 60 });
    fc.assert(
      fc.property(minute, (minutes) => {
        const time = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString().slice(0, 16);
        const meant = instantAt(time.slice(0, 10), time.slice(11));
        expect(Date.parse(momentOfTorontoTime(time) ?? '')).toBe(meant.epochMilliseconds);
      }),
    );
  });

  it('is shown as it was typed', () => {
    expect(torontoTimeOf(momentOfTorontoTime('2026-12-24T07:05') ?? '')).toBe('2026-12-24T07:05');
  });

  it.each(['', 'tomorrow', '2026-11-23', '2026-13-40T10:00'])('%j is no time', (typed) => {
    expect(momentOfTorontoTime(typed)).toBeUndefined();
  });
});
