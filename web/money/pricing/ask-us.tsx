import { MessageCircle } from 'lucide-react';
import { useBusiness } from '#web/kitchen/business.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { CallUs } from './contact-ways.tsx';

/** The call to ask rather than guess. */
export function AskUs() {
  const business = useBusiness();
  return (
    <section aria-labelledby="contact-us" className="wrap mt-14 sm:mt-20">
      <div className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-[1fr_auto] rounded-card bg-sunken px-6 py-8 sm:px-10 sm:py-10">
        <div>
          <h2 id="contact-us" className="text-title">
            Not sure yet?
          </h2>
          <p className="mt-2 text-ink-soft">
            Which plan fits, a big household, an allergy: ask us first.
            {business && <span className="block">We answer {business.supportHours}.</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.contact} className="max-sm:grow">
            <Icon of={MessageCircle} /> Contact Us
          </LinkButton>
          <CallUs className="max-sm:grow" />
        </div>
      </div>
    </section>
  );
}
