import type { InquiryPrice } from '#contract/catering/inquiry-menu.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { unsuitedWords } from '#domain/catering/guest-diets.ts';
import { chosenDishes, servedChoices } from '#domain/catering/menu.ts';
import { needsCall } from '#domain/catering/guests.ts';
import { FormPart } from '#web/platform/ui/form/form-part.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { type Catalogue, choicesOf, type FormEstimate } from './catalogue.ts';
import { CatalogueFailed } from './catalogue-failed.tsx';
import { EstimateCard } from './estimate-card.tsx';
import type { InquiryTyped } from './inquiry-form.ts';
import { chosenPlan } from './inquiry-form.ts';
import { MenuChoices } from './menu-choices.tsx';
import { MenuTable } from './menu-table.tsx';
import type { LiveMenu } from './use-calculated-menu.ts';
import type { LoadedCatalogue } from './use-catalogue.ts';

/** The menu, put together and reckoned live: choices, what is cooked, what it comes to. */
export function MenuParts({
  typed,
  catalogue,
  estimate,
  price,
  menu,
  asksGuests = false,
}: {
  typed: InquiryTyped;
  catalogue: Catalogue;
  /** Null while the guests are no number. */
  estimate: FormEstimate | null;
  price: InquiryPrice | null;
  menu: LiveMenu;
  asksGuests?: boolean;
}) {
  const plan = chosenPlan(typed, catalogue.plans);
  if (!plan) return null;
  const choices = servedChoices(plan.features, choicesOf(typed, catalogue.menu, plan));
  const eaten = { dietaryPreference: typed.dietaryPreference, guestDiets: null };
  return (
    <div className="grid gap-8">
      <MenuChoices
        plan={plan}
        menu={catalogue.menu}
        asksGuests={asksGuests}
        unsuited={unsuitedWords(eaten, chosenDishes(choices))}
      />
      <FormPart title="What we cook for you" level="h3">
        {estimate ? <MenuTable menu={menu} /> : <NoGuests />}
      </FormPart>
      <FormPart title="What it costs" level="h3">
        {estimate && price ? (
          <EstimateCard
            estimate={estimate}
            price={price}
            needsCall={needsCall(typed, estimate.guests, catalogue.menu)}
            isBrought={isBrought(typed.cateringService)}
          />
        ) : (
          <NoGuests />
        )}
      </FormPart>
    </div>
  );
}

const NoGuests = () => (
  <p className="text-ink-soft">Enter the number of guests, and it is worked out here.</p>
);

/** Step 3; what is paid, and when, is said beside the price. */
export function MenuStep({
  loaded,
  ...parts
}: Omit<Parameters<typeof MenuParts>[0], 'catalogue'> & { loaded: LoadedCatalogue }) {
  if (!loaded.catalogue)
    return loaded.error ? <CatalogueFailed {...loaded} /> : <SkeletonText lines={12} />;
  return (
    <>
      <MenuParts {...parts} catalogue={loaded.catalogue} asksGuests />
      <p className="mt-4 text-ink-soft">
        You pay nothing now. We call you and send a quote; how to pay comes once you accept it.
      </p>
    </>
  );
}
