/**
 * Which item stands first after so many steps, round the ends. `lefts` says where each item begins,
 * `furthest` how far the list can be scrolled, `now` how far it is; all in pixels.
 */
export function itemAfter(
  { lefts, furthest, now }: { lefts: readonly number[]; furthest: number; now: number },
  steps: number,
): number {
  // The item that stands first when the list cannot be scrolled any further.
  const atEnd = lefts.findIndex((left) => left >= furthest - 1);
  const last = atEnd === -1 ? lefts.length - 1 : atEnd;
  const apart = lefts.map((left) => Math.abs(left - now));
  const first = Math.min(apart.indexOf(Math.min(...apart)), last);
  return (((first + steps) % (last + 1)) + last + 1) % (last + 1);
}

/** Scrolls a list by so many items, as smoothly as its style says; answers which stands first then. */
export function turnList(list: HTMLElement, steps: number): number {
  const items = [...list.children] as HTMLElement[];
  const start = items[0]?.offsetLeft ?? 0;
  const lefts = items.map((item) => item.offsetLeft - start);
  const furthest = list.scrollWidth - list.clientWidth;
  const next = itemAfter({ lefts, furthest, now: list.scrollLeft }, steps);
  list.scrollTo({ left: lefts[next] ?? 0 });
  return next;
}
