import { servedChoices } from '#domain/catering/menu.ts';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { type Catalogue, choicesOf } from './catalogue.ts';
import { chosenPlan, type InquiryTyped } from './inquiry-form.ts';
import { thaliSubject } from './thali-subject.ts';

/** The choices as one guest's plate, drawn anew with each of them. */
export function ServedThali({ typed, catalogue }: { typed: InquiryTyped; catalogue: Catalogue }) {
  const plan = chosenPlan(typed, catalogue.plans);
  if (!plan) return null;
  const choices = servedChoices(plan.features, choicesOf(typed, catalogue.menu, plan));
  return (
    <figure className="rounded-card bg-sunken p-5 text-center">
      <div className="thali-still mx-auto w-full max-w-72">
        <Drawing of={thaliSubject(choices)} />
      </div>
      <figcaption className="mt-1">
        <span className="block font-heading text-title-sm font-bold">A plate at your event</span>
        <span className="text-sm text-ink-soft">It changes with the dishes that you choose.</span>
      </figcaption>
    </figure>
  );
}
