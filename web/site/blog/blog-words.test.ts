import { expect, it } from 'vitest';
import { foundPostsWords, publishedWords, readingWords } from './blog-words.ts';

it('says what a list has found', () => {
  const found = (total: number) => ({ total, total_capped: false });
  expect(foundPostsWords(found(14), null, '')).toBe('14 stories');
  expect(foundPostsWords(found(1), 'Festivals', ' ladoo ')).toBe(
    '1 story in Festivals for “ladoo”',
  );
  expect(foundPostsWords(found(0), null, 'unicorn')).toBe('0 stories for “unicorn”');
});

it('does not tell as a fact what nobody has counted', () => {
  const many = { total: 600, total_capped: true };
  expect(foundPostsWords(many, null, 'dal')).toBe('More than 600 stories for “dal”');
});

it('says the reading time as the kitchen writes it', () => {
  expect(readingWords(2)).toBe('2 Min');
});

it("dates a post by Toronto's calendar", () => {
  expect(publishedWords('2026-11-24T02:30:00.000Z')).toBe('Nov 23, 2026');
});
