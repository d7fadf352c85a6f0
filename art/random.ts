/** A repeatable stream of numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high], both included. */
  whole(low: number, high: number): number;
  /** One of the list. */
  pick<T>(list: readonly T[]): T;
  /** True with the given likelihood (0 to 1). */
  chance(likelihood: number): boolean;
}

/** FNV-1a over the UTF-16 code units: 32 bits, enough to tell dish names apart. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    hash ^= name.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The stream that belongs to a name (mulberry32). Two names that differ give unrelated streams. */
export function randomFor(name: string): Random {
  let state = hashName(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    chance: (likelihood) => next() < likelihood,
  };
}
