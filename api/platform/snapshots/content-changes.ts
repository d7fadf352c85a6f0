import type pg from 'pg';
import { ProgramClient } from '#db/platform/program-client.ts';
import { addQueryTimeout } from '#db/platform/query-timeout.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** A server that freezes breaks nothing off: whoever only listens would wait for its words for ever. */
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 3_000;

/**
 * Tells when public content has changed, in this process or another: the database's triggers send
 * NOTIFY `content` (docs/rules.md#kept-in-memory).
 */
export type ContentChanges = {
  /**
   * Calls back on every change with what the database said of it; with nothing where this process has
   * changed it itself, and once after each reconnect, as anything may have been missed.
   */
  onContentChange(callback: (said?: string) => void): void;
  /** Content was changed by this process, just now: nobody here waits for the database to say so. */
  changed(): void;
  /** Settles when it listens for the first time. */
  listening: Promise<void>;
  close(): Promise<void>;
};

/**
 * Listens on a connection of its own, and connects anew with a growing wait when that is lost.
 * @param askEvery how often it asks whether the database is there, in milliseconds
 */
export function listenForContent(
  url: string,
  log: { warn(details: object, message: string): void },
  askEvery = ASK_EVERY_MS,
): ContentChanges {
  const callbacks: ((said?: string) => void)[] = [];
  const changed = (said?: string) => {
    for (const callback of callbacks) callback(said);
  };
  const firstTime = Promise.withResolvers<void>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(wait: number): Promise<void> {
    const next = new ProgramClient({
      connectionString: url,
      application_name: 'dabba content',
      connectionTimeoutMillis: 5_000,
    });
    let gone = false;
    let asking: NodeJS.Timeout | undefined;
    const onGone = (error?: Error) => {
      if (gone) return;
      gone = true;
      clearTimeout(asking);
      next.end().catch(() => {});
      if (closed) return;
      log.warn({ err: error }, 'not hearing of content changes; connecting again');
      timer = setTimeout(() => connect(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
    };
    const askLater = () => {
      if (gone) return;
      asking = setTimeout(() => next.query('SELECT 1').then(askLater, onGone), askEvery);
    };
    next.on('error', onGone);
    next.on('end', () => onGone());
    next.on('notification', ({ payload }) => changed(payload));
    client = next;
    try {
      await next.connect();
      addQueryTimeout(next, ANSWER_WITHIN_MS);
      await next.query('LISTEN content');
      askLater();
      wait = FIRST_WAIT_MS;
      changed();
      firstTime.resolve();
    } catch (error) {
      onGone(error as Error);
    }
  }

  void connect(FIRST_WAIT_MS);
  return {
    onContentChange: (callback) => void callbacks.push(callback),
    changed: () => changed(),
    listening: firstTime.promise,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
