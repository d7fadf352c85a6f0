import { useEffect, useRef } from 'react';

/**
 * Reading goes on at the first of the orders that were asked for, wherever the list puts it: `mark`
 * what is there before they come.
 * @param ids of the orders that are shown, in their order
 */
export function useContinue(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const known = before.current;
    const first = known ? ids.findIndex((id) => !known.has(id)) : -1;
    if (first < 0) return;
    (list.current?.children[first] as HTMLElement | undefined)?.focus();
    before.current = null;
  }, [ids]);
  return {
    list,
    mark: () => {
      before.current = new Set(ids);
    },
  };
}
