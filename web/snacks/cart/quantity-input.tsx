import { Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { StepButton } from '#web/platform/ui/step-button.tsx';
import { MOST_OF_ONE } from './cart.ts';

/**
 * What somebody types or pastes as a quantity, as digits: `1,000` is a thousand and `12.5` is twelve;
 * more than 999 are 999. Empty for what is no number, or less than none.
 */
export function readQuantity(typed: string): string {
  const whole = typed.trim().replace(/,(?=\d{3}(?!\d))/g, '');
  const digits = /^\d+/.exec(whole)?.[0];
  return digits === undefined ? '' : String(Math.min(Number(digits), MOST_OF_ONE));
}

/**
 * How many of a snack, 0 or 1 to 999: one up or down by a press, any number by typing. What is typed counts
 * as soon as it is a number; an emptied field keeps the number it had once it is left.
 */
export function QuantityInput({
  label,
  value,
  min = 0,
  onChange,
}: {
  /** What is counted: the snack's name. */
  label: string;
  value: number;
  /** With 0 the last step down takes it out. */
  min?: 0 | 1;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const removes = min === 0 && value <= 1;

  function type(text: string) {
    const digits = readQuantity(text);
    setTyped(digits);
    // A 0 counts when the field is left: it may be on its way to 10.
    if (Number(digits) > 0) onChange(Number(digits));
  }

  function leave() {
    if (typed !== null && typed !== '' && Number(typed) === 0 && min === 0) onChange(0);
    setTyped(null);
  }

  return (
    <fieldset className="inline-flex items-center rounded-full border border-edge bg-card p-0.5">
      <legend className="sr-only">Quantity of {label}</legend>
      <StepButton
        aria-label={removes ? `Remove ${label}` : `One less of ${label}`}
        ended={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon of={removes ? Trash2 : Minus} className={removes ? 'size-4.5' : 'size-5'} />
      </StepButton>
      <input
        type="text"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${label}`}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            leave();
          }
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (!step || value + step < Math.max(min, 1)) return;
          event.preventDefault();
          setTyped(null);
          onChange(value + step);
        }}
        className="h-11 w-11 rounded-control bg-transparent text-center text-lg font-bold tabular-nums focus-visible:outline-offset-0"
      />
      <StepButton
        data-more
        aria-label={`One more of ${label}`}
        ended={value >= MOST_OF_ONE}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} />
      </StepButton>
    </fieldset>
  );
}
