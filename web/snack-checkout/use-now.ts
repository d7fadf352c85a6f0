import { useEffect, useState } from 'react';

const EVERY = 30_000;

/** The present instant, looked at again every half minute and whenever the page is shown. */
export function useNow(): { epochMilliseconds: number } {
  const [epochMilliseconds, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { epochMilliseconds };
}
