import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
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
    from.on('data', (piece: Buffer) => {
      if (how === 'well') target.write(piece);
      // Nobody tells either end that nothing arrives.
      else if (how === 'slow') setTimeout(() => target.write(piece), SLOW_MS);
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
