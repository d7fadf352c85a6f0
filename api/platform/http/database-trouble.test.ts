import { describe, expect, it } from 'vitest';
import { databaseTrouble } from './database-trouble.ts';

const failed = (code: string, message = 'no') => Object.assign(new Error(message), { code });

describe('what an error of the database comes to', () => {
  it.each(['ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN', 'ECONNABORTED', 'EAI_FAIL', 'EADDRNOTAVAIL'])(
    'is that it cannot be reached, when the network says %s',
    (code) => {
      expect(databaseTrouble(failed(code))).toBe('unavailable');
      // What Node says when it has tried several addresses of one name.
      expect(databaseTrouble(new AggregateError([failed(code)]))).toBe('unavailable');
    },
  );

  it('is that it cannot be reached, when a pooler says so in its one code for everything', () => {
    expect(databaseTrouble(failed('08P01', 'query_wait_timeout'))).toBe('unavailable');
  });

  it('is that it cannot be reached, when a server does not say whether it takes writes', () => {
    expect(databaseTrouble(new Error('Query read timeout'))).toBe('unavailable');
  });

  it.each([
    ['53100', 'could not extend file "base/16384/16402": No space left on device'],
    ['XX000', 'could not extend file "base/16384/16402": Disk quota exceeded'],
    ['42501', 'could not open file "base/16384/16402": Read-only file system'],
    ['XX000', 'could not write to log file: No space left on device'],
  ])('is that its disk takes nothing, when it says %s: %s', (code, message) => {
    expect(databaseTrouble(failed(code, message))).toBe('storage_full');
  });

  it.each([
    ['42501', 'permission denied for table customers'],
    ['XX000', 'cache lookup failed for type 16402'],
    ['23505', 'duplicate key value: Disk quota exceeded'],
  ])('is a bug of ours otherwise, as %s: %s', (code, message) => {
    expect(databaseTrouble(failed(code, message))).toBe(null);
  });
});
