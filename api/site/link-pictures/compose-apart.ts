import { Worker } from 'node:worker_threads';
import type { composePreview } from './compose.ts';

type Asked = Parameters<typeof composePreview>;

/** What the thread is asked, and what it says (compose-thread.ts). */
export type ComposeRequest = { id: number; asked: Asked };
export type ComposeAnswer = { id: number; svg: string } | { id: number; error: unknown };

/** Nobody has asked for this long: the thread and its fonts go. */
const IDLE_MS = 30_000;

/** Composes pictures on a thread of its own, so that nobody's answer waits for letters to be set. */
export function createComposer(): (...asked: Asked) => Promise<string> {
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let counted = 0;

  function end(): void {
    void thread?.terminate();
    thread = undefined;
  }

  function start(): Worker {
    const started = new Worker(new URL('./compose-thread.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: ComposeAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('svg' in answer) asker?.resolve(answer.svg);
      else asker?.reject(answer.error);
      if (waiting.size === 0) idle = setTimeout(end, IDLE_MS).unref();
    });
    started.on('error', (error) => {
      for (const asker of waiting.values()) asker.reject(error);
      waiting.clear();
      end();
    });
    return started;
  }

  return (...asked) => {
    clearTimeout(idle);
    thread ??= start();
    const id = ++counted;
    const asker = Promise.withResolvers<string>();
    waiting.set(id, asker);
    thread.postMessage({ id, asked } satisfies ComposeRequest);
    return asker.promise;
  };
}
