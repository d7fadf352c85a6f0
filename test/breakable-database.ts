import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { makeTestFolder, removeFolder } from './folders.ts';

/** A database server that can be taken away and brought back, as its clients see it. */
export type BreakableDatabase = {
  url: string;
  /** Every connection breaks off and no new one is taken. */
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
  /** Connections stay open, new ones are taken, and nobody gets a word until it thaws. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

/** Stands before a database's socket and passes everything on, until it is told to stop. */
export async function breakable(url: string): Promise<BreakableDatabase> {
  const host = new URLSearchParams(url.split('?')[1]).get('host') ?? '';
  const folder = makeTestFolder('socket');
  const socketIn = (place: string) => join(place, '.s.PGSQL.5432');
  const open = new Set<Socket>();
  /** Who passes on what to whom. */
  const pairs = new Set<[Socket, Socket]>();
  let server: Server | null = null;
  let frozen = false;

  async function bringBack(): Promise<void> {
    rmSync(socketIn(folder), { force: true });
    const listening = createServer((client) => {
      const database = createConnection(socketIn(host));
      const pair: [Socket, Socket] = [client, database];
      pairs.add(pair);
      for (const end of [client, database]) {
        open.add(end);
        end.on('error', () => {});
        end.on('close', () => {
          open.delete(end);
          pairs.delete(pair);
          client.destroy();
          database.destroy();
        });
      }
      if (!frozen) client.pipe(database).pipe(client);
    });
    await new Promise<void>((resolve) => listening.listen(socketIn(folder), resolve));
    server = listening;
  }

  async function takeAway(): Promise<void> {
    const closing = server;
    server = null;
    for (const socket of open) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }

  function freeze(): void {
    frozen = true;
    for (const [client, database] of pairs) {
      client.unpipe(database);
      database.unpipe(client);
    }
  }

  function thaw(): void {
    frozen = false;
    for (const [client, database] of pairs) client.pipe(database).pipe(client);
  }

  await bringBack();
  return {
    url: `${url.split('?')[0]}?host=${encodeURIComponent(folder)}`,
    takeAway,
    bringBack,
    freeze,
    thaw,
    async close() {
      await takeAway();
      removeFolder(folder);
    },
  };
}
