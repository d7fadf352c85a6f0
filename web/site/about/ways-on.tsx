import { paths, pricingPath } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';

/** Where to go from here: what there is to eat, and what it costs. */
export function WaysOn() {
  return (
    <section aria-labelledby="ways-on" className="wrap pt-14 sm:pt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card border border-line bg-sunken px-6 py-8 sm:px-10 sm:py-10">
        <h2 id="ways-on" className="text-section">
          Now, what’s for lunch?
        </h2>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <LinkButton to={paths.weeklyMenu} size="large" className="max-sm:grow">
            Weekly Menu
          </LinkButton>
          <LinkButton
            to={pricingPath({ service: 'tiffin' })}
            kind="quiet"
            size="large"
            className="max-sm:grow"
          >
            Plans and prices
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
