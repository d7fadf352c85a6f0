import { useEffect, useState } from 'react';

/** How long somebody pauses between two letters of one word, in milliseconds. */
const PAUSE = 150;

/** What was typed, once whoever types has paused; what is empty at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    if (typed === '') {
      setSettled('');
      return undefined;
    }
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
