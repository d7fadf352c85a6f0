import { useBusiness } from '#web/business.ts';
import { ContactWays } from './contact-ways.tsx';

/** The call to ask rather than guess. */
export function AskUs() {
  const business = useBusiness();
  return (
    <section aria-labelledby="contact-us" className="wrap mt-14 sm:mt-20">
      <div className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-[1fr_auto] rounded-card bg-sunken px-6 py-8 sm:px-10 sm:py-10">
        <div>
          <h2 id="contact-us" className="text-title">
            Contact Us
          </h2>
          <p className="mt-2 text-ink-soft">
            Not sure which plan fits, a big household, an allergy? Ask us first.
            {business && <span className="block">We answer {business.supportHours}.</span>}
          </p>
        </div>
        <ContactWays />
      </div>
    </section>
  );
}
