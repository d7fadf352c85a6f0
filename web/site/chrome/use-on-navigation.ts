import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs `then` after each navigation, and not for the page that the program began with. */
export function useOnNavigation(then: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const onNavigation = useEffectEvent(then);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    onNavigation();
  }, [key]);
}
