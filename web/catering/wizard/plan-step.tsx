import { CallUs } from '#web/money/pricing/contact-ways.tsx';
import { SkeletonCards } from '#web/platform/ui/skeleton.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { CatalogueFailed } from './catalogue-failed.tsx';
import { PlanChoice } from './plan-choice.tsx';
import type { LoadedCatalogue } from './use-catalogue.ts';

/** Step 2: one of the plans. */
export function PlanStep({ loaded }: { loaded: LoadedCatalogue }) {
  const { catalogue, error } = loaded;
  if (!catalogue) {
    return error ? (
      <CatalogueFailed {...loaded} />
    ) : (
      <SkeletonCards count={2} label="Loading the plans…" />
    );
  }
  if (catalogue.plans.length === 0) {
    return (
      <EmptyState title="No catering plans at the moment" action={<CallUs />}>
        Call us, and we will put a menu together for you.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-3 text-ink-soft">
        Every plan is a whole meal, priced by the guest. You choose the dishes next.
      </p>
      <PlanChoice plans={catalogue.plans} />
    </>
  );
}
