import { setTimeout as pause } from 'node:timers/promises';
import type { Node } from './kitchen.ts';

/** What people want: a public page, their own orders, to save something; and a balancer, whether a node is ready. */
export const WANTED = ['page', 'orders', 'write', 'readyz'] as const;
export type Wanted = (typeof WANTED)[number];

/** How often each answer came: its status, or 0 where none came. */
export type Answers = Map<number, number>;

/** What was seen at one node for a while. */
export type View = {
  node: Node['name'];
  answers: Record<Wanted, Answers>;
  /** The longest that anybody waited for a page, for orders or to hear whether it is ready, in milliseconds. */
  longestWait: number;
};

const ASK_EVERY_MS = 500;

const PATHS = { page: '/pricing', orders: '/api/v1/public/tiffin/orders', readyz: '/readyz' };

type Watch = { stop(): Promise<View> };

/** Asks a node for everything twice a second, beside those who write at it, until it is told to stop. */
export function watch({ name, origin, token, writers }: Node): Watch {
  const answers: View['answers'] = {
    ...{ page: new Map(), orders: new Map(), write: new Map(), readyz: new Map() },
  };
  const count = (own: Answers, status: number) => own.set(status, (own.get(status) ?? 0) + 1);
  let longestWait = 0;
  let watching = true;

  async function ask(wanted: keyof typeof PATHS): Promise<void> {
    const askedAt = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(origin + PATHS[wanted], { headers }).catch(() => null);
    // An answer that breaks off is none.
    const body = await response?.arrayBuffer().catch(() => null);
    longestWait = Math.max(longestWait, performance.now() - askedAt);
    count(answers[wanted], body ? (response?.status ?? 0) : 0);
  }

  async function askAgainAndAgain(): Promise<void> {
    const asking: Promise<void>[] = [];
    while (watching) {
      asking.push(ask('page'), ask('orders'), ask('readyz'));
      await pause(ASK_EVERY_MS);
    }
    await Promise.all(asking);
  }

  const before = writers.statuses.length;
  const asked = askAgainAndAgain();
  return {
    async stop() {
      watching = false;
      await asked;
      for (const status of writers.statuses.slice(before)) count(answers.write, status);
      return { node: name, answers, longestWait };
    },
  };
}

/** A view in words. */
export function inWords({ node, answers, longestWait }: View): string {
  const shown = WANTED.map((wanted) => {
    const counts = [...answers[wanted]].map(
      ([status, count]) => `${count} × ${status || 'nothing'}`,
    );
    return `${wanted} ${counts.join(', ')}`;
  });
  return `${node}: ${shown.join('; ')}; at most ${Math.round(longestWait)} ms`;
}
