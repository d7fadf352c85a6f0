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
  close(): Promise<void>;
};

/** Stands before a database's socket and passes everything on, until it is told to stop. */
export async function breakable(url: string): Promise<BreakableDatabase> {
  const host = new URLSearchParams(url.split('?')[1]).get('host') ?? '';
  const folder = makeTestFolder('socket');
  const socketIn = (place: string) => join(place, '.s.PGSQL.5432');
  const open = new Set<Socket>();
  let server: Server | null = null;

  async function bringBack(): Promise<void> {
    rmSync(socketIn(folder), { force: true });
    const listening = createServer((client) => {
      const database = createConnection(socketIn(host));
      for (const end of [client, database]) {
        open.add(end);
        end.on('error', () => {});
        end.on('close', () => {
          open.delete(end);
          client.destroy();
          database.destroy();
        });
      }
      client.pipe(database).pipe(client);
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

  await bringBack();
  return {
    url: `${url.split('?')[0]}?host=${encodeURIComponent(folder)}`,
    takeAway,
    bringBack,
    async close() {
      await takeAway();
      removeFolder(folder);
    },
  };
}
