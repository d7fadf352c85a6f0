import { useEffect, useMemo, useState } from 'react';

const EVERY = 30_000;

/**
 * The present instant, looked at again every half minute and whenever the page is shown. A page that
 * comes from the server begins with the server's, `first` in milliseconds, so as to read the same.
 */
export function useNow(first?: number): { epochMilliseconds: number } {
  const [epochMilliseconds, setNow] = useState(() => first ?? Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { epochMilliseconds };
}

/** A value once it has rested for so many milliseconds; what equals it in writing is the same. */
export function useDebounced<Value>(value: Value, after: number): Value {
  const written = JSON.stringify(value);
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), after);
    return () => clearTimeout(timer);
  }, [written, after]);
  return useMemo(() => JSON.parse(settled) as Value, [settled]);
}
