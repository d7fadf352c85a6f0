import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#test/nodes/free-port.ts';

/** How a line between two machines behaves. */
export type Behaviour = 'well' | 'slow' | 'cut' | 'half open';

/** A line to one server, which carries everything until it is told otherwise. */
export type Line = { port: number; behave(how: Behaviour): void; end(): Promise<void> };

const SLOW_MS = 200;

export async function openLine(to: number): Promise<Line> {
  const port = await findFreePort();
  let how: Behaviour = 'well';
  const ends = new Set<Socket>();

  function carry(from: Socket, target: Socket): void {
    ends.add(from);
    from.setNoDelay(true);
    from.on('error', () => {});
    let carried: Promise<unknown> = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      // Nobody tells either end that nothing arrives.
      if (how === 'half open') return;
      const late = how === 'slow' && pause(SLOW_MS);
      // What is sent later arrives later, also where the line is fast again.
      carried = Promise.all([carried, late]).then(() => target.write(piece));
    });
    from.on('close', () => {
      ends.delete(from);
      if (how !== 'half open') target.destroy();
    });
  }

  const server = createServer((client) => {
    if (how === 'cut') return void client.destroy();
    const database = connect(to, '127.0.0.1');
    carry(client, database);
    carry(database, client);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const breakOff = () => {
    for (const end of ends) end.destroy();
  };
  return {
    port,
    behave(next) {
      // A line that comes back knows nothing of what it carried before.
      if (next === 'cut' || (next === 'well' && how === 'half open')) breakOff();
      how = next;
    },
    async end() {
      server.close();
      breakOff();
      await once(server, 'close');
    },
  };
}
