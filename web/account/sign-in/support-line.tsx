import { useBusiness } from '#web/kitchen/business.ts';
import { ContactLinks } from '#web/kitchen/contact-links.tsx';

const LINK = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';

/** Whom to ask, and when somebody answers; on every page of an account. */
export function SupportLine({ className = '' }: { className?: string }) {
  const business = useBusiness();
  if (!business) return null;
  return (
    <p className={`text-ink-soft ${className}`}>
      Need help? <ContactLinks business={business} className={LINK} />
      <span className="block text-sm">We answer {business.supportHours}.</span>
    </p>
  );
}
