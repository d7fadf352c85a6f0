import { useEffect, useRef } from 'react';
import type { PlanGroup } from '#contract/tiffin/plans.ts';
import { announce } from '#web/platform/ui/live-region.tsx';
import { CateringPlanCard } from './catering-plan-card.tsx';
import { NoPlans } from './no-plans.tsx';
import { offersOf } from './offers.ts';
import { CYCLE_WORDS } from './plan-words.ts';
import { cateringBoard, tiffinBoard } from './price-board.ts';
import { PriceBoard } from './price-board-table.tsx';
import type { Selection } from './selection.ts';
import { TiffinPlanCard } from './tiffin-plan-card.tsx';

/** By how many there are: one tiffin plan keeps a readable width, one of catering fills the page. */
const COLUMNS = {
  tiffin: ['max-w-lg', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-3'],
  catering: ['', 'md:grid-cols-2', 'md:grid-cols-2'],
};

/** All plans of a service at a glance, and the chosen ones in full. */
export function SelectedPlans({
  groups,
  selection,
}: {
  groups: readonly PlanGroup[];
  selection: Selection;
}) {
  const { service, plan } = selection;
  const offers = offersOf(groups, service);
  const chosen = offers.filter(({ variant }) => variant.billingCycle === plan);
  const isTiffin = service === 'tiffin';
  const heading = `${CYCLE_WORDS[plan]} plans`;
  useAnnouncement(heading);

  return (
    <>
      {offers.length > 0 && (
        <PriceBoard
          board={isTiffin ? tiffinBoard(offers) : cateringBoard(offers)}
          selection={selection}
        />
      )}
      <section aria-labelledby="chosen-plans" className="mt-10 sm:mt-14">
        <h2 id="chosen-plans" className="text-section">
          {heading}
        </h2>
        {chosen.length > 0 ? (
          <ul
            className={`mt-5 grid gap-5 sm:mt-6 ${COLUMNS[service][Math.min(chosen.length, 3) - 1]}`}
          >
            {chosen.map((offer) =>
              isTiffin ? (
                <TiffinPlanCard key={offer.variant.id} offer={offer} />
              ) : (
                <CateringPlanCard key={offer.variant.id} offer={offer} />
              ),
            )}
          </ul>
        ) : (
          <NoPlans selection={selection} />
        )}
      </section>
    </>
  );
}

/** Says what a press on a selector has brought; silent on arrival. */
function useAnnouncement(words: string): void {
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    said.current = words;
    announce(words);
  }, [words]);
}
