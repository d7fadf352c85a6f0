import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '#web/platform/ui/icon.tsx';

/** So long the indicator shows, in milliseconds. */
const SHOWS = 2_000;

/** Says for two seconds that what was entered is kept; `onSaved` tells of each save. */
export function SavedMark({ onSaved }: { onSaved: (listener: () => void) => () => void }) {
  const [saves, setSaves] = useState(0);
  const [shown, setShown] = useState(false);

  useEffect(() => onSaved(() => setSaves((count) => count + 1)), [onSaved]);

  useEffect(() => {
    if (saves === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWS);
    return () => clearTimeout(timer);
  }, [saves]);

  return (
    <span
      aria-hidden={!shown}
      className={`inline-flex items-center gap-1.5 text-sm font-medium text-leaf-ink transition-opacity ${shown ? '' : 'opacity-0'}`}
    >
      <Icon of={Check} className="size-4.5" />
      Saved in this browser
    </span>
  );
}
