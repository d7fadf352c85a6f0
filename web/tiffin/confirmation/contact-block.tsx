import { useBusiness } from '#web/kitchen/business.ts';
import { ContactWays } from '#web/money/pricing/contact-ways.tsx';

/** How to reach the kitchen about this subscription or order. */
export function ContactBlock({ number }: { number: string }) {
  const business = useBusiness();
  if (!business) return null;
  return (
    <section aria-labelledby="contact" className="rounded-card bg-sunken p-5 sm:p-6">
      <h2 id="contact" className="text-title">
        Questions?
      </h2>
      <p className="mt-1.5 mb-4 text-ink-soft">
        We answer {business.supportHours}. Have <span className="whitespace-nowrap">{number}</span>{' '}
        at hand.
      </p>
      <ContactWays />
    </section>
  );
}
