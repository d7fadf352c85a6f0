import { describe, expect, it } from 'vitest';
import { stripSummaries } from './without-summaries.ts';

describe('an endpoint in the browser', () => {
  it('does not say what it does', () => {
    expect(stripSummaries(`{ path: '/v1/a', summary: 'Read it', data: A }`)).toBe(
      `{ path: '/v1/a', summary: '', data: A }`,
    );
  });

  it('nor on a line of its own, whatever quotes stand in it', () => {
    expect(stripSummaries(`summary:\n  "Read a day's menu",\n  data: A`)).toBe(
      `summary: '',\n  data: A`,
    );
    expect(stripSummaries(String.raw`summary: 'A day\'s menu', data: A`)).toBe(
      `summary: '', data: A`,
    );
  });
});
