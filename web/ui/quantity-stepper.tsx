import { Minus, Plus } from 'lucide-react';
import { Icon } from './icon.tsx';

const BUTTON =
  'grid size-11 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40';

/** A small number, one up or down at a time; the new number is announced. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  onChange,
  describedBy,
}: {
  /** What is counted: 'Quantity'. */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  describedBy?: string;
}) {
  return (
    <fieldset
      aria-describedby={describedBy}
      className="inline-flex items-center gap-1 rounded-full border border-edge bg-card p-0.5"
    >
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label={`One less (${label})`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className={BUTTON}
      >
        <Icon of={Minus} />
      </button>
      <output className="min-w-8 text-center text-lg font-bold tabular-nums">{value}</output>
      <button
        type="button"
        aria-label={`One more (${label})`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={BUTTON}
      >
        <Icon of={Plus} />
      </button>
    </fieldset>
  );
}
