import { parentPort, Worker } from 'node:worker_threads';

/** Functions of plain values that run on a thread of their own, by name. */
type ThreadCalls = Record<string, (...asked: never[]) => unknown>;

type ThreadRequest = { id: number; name: string; asked: unknown[] };
type ThreadAnswer = { id: number; answer: unknown } | { id: number; error: unknown };

/** Nobody has called for this long: the thread and all that it has loaded go. */
const IDLE_MS = 30_000;

/** Calls to a thread: each is answered, or fails, as the function itself would. */
export type ThreadCaller<Calls extends ThreadCalls> = <Name extends keyof Calls & string>(
  name: Name,
  ...asked: Parameters<Calls[Name]>
) => Promise<Awaited<ReturnType<Calls[Name]>>>;

/**
 * Calls what a module serves (`serveCalls`) on a thread of its own, so that nobody's answer waits for
 * work that takes milliseconds of the processor. The thread begins with the first call, and does not
 * keep the program running. What goes over is copied: plain values, and a Buffer arrives as bare bytes.
 */
export function createThread<Calls extends ThreadCalls>(
  module: URL,
  { idleMs = IDLE_MS }: { idleMs?: number } = {},
): ThreadCaller<Calls> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let counted = 0;

  function start(): Worker {
    const started = new Worker(module);
    started.unref();
    started.on('message', (answer: ThreadAnswer) => {
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) caller?.reject(answer.error);
      else caller?.resolve(answer.answer);
      if (waiting.size === 0) idle = setTimeout(() => end(started), idleMs).unref();
    });
    // One that runs out of memory, say: whoever calls next gets a new one.
    started.on('error', (error) => {
      for (const caller of waiting.values()) caller.reject(error);
      waiting.clear();
      end(started);
    });
    return started;
  }

  function end(started: Worker): void {
    clearTimeout(idle);
    void started.terminate();
    if (thread === started) thread = undefined;
  }

  return (name, ...asked) => {
    clearTimeout(idle);
    thread ??= start();
    const id = ++counted;
    const caller = Promise.withResolvers<unknown>();
    waiting.set(id, caller);
    thread.postMessage({ id, name, asked } satisfies ThreadRequest);
    return caller.promise as Promise<Awaited<ReturnType<Calls[typeof name]>>>;
  };
}

/** On the thread: answers calls with these functions. */
export function serveCalls(calls: ThreadCalls): void {
  const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
  parentPort?.on('message', async ({ id, name, asked }: ThreadRequest) => {
    try {
      const call = calls[name];
      if (!call) throw new Error(`this thread has no ${name}`);
      say({ id, answer: await call(...(asked as never[])) });
    } catch (error) {
      say({ id, error });
    }
  });
}
