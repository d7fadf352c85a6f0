/**
 * Does a step's part for one id after the other: one that fails keeps nobody else waiting.
 * @throws the failures together, each with its id
 */
export async function eachAlone(
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  const failures: Error[] = [];
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      failures.push(new Error(`${id} failed`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everybody had their turn');
}
