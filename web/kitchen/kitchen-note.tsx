import { useBusiness } from '#web/kitchen/business.ts';
import { ContactWays } from '#web/kitchen/contact-ways.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';

/** What the kitchen says to the customer: why something ended, and its note. */
export function KitchenNote({
  reason,
  note,
  className,
}: {
  /** Of what is cancelled; null otherwise. */
  reason: string | null;
  note: string | null;
  className: string;
}) {
  return (
    <>
      {reason && (
        <Banner kind="warning" title="Why" className={className}>
          {reason}
        </Banner>
      )}
      {note && (
        <Banner kind="info" title="From the kitchen" className={className}>
          <span className="whitespace-pre-line">{note}</span>
        </Banner>
      )}
    </>
  );
}

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
