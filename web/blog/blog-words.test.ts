import { expect, it } from 'vitest';
import { foundPostsWords, publishedWords, readingWords } from './blog-words.ts';

it('says what a list has found', () => {
  expect(foundPostsWords(14, null, '')).toBe('14 stories');
  expect(foundPostsWords(1, 'Festivals', ' ladoo ')).toBe('1 story in Festivals for “ladoo”');
  expect(foundPostsWords(0, null, 'unicorn')).toBe('0 stories for “unicorn”');
});

it('says the reading time as the kitchen writes it', () => {
  expect(readingWords(2)).toBe('2 Min');
});

it("dates a post by Toronto's calendar", () => {
  expect(publishedWords('2026-11-24T02:30:00.000Z')).toBe('Nov 23, 2026');
});
