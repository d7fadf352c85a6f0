/**
 * Lets at most `places` tasks run at once; the rest wait their turn. Each argon2 hash takes 19 MiB
 * and a thread: a hundred people who sign in at once must not take two gigabytes.
 */
export function createGate(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
