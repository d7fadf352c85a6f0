import { expect, it } from 'vitest';
import { foundPostsText, publishedText, readingTimeText } from './blog-text.ts';

it('says what a list has found', () => {
  const found = (total: number) => ({ total, total_capped: false });
  expect(foundPostsText(found(14), null, '')).toBe('14 stories');
  expect(foundPostsText(found(1), 'Festivals', ' ladoo ')).toBe('1 story in Festivals for “ladoo”');
  expect(foundPostsText(found(0), null, 'unicorn')).toBe('0 stories for “unicorn”');
});

it('does not tell as a fact what nobody has counted', () => {
  const many = { total: 600, total_capped: true };
  expect(foundPostsText(many, null, 'dal')).toBe('More than 600 stories for “dal”');
});

it('says the reading time as the kitchen writes it', () => {
  expect(readingTimeText(2)).toBe('2 Min');
});

it("dates a post by Toronto's calendar", () => {
  expect(publishedText('2026-11-24T02:30:00.000Z')).toBe('Nov 23, 2026');
});
