import type { CateringMenu } from '#contract/catering/menu.ts';
import { paths } from '#web/paths.ts';
import { CallUs } from '#web/money/pricing/contact-ways.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { whatFits } from './guest-words.ts';

/** The way in once more, and the telephone for those who would rather talk. */
export function AskNow({ menu }: { menu: CateringMenu | undefined }) {
  return (
    <section aria-labelledby="ask-now" className="wrap">
      <div className="grid items-center gap-x-10 gap-y-6 overflow-hidden rounded-card border border-line bg-sunken px-6 py-8 sm:px-10 sm:py-10 lg:grid-cols-[1fr_auto_15rem]">
        <div>
          <h2 id="ask-now" className="text-section">
            Tell us the day.
          </h2>
          <p className="mt-2 max-w-text text-lg text-ink-soft">
            {whatFits(menu).larger} Ask all the same: we call you and see what we can do.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:flex-col">
          <LinkButton to={paths.inquiry} size="large" prefetch="intent" className="max-sm:grow">
            Inquiry Now
          </LinkButton>
          <CallUs className="max-sm:grow" />
        </div>
        <div className="thali-still max-lg:hidden">
          <Drawing of="thali" />
        </div>
      </div>
    </section>
  );
}
