import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from '#web/platform/ui/icon.tsx';
import { StepButton } from '#web/platform/ui/step-button.tsx';
import { MOST_PIECES, readGuests } from './inquiry-form.ts';

const within = (count: number): number => Math.min(Math.max(count, 0), MOST_PIECES);

/** A count that never goes below 0: one up or down by a press, any number by typing. */
export function CountField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { field } = useController({ name });
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const count = Number(field.value);
  const change = (next: number) => {
    setTyped(null);
    field.onChange(within(next));
  };

  function type(text: string) {
    setTyped(text);
    const next = text.trim() === '' ? 0 : readGuests(text);
    if (!Number.isNaN(next)) field.onChange(within(next));
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft tabular-nums">
          {hint}
        </p>
      </div>
      <div className="inline-flex items-center rounded-full border border-edge bg-card p-0.5">
        <StepButton
          aria-label={`One less (${label})`}
          ended={count <= 0}
          onClick={() => change(count - 1)}
        >
          <Icon of={Minus} />
        </StepButton>
        <input
          ref={field.ref}
          id={id}
          name={field.name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-describedby={`${id}-hint`}
          value={typed ?? String(count)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            setTyped(null);
            field.onBlur();
          }}
          onKeyDown={(event) => {
            // Enter takes the number; it sends no inquiry.
            if (event.key === 'Enter') {
              event.preventDefault();
              setTyped(null);
            }
            const move = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!move) return;
            event.preventDefault();
            change(count + move);
          }}
          className="h-11 w-16 rounded-control bg-transparent text-center text-lg font-bold tabular-nums focus-visible:outline-offset-0"
        />
        <StepButton
          aria-label={`One more (${label})`}
          ended={count >= MOST_PIECES}
          onClick={() => change(count + 1)}
        >
          <Icon of={Plus} />
        </StepButton>
      </div>
    </div>
  );
}
