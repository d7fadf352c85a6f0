import { Check } from 'lucide-react';
import { Icon } from '#web/platform/ui/icon.tsx';
import { STEPS, type Step } from './steps.ts';

const DOT = 'grid size-8 shrink-0 place-items-center rounded-full font-heading text-base font-bold';

/** Where one is in the wizard; the steps that are done lead back. */
export function StepProgress({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2 sm:gap-4">
      {STEPS.map((name, index) => {
        const number = (index + 1) as Step;
        const isDone = number < step;
        const bar = `mb-2 block h-1.5 rounded-full ${number <= step ? 'bg-turmeric' : 'bg-line'}`;
        const words = (
          <>
            <span
              className={`${DOT} ${number === step ? 'bg-ink text-paper' : 'bg-turmeric-tint text-turmeric-ink'}`}
            >
              {isDone ? <Icon of={Check} className="size-4.5" /> : number}
            </span>
            <span className="leading-tight max-sm:text-sm">
              {isDone && <span className="sr-only">Done, change: </span>}
              {name}
            </span>
          </>
        );
        const row =
          'flex min-h-11 w-full items-center gap-2 text-left font-semibold max-[24rem]:flex-col max-[24rem]:items-start max-[24rem]:gap-1';
        return (
          <li key={name} aria-current={number === step ? 'step' : undefined} className="min-w-0">
            <span className={bar} aria-hidden="true" />
            {isDone ? (
              <button
                type="button"
                onClick={() => onStep(number)}
                className={`${row} cursor-pointer hover:underline underline-offset-4`}
              >
                {words}
              </button>
            ) : (
              <span className={`${row} ${number === step ? '' : 'font-normal text-ink-soft'}`}>
                {words}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
