import { useEffect, useState } from 'react';

const listeners = new Set<(words: string) => void>();

/** Says something to screen readers that the screen shows in another way ('3 orders found'). */
export function announce(words: string): void {
  for (const listener of listeners) listener(words);
}

/** The place where `announce` speaks; the chrome has the one of the page. */
export function LiveRegion() {
  const [said, setSaid] = useState({ words: '', times: 0 });
  useEffect(() => {
    const listen = (words: string) => setSaid(({ times }) => ({ words, times: times + 1 }));
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, []);
  // A no-break space at every second time, so that the same words are said again.
  return (
    <div aria-live="polite" className="sr-only">
      {said.words}
      {said.times % 2 === 1 ? '\u00a0' : ''}
    </div>
  );
}
