/** Waits for some work, but no longer than so many milliseconds; answers whether it has settled. */
export async function settledWithin(
  milliseconds: number,
  work: Promise<unknown>,
): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, milliseconds, false);
  const settled = () => true;
  try {
    return await Promise.race([work.then(settled, settled), late]);
  } finally {
    clearTimeout(timer);
  }
}
