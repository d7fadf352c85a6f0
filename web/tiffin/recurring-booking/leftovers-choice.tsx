import type { UsualPlan } from '#contract/tiffin/usual.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { creditsWords } from '#web/tiffin/orders/deadline-words.ts';
import { tiffinsWords } from '#web/tiffin/orders/skip-options.ts';
import { RadioCards } from '#web/platform/ui/form/choices.tsx';

/** Asks what becomes of tiffins that the pattern of before has booked; nothing when there are none. */
export function LeftoversChoice({
  leftovers,
  isStopping = false,
}: {
  leftovers: UsualPlan['leftovers'];
  isStopping?: boolean;
}) {
  if (leftovers.length === 0) return null;
  const credits = leftovers.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = `${creditsWords(credits)} ${credits === 1 ? 'comes' : 'come'} back`;
  return (
    <div className="grid gap-3">
      <RadioCards
        name="leftovers"
        legend={isStopping ? 'What is booked already' : 'What is booked and does not fit any more'}
        choices={[
          { value: 'keep', label: 'Keep it', description: 'It comes as it is booked.' },
          {
            value: 'release',
            label: isStopping ? 'Release it' : 'Release it and book anew',
            description: isStopping ? `${back}.` : `${back} and are used for your new usual.`,
          },
        ]}
      />
      <ul aria-label="Booked already" className="max-h-44 overflow-auto text-ink-soft">
        {leftovers.map(({ orderNumber, date, deliveryTimeSlot, quantity }) => (
          <li key={orderNumber} className="tabular-nums">
            {formatDay(date)}, {formatSlot(deliveryTimeSlot)}, {tiffinsWords(quantity)}
          </li>
        ))}
      </ul>
    </div>
  );
}
