import { isElsewhere } from './elsewhere.ts';

/** Says whose clock it is to a reader whose own shows another time; nothing in the kitchen's zone. */
export function TorontoTime({ className = '' }: { className?: string }) {
  if (!isElsewhere(Date.now())) return null;
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      Days and times are Toronto's, where the kitchen is.
    </p>
  );
}
