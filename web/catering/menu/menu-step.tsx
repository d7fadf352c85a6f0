import type { InquiryPrice } from '#contract/catering/inquiry-menu.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { unsuitedText } from '#domain/catering/guest-diets.ts';
import { needsCall, WE_WILL_CALL } from '#domain/catering/guests.ts';
import { type Choices, chosenDishes, type Extras, servedChoices } from '#domain/catering/menu.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { formatPercent } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { chosenPlan, type InquiryInputs } from '#web/catering/wizard/inquiry-form.ts';
import { FormSection } from '#web/platform/form/form.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { type PriceRow, PriceTable } from '#web/platform/ui/price-table.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { type CateringCatalogue, choicesOf, type FormEstimate } from './catalogue.ts';
import { MenuChoices } from './menu-choices.tsx';
import { MenuTable } from './menu-table.tsx';
import type { CalculatedMenuState } from './use-calculated-menu.ts';
import type { LoadedCatalogue } from './use-catalogue.ts';
import { CatalogueFailed } from './withdrawn-choices-notice.tsx';

const pieces = (count: number, one: string): string[] => (count === 0 ? [] : [counted(count, one)]);

/** What the extras are for: `Undhiyu, 20 rotis`; empty when there are none. */
export function extrasNote(choices: Choices, { roti, puri }: Extras): string {
  const dishes = chosenDishes(choices).flatMap(({ name, surcharge }) =>
    surcharge > 0 ? [name] : [],
  );
  return [...dishes, ...pieces(roti, 'roti'), ...pieces(puri, 'puri')].join(', ');
}

function priceRowsOf(
  price: InquiryPrice,
  { guests, choices, extras }: FormEstimate,
  isBrought: boolean,
): PriceRow[] {
  const perGuest = (cents: number) => `${guests} × ${formatPlainMoney(cents)}`;
  const note = extrasNote(choices, extras);
  return [
    { label: 'Base', note: perGuest(price.pricePerPerson), cents: price.basePrice },
    { label: 'Extras', ...(note && { note }), cents: price.additionalCharges },
    { label: 'Delivery', cents: price.deliveryFee, free: isBrought ? 'Free' : 'Picked up' },
    {
      label: 'Tax',
      note: `${formatPercent(price.taxPercentage)} of the base`,
      cents: price.taxAmount,
    },
  ];
}

/** What the event comes to, line by line, and what the kitchen still has a word in. */
function EstimateCard({
  estimate,
  price,
  needsCall,
  isBrought,
}: {
  estimate: FormEstimate;
  /** The server's newer figures where it has sent some, else the estimate's own. */
  price: InquiryPrice;
  needsCall: boolean;
  isBrought: boolean;
}) {
  return (
    <div className="grid gap-4">
      <PriceTable
        rows={priceRowsOf(price, estimate, isBrought)}
        total={{ label: 'Total', cents: price.totalPrice }}
        format={formatPlainMoney}
      />
      {needsCall && (
        <Banner kind="info" title={WE_WILL_CALL}>
          This is a big party, so this is a first estimate. We look at it with you on the phone.
        </Banner>
      )}
    </div>
  );
}

/** The menu, put together and reckoned live: choices, what is cooked, what it comes to. */
export function MenuSections({
  typed,
  catalogue,
  estimate,
  price,
  menu,
  asksGuests = false,
}: {
  typed: InquiryInputs;
  catalogue: CateringCatalogue;
  /** Null while the guests are no number. */
  estimate: FormEstimate | null;
  price: InquiryPrice | null;
  menu: CalculatedMenuState;
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
        unsuited={unsuitedText(eaten, chosenDishes(choices))}
      />
      <FormSection title="What we cook for you" level="h3">
        {estimate ? <MenuTable menu={menu} /> : <NoGuests />}
      </FormSection>
      <FormSection title="What it costs" level="h3">
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
      </FormSection>
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
}: Omit<Parameters<typeof MenuSections>[0], 'catalogue'> & { loaded: LoadedCatalogue }) {
  if (!loaded.catalogue)
    return loaded.error ? <CatalogueFailed {...loaded} /> : <SkeletonText lines={12} />;
  return (
    <>
      <MenuSections {...parts} catalogue={loaded.catalogue} asksGuests />
      <p className="mt-4 text-ink-soft">
        You pay nothing now. We call you and send a quote; how to pay comes once you accept it.
      </p>
    </>
  );
}
