import { Link } from 'react-router';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { paths } from '#web/paths.ts';
import { formatPhone, useBusiness } from './business.ts';

/**
 * `(905) 555-0117 or hello@…`, each to press, in a sentence; the contact page while the kitchen has
 * entered neither.
 */
export function ContactLinks({
  business: { phone, email },
  className,
}: {
  business: Pick<PublicBusiness, 'phone' | 'email'>;
  className: string;
}) {
  return (
    <>
      {phone && (
        <a href={`tel:${phone}`} className={`${className} whitespace-nowrap`}>
          {formatPhone(phone)}
        </a>
      )}
      {phone && email && ' or '}
      {email && (
        <a href={`mailto:${email}`} className={`${className} wrap-anywhere`}>
          {email}
        </a>
      )}
      {!phone && !email && (
        <Link to={paths.contact} className={className}>
          write to us
        </Link>
      )}
    </>
  );
}

const LINK = 'font-semibold underline underline-offset-4';

/** `Please contact support: (905) 555-0117 or hello@….`, to follow the words of what cannot be done here. */
export function ContactSupport() {
  const business = useBusiness();
  return (
    <>
      Please contact support
      {business ? (
        <>
          : <ContactLinks business={business} className={LINK} />
        </>
      ) : null}
      .
    </>
  );
}
