/** The ids with the one at `from` moved to `to`; places beyond either end mean that end. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const place = Math.min(Math.max(to, 0), ids.length - 1);
  const [id] = ids.slice(from, from + 1);
  return id === undefined ? [...ids] : ids.toSpliced(from, 1).toSpliced(place, 0, id);
}

/**
 * The place that a dragged row has come to: it passes another when it covers half of it.
 * @param middles of all rows before anything was dragged, from the top, in pixels
 * @param from the dragged row's own place
 * @param by how far it was dragged, down
 * @param height of the dragged row
 */
export function placeAt(
  middles: readonly number[],
  from: number,
  by: number,
  height: number,
): number {
  const middle = (middles[from] ?? 0) + by;
  const isAbove = (other: number, place: number) =>
    place < from ? other <= middle - height / 2 : other < middle + height / 2;
  return middles.filter((other, place) => place !== from && isAbove(other, place)).length;
}

/** How far a row that is not dragged makes room, in rows: -1 up, 1 down. */
export function stepAside(place: number, from: number, to: number): -1 | 0 | 1 {
  if (place > from && place <= to) return -1;
  return place < from && place >= to ? 1 : 0;
}
