import { AsyncLocalStorage } from 'node:async_hooks';

/** From where somebody calls: `moves` unless they stay at one address, whatever the time. */
export type Home = { moves?: boolean };

/**
 * Gives everybody an address of their own, of those for examples (RFC 3849): the program counts calls by
 * a minute of the machine, in which a fast clock has many. So with each minute by the clock the same
 * people call from another address, and each may do in a minute of theirs what anybody may.
 */
export function openAddresses(now: () => Temporal.Instant) {
  const homes = new AsyncLocalStorage<() => string>();
  let known = 0;
  const minute = () => Math.floor(now().epochMilliseconds / 60_000) % 0x10000;
  return {
    /** Does this from an address of its own. */
    from<T>(work: () => T, { moves = true }: Home = {}): T {
      known += 1;
      const home = known.toString(16);
      const begun = minute();
      // One network each: of an IPv6 address the first four groups count.
      const address = () => `2001:db8:${home}:${(moves ? minute() : begun).toString(16)}::1`;
      return homes.run(address, work);
    },
    /** The address of whoever does something now. */
    current: () => homes.getStore()?.(),
  };
}
