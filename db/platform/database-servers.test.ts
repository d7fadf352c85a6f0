import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readServers } from './database-servers.ts';

const serversOf = (url: string) =>
  readServers(url)?.servers.map(({ host, port }) => `${host} ${port}`);

describe('the servers of an address', () => {
  it.each([
    ['postgres://u:p@one:5433/dabba', ['one 5433'], false],
    ['postgresql://u@/dabba?host=/run/postgresql', ['/run/postgresql 5432'], false],
    ['postgresql://u@/dabba?host=%2Frun%2Fdabba', ['/run/dabba 5432'], false],
    ['postgres://u:p@one:5433,two:5434/dabba', ['one 5433', 'two 5434'], true],
    ['postgres://u:p@one,two/dabba', ['one 5432', 'two 5432'], true],
    ['postgres://u:p@[::1]:5433,10.0.0.2/dabba', ['::1 5433', '10.0.0.2 5432'], true],
    ['postgres://u@/dabba?host=/a,/b', ['/a 5432', '/b 5432'], true],
    ['postgres://u@/dabba?host=one,two&port=5433,5434', ['one 5433', 'two 5434'], true],
    ['postgres://u@/dabba?host=one,two&port=5433', ['one 5433', 'two 5433'], true],
    ['postgres://u@one/dabba?target_session_attrs=read-write', ['one 5432'], true],
    ['postgres://u@one,two/dabba?target_session_attrs=primary', ['one 5432', 'two 5432'], true],
  ])('of %s are %j', (url, servers, isSought) => {
    expect([serversOf(url), readServers(url)?.isSought]).toEqual([servers, isSought]);
  });

  it.each([
    'mysql://u@one/dabba',
    'one:5432',
    'postgres://u@one:99999,two/dabba',
    'postgres://u@one,,two/dabba',
    'postgres://u@one,two/dabba?target_session_attrs=standby',
  ])('cannot be read from %s', (url) => {
    expect(readServers(url)).toBeNull();
  });

  it('share user, password, database and what else the address says', () => {
    const url =
      'postgres://u:p%20p@one:5433,two/dabba?target_session_attrs=read-write&sslmode=require';
    const { driverUrl = '' } = readServers(url) ?? {};
    const read = new pg.Client({ connectionString: driverUrl });
    expect(read).toMatchObject({ user: 'u', password: 'p p', database: 'dabba' });
    expect(read).toMatchObject({ host: 'one', port: 5433, ssl: {} });
  });
});
