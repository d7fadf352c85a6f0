import { formatPhone, useBusiness } from '#web/business.ts';
import { NOT_CANCELLABLE } from './failure-words.ts';

const LINK = 'font-semibold whitespace-nowrap underline underline-offset-4';

/** A confirmed order is cancelled by the kitchen: how to reach it (spec 2 section 4). */
export function SupportWords({ className = '' }: { className?: string }) {
  const business = useBusiness();
  return (
    <p className={className}>
      {NOT_CANCELLABLE} Please contact support
      {business ? (
        <>
          : call{' '}
          <a href={`tel:${business.phone}`} className={LINK}>
            {formatPhone(business.phone)}
          </a>{' '}
          or{' '}
          <a href={`mailto:${business.email}`} className={LINK}>
            write to us
          </a>
        </>
      ) : null}
      .
    </p>
  );
}
