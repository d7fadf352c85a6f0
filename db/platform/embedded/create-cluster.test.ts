import { describe, expect, it } from 'vitest';
import { reasonIn } from './create-cluster.ts';

describe('why no database could be created', () => {
  it('is said without the SQL that initdb was at', () => {
    const complaint = `2026-11-23 05:00:00.000 UTC [12] FATAL:  could not write to file "pg_wal/xlogtemp.12": No space left on device
2026-11-23 05:00:00.000 UTC [12] STATEMENT:  CREATE VIEW pg_roles AS
	    SELECT
	        rolname,
	        rolsuper
child process exited with exit code 1
initdb: removing data directory "/kitchen/postgres.new"
`;
    expect(reasonIn(complaint)?.split('\n')).toEqual([
      expect.stringContaining('No space left on device'),
      'initdb: removing data directory "/kitchen/postgres.new"',
    ]);
  });

  it('is its last word where it does not say, and nothing where it says nothing', () => {
    expect(reasonIn('popen failure\nKilled\n')).toBe('Killed');
    expect(reasonIn(' \n')).toBeNull();
  });
});
