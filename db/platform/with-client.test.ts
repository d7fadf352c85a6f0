import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakable } from '#test/breakable-database.ts';
import { useDatabase } from '#test/database.ts';
import { StartupError } from './database-error.ts';
import { withClient } from './with-client.ts';

const database = useDatabase();

const told = (lines: string[]) => ({
  name: 'test',
  doing: 'counting the dishes',
  log: (line: string) => void lines.push(line),
  patience: 600,
  toldAfter: 200,
});

describe('a long piece of work', () => {
  it('is told of, and given up, when its database is frozen', async () => {
    const door = await breakable(database.url);
    const lines: string[] = [];
    const work = withClient(door.url, told(lines), async (client) => {
      await client.query('SELECT 1');
      door.freeze();
      await client.query('SELECT 2');
    });
    await expect(work).rejects.toThrow(StartupError);
    await expect(work).rejects.toThrow(/has not answered for 1 min \(counting the dishes\)/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Still waiting for the database (counting the dishes)');
    door.thaw();
    await door.close();
  });

  it('is over though its database has frozen when it says goodbye', async () => {
    const door = await breakable(database.url);
    const answered = await withClient(door.url, told([]), async (client) => {
      await client.query('SELECT 1');
      door.freeze();
      return 'done';
    });
    expect(answered).toBe('done');
    door.thaw();
    await door.close();
  });

  it('may do nothing for as long as it likes, and fails with what failed', async () => {
    const lines: string[] = [];
    const work = withClient(database.url, told(lines), async (client) => {
      await client.query('SELECT 1');
      await new Promise((resolve) => setTimeout(resolve, 700));
      await client.query('SELECT nothing');
    });
    await expect(work).rejects.toMatchObject({ code: '42703' });
    expect(lines).toEqual([]);
  });
});

describe('every connection to the database', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync('{api,db}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
    .filter(([, source]) =>
      /new (pg\.Client|ProgramClient)\(|(new pg\.P|openP)ool\(\{/.test(source),
    );

  it.each(sources)('gives up on a database that stays silent: %s', (_path, source) => {
    expect(source).toMatch(/addQueryTimeout\(\w+/);
    expect(source).toContain('connectionTimeoutMillis: ');
  });
});
