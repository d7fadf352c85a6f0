import { useCallback, useEffect, useState } from 'react';

/** Seconds that are left of `seconds` since this showed, down to 0, and how to begin anew. */
export function useSecondsLeft(seconds: number): [left: number, startAgain: () => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    look();
    const timer = setInterval(() => {
      look();
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  const startAgain = useCallback(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  return [left, startAgain];
}
