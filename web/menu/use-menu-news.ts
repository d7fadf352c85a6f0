import { useEffect, useRef } from 'react';
import { announce } from '#web/platform/ui/live-region.tsx';

/** Says what a press has brought; silent on arrival. `words` is null while it is not known. */
export function useMenuNews(words: string | null): void {
  const said = useRef<string>(null);
  useEffect(() => {
    if (words === null) return;
    if (said.current !== null && said.current !== words) announce(words);
    said.current = words;
  }, [words]);
}
