import { formatPhone, useBusiness } from '#web/business.ts';

const LINK =
  'inline-flex min-h-11 items-center font-medium whitespace-nowrap underline underline-offset-4';

/** Whom to ask, and when somebody answers; on every page of an account (spec 2 section 1). */
export function SupportLine({ className = '' }: { className?: string }) {
  const business = useBusiness();
  if (!business) return null;
  const { phone, email, supportHours } = business;
  return (
    <p className={`text-ink-soft ${className}`}>
      Need help?{' '}
      <a href={`tel:${phone}`} className={LINK}>
        {formatPhone(phone)}
      </a>{' '}
      or{' '}
      <a href={`mailto:${email}`} className={LINK}>
        {email}
      </a>
      <span className="block text-sm">We answer {supportHours}.</span>
    </p>
  );
}
