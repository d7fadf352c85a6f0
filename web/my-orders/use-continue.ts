import { useEffect, useRef } from 'react';

/** Reading goes on at the first of the orders that were asked for: `mark` where that is. */
export function useContinue(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const continueAt = useRef<number | null>(null);
  useEffect(() => {
    if (continueAt.current === null || count <= continueAt.current) return;
    (list.current?.children[continueAt.current] as HTMLElement | undefined)?.focus();
    continueAt.current = null;
  }, [count]);
  return {
    list,
    mark: () => {
      continueAt.current = count;
    },
  };
}
