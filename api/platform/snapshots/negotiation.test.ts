import { describe, expect, it } from 'vitest';
import { chooseCoding, matchesEtag } from './negotiation.ts';

describe('If-None-Match', () => {
  it.each([
    ['W/"abc"', true],
    ['"abc"', true],
    ['"x", W/"abc" ,"y"', true],
    ['*', true],
    ['W/"abd"', false],
    ['abc', false],
    ['', false],
    [undefined, false],
  ])('%j names W/"abc": %s', (header, expected) => {
    expect(matchesEtag(header, 'W/"abc"')).toBe(expected);
  });
});

describe('Accept-Encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0, gzip; q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j gets %s', (header, expected) => {
    expect(chooseCoding(header)).toBe(expected);
  });
});
