import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { CANNOT_LOAD } from './browser-client.ts';

describe('the failures that need no catalogue', () => {
  it('use its words', () => {
    expect(CANNOT_LOAD).toEqual({
      network: errorMessage('network'),
      outdated_page: errorMessage('outdated_page'),
    });
  });
});
