import { formatPhone, useBusiness } from '#web/business.ts';

const LINK = 'font-semibold whitespace-nowrap underline underline-offset-4';

/** `Please contact support: call … or write to us.`, to follow the words of what cannot be done here. */
export function ContactSupport() {
  const business = useBusiness();
  return (
    <>
      Please contact support
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
    </>
  );
}
