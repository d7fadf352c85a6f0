import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/platform/ui/icon.tsx';
import { changeCart } from './browser-cart.ts';
import { type CartLine, setInstructions } from './cart.ts';

/** The most that can be said about one line (contract/snacks/orders.ts). */
const MOST_LETTERS = 300;

/** What the kitchen should know about one line: a button at first, then a small field. */
export function LineNote({ line }: { line: CartLine }) {
  const [opened, setOpened] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);

  if (!opened && line.specialInstructions === '') {
    return (
      <button
        type="button"
        onClick={() => setOpened(true)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <Icon of={MessageSquarePlus} className="size-4" />
        <span>
          Add a note<span className="sr-only"> about {line.name}</span>
        </span>
      </button>
    );
  }
  return (
    <div className="w-full">
      <label htmlFor={id} className="sr-only">
        Instructions for {line.name}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={MOST_LETTERS}
        value={line.specialInstructions}
        placeholder="Less chilli, no onion…"
        onChange={(event) => {
          const words = event.target.value;
          changeCart((cart) => setInstructions(cart, line.snackId, words));
        }}
        onBlur={() => setOpened(false)}
        className="field-sizing-content min-h-11 w-full rounded-control border border-edge bg-card px-3 py-2 text-sm"
      />
    </div>
  );
}
