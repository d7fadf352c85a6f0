import { Minus, Plus } from 'lucide-react';
import { Icon } from './icon.tsx';
import { StepButton } from './step-button.tsx';

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
      <StepButton
        aria-label={`One less (${label})`}
        ended={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon of={Minus} />
      </StepButton>
      <output className="min-w-8 text-center text-lg font-bold tabular-nums">{value}</output>
      <StepButton
        aria-label={`One more (${label})`}
        ended={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} />
      </StepButton>
    </fieldset>
  );
}
