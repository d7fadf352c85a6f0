import { useBusiness } from '#web/kitchen/business.ts';
import { Reach } from '#web/kitchen/reach.tsx';

const LINK = 'font-semibold underline underline-offset-4';

/** `Please contact support: (905) 555-0117 or hello@….`, to follow the words of what cannot be done here. */
export function ContactSupport() {
  const business = useBusiness();
  return (
    <>
      Please contact support
      {business ? (
        <>
          : <Reach business={business} className={LINK} />
        </>
      ) : null}
      .
    </>
  );
}
