import { Check, X } from 'lucide-react';
import type { PlanVariant } from '#contract/money/plans.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';

/** What a plan comes with, and what it does without. */
export function FeatureList({ features }: { features: PlanVariant['features'] }) {
  return (
    <ul className="grid content-start gap-2">
      {features.map(({ text, isActive }) => (
        <li
          key={text}
          className={`flex gap-2.5 leading-snug ${isActive ? '' : 'text-ink-soft line-through decoration-edge'}`}
        >
          <Icon
            of={isActive ? Check : X}
            className={`mt-0.5 size-4.5 ${isActive ? 'text-leaf-ink' : 'text-ink-soft'}`}
          />
          <span>
            {!isActive && <span className="sr-only">Not included: </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
