import { setTimeout as pause } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { serveCalls } from './thread.ts';

/** What thread.test.ts calls. */
export const calls = {
  add: (one: number, other: number): number => one + other,
  later: (text: string, afterMs: number): Promise<string> => pause(afterMs, text),
  fail(message: string): never {
    throw new Error(message);
  },
  /** Fails where nobody catches it. */
  die: (message: string): Promise<never> =>
    new Promise(() => {
      setImmediate(() => {
        throw new Error(message);
      });
    }),
  threadId: (): number => threadId,
  reverse: (bytes: Uint8Array): Uint8Array => bytes.toReversed(),
};

serveCalls(calls);
