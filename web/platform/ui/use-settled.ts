import { useEffect, useMemo, useState } from 'react';

/** A value once it has rested for so many milliseconds; what equals it in writing is the same. */
export function useSettled<Value>(value: Value, after: number): Value {
  const written = JSON.stringify(value);
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), after);
    return () => clearTimeout(timer);
  }, [written, after]);
  return useMemo(() => JSON.parse(settled) as Value, [settled]);
}
