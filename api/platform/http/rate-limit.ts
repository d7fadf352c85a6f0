import { isIPv6 } from 'node:net';
import type { Limit } from '#contract/platform/endpoint.ts';

/** Every address may make this many calls in a minute, whatever they are. */
export const GENERAL_LIMIT: Limit = { max: 600, windowSeconds: 60, by: 'address' };

/** Beyond this many counted callers the oldest windows are forgotten. */
const MOST_WINDOWS = 50_000;

type Window = { count: number; endsAt: number };

export type RateLimiter = {
  /** Counts a call; answers the seconds to wait when it is one too many, else 0. */
  take(name: string, who: string, limit: Limit): number;
  /** Counts one call less, of those in the window that is open. */
  giveBack(name: string, who: string): void;
};

/**
 * Fixed windows counted in this process: what protects a node of several is counted by that node. The
 * limits of certain calls, and wrong passwords, are counted in the database, for all of them
 * (docs/decisions/0060-limits-count-on-all-nodes.md).
 * @param now milliseconds that only ever grow
 */
export function createRateLimiter(now: () => number = () => performance.now()): RateLimiter {
  const windows = new Map<string, Window>();

  function forgetSome(at: number): void {
    for (const [key, window] of windows) {
      if (window.endsAt > at && windows.size < MOST_WINDOWS) return;
      windows.delete(key);
    }
  }

  return {
    take(name, who, { max, windowSeconds }) {
      const at = now();
      const key = `${name} ${who}`;
      let window = windows.get(key);
      if (!window || window.endsAt <= at) {
        windows.delete(key);
        if (windows.size >= MOST_WINDOWS) forgetSome(at);
        window = { count: 0, endsAt: at + windowSeconds * 1000 };
        windows.set(key, window);
      }
      window.count += 1;
      return window.count > max ? Math.ceil((window.endsAt - at) / 1000) : 0;
    },
    giveBack(name, who) {
      const window = windows.get(`${name} ${who}`);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}

/**
 * The address that limits count for: an IPv4 address as it is, of an IPv6 address its /64, because
 * that is what one household or one machine gets whole (RFC 6177).
 */
export function networkKeyOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const bare = ip.split('%', 1)[0] ?? ip;
  if (!isIPv6(bare)) return ip;
  const [head = '', tail] = bare.split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...end];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
