/** The ids with the one at `from` moved to `to`; places beyond either end mean that end. */
export function moveId(ids: readonly string[], from: number, to: number): string[] {
  const place = Math.min(Math.max(to, 0), ids.length - 1);
  const [id] = ids.slice(from, from + 1);
  return id === undefined ? [...ids] : ids.toSpliced(from, 1).toSpliced(place, 0, id);
}
