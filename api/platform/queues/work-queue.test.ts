import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ClientDisconnected, createWorkQueue, WorkQueueFull } from './work-queue.ts';

const figures = { atOnce: 3, mostWaiting: 20, retryAfterSeconds: 7 };

/** Work that ends when it is told to. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('a line', () => {
  it('lets so many work at once and the rest in turn', async () => {
    const line = createWorkQueue(figures);
    let working = 0;
    let most = 0;
    const finished: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        line
          .run(async () => {
            most = Math.max(most, ++working);
            await turn();
            working -= 1;
            finished.push(place);
            if (place % 5 === 0) throw new Error('failed');
          })
          .catch(() => {}),
      ),
    );
    expect(most).toBe(3);
    expect(finished).toEqual([...finished].sort((a, b) => a - b));
    expect(finished).toHaveLength(20);
    expect(line).toMatchObject({ working: 0, waiting: 0, refused: 0 });
  });

  it('refuses whoever comes when so many wait, and says when to come again', async () => {
    const line = createWorkQueue({ ...figures, atOnce: 1, mostWaiting: 1 });
    const first = task();
    const works = line.run(first.work);
    const waits = line.run(async () => 'had its turn');
    const refusal = await line.run(async () => {}).catch((error) => error);
    expect(refusal).toBeInstanceOf(WorkQueueFull);
    expect(refusal.retryAfterSeconds).toBe(7);
    expect(line).toMatchObject({ working: 1, waiting: 1, refused: 1 });
    first.end();
    await works;
    expect(await waits).toBe('had its turn');
    expect(await line.run(async () => 'again')).toBe('again');
  });

  it('is left by whoever hangs up, and the next one moves up', async () => {
    const line = createWorkQueue({ ...figures, atOnce: 1 });
    const first = task();
    const works = line.run(first.work);
    const caller = new AbortController();
    let worked = false;
    const waits = line.run(async () => {
      worked = true;
    }, caller.signal);
    const behind = line.run(async () => 'moved up');
    caller.abort(new ClientDisconnected());
    await expect(waits).rejects.toBeInstanceOf(ClientDisconnected);
    expect(line).toMatchObject({ working: 1, waiting: 1 });
    first.end();
    await works;
    expect(await behind).toBe('moved up');
    expect(worked).toBe(false);
    await expect(line.run(async () => {}, caller.signal)).rejects.toBeInstanceOf(
      ClientDisconnected,
    );
    expect(line).toMatchObject({ working: 0, waiting: 0 });
  });

  it('does not mind that somebody hangs up whose turn has come', async () => {
    const line = createWorkQueue({ ...figures, atOnce: 1 });
    const caller = new AbortController();
    const leave = await line.enter(caller.signal);
    caller.abort(new ClientDisconnected());
    expect(line.working).toBe(1);
    leave();
    leave();
    expect(line.working).toBe(0);
  });
});
