import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** An HTTP call as a client process makes it. */
export type Call = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
};

/** What came back, word for word; status 0 when nothing did. */
export type Answer = { status: number; body: string };

/** Several client processes (test/nodes/caller.ts) that call at the same moment. */
export type Callers = {
  /** Deals the calls out to the processes and makes them all at once; the answers keep the order. */
  call(calls: readonly Call[]): Promise<Answer[]>;
  end(): Promise<void>;
};

export async function startCallers(count: number): Promise<Callers> {
  const children = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'caller.ts'), { execArgv: [] }),
  );

  async function tell(child: ChildProcess, what: string | object): Promise<unknown> {
    const answered = once(child, 'message');
    child.send(what);
    return (await answered)[0];
  }

  return {
    async call(calls) {
      const hands = children.map((_, hand) => calls.filter((_, index) => index % count === hand));
      await Promise.all(children.map((child, hand) => tell(child, { prepare: hands[hand] })));
      const answers = await Promise.all(
        children.map((child) => tell(child, 'go') as Promise<Answer[]>),
      );
      return calls.map((_, index) => answers[index % count]?.[Math.floor(index / count)] as Answer);
    },
    async end() {
      await Promise.all(
        children.map((child) => {
          const closed = once(child, 'close');
          child.kill();
          return closed;
        }),
      );
    },
  };
}
