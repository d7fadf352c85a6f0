import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { asLauncher } from '#test/database.ts';
import { checkServer } from './check-server.ts';
import { startDatabase } from './embedded.ts';

const start = (databaseUrl: string) => startDatabase({ dataDir: '', databaseUrl, log: () => {} });

describe('DATABASE_URL', () => {
  it('is used as it is when its server answers', async () => {
    const url = inject('templateUrl');
    expect(await start(url)).toMatchObject({ url, startedHere: false, dataDir: null });
  });

  it.each([
    ['nothing listens at that address', 'postgresql://kitchen:hush@127.0.0.1:1/dabba'],
    ['nothing listens at that socket', 'postgresql://kitchen:hush@/dabba?host=/nowhere'],
    ['no server of that name is known', 'postgresql://kitchen:hush@nowhere.invalid/dabba'],
  ])('says that %s, without the password', async (reason, url) => {
    const problem = await start(url).catch((error: Error) => error.message);
    expect(problem).toContain(reason);
    expect(problem).not.toContain('hush');
  });

  it('says that there is no such database', async () => {
    const url = inject('templateUrl').replace('@/dabba?', '@/nothing?');
    await expect(start(url)).rejects.toThrow('there is no database of that name');
  });

  it('refuses a PostgreSQL that is too old', async () => {
    const { url, close } = await listen(answerAs('140011'));
    await expect(start(url)).rejects.toThrow('DATABASE_URL names PostgreSQL 14');
    close();
  });

  it('refuses a database that does not take every letter, and says how to make one that does', async () => {
    const launcher = asLauncher(inject('templateUrl'));
    await onServer(
      launcher,
      "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0",
    );
    const problem = await start(launcher.replace('@/dabba?', '@/latin?')).catch(
      (error: Error) => error.message,
    );
    await onServer(launcher, 'DROP DATABASE latin');
    expect(problem).toContain('keeps its texts as LATIN1');
    expect(problem).toContain("CREATE DATABASE dabba OWNER dabba ENCODING 'UTF8'");
  });

  it('does not wait for ever for a server that lets it in and then says nothing', async () => {
    const { url, close } = await listen(answerAs(null));
    await expect(checkServer(url, 200)).rejects.toThrow('the database does not answer');
    close();
  });
});

async function onServer(url: string, command: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(command);
  await client.end();
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://kitchen@127.0.0.1:${port}/dabba`,
    close: () => server.close(),
  };
}

/**
 * As much of PostgreSQL's protocol as it takes to answer any query with one version number; none at
 * all without one.
 */
function answerAs(version: string | null): Server {
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const welcome = message('R', Buffer.alloc(4));
  const idle = message('Z', Buffer.from('I'));
  const column = Buffer.concat([Buffer.from('\0\x01server_version_num\0'), Buffer.alloc(18)]);
  column.writeInt32BE(25, column.length - 12);
  const value = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 6]), Buffer.from(version ?? '')]);
  const row = [message('T', column), message('D', value), message('C', Buffer.from('SHOW\0'))];
  return createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([welcome, idle]));
      socket.on('data', (sent) => {
        if (version && sent.toString('latin1').startsWith('Q'))
          socket.write(Buffer.concat([...row, idle]));
      });
    });
  });
}
