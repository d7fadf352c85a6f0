import { useBusiness } from '#web/kitchen/business.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Reach } from './reach.tsx';

/** The kitchen cannot send what would be needed here: said before anybody waits for it, with a way on. */
export function NoMail({ what }: { what: string }) {
  const business = useBusiness();
  return (
    <Banner kind="warning">
      We cannot send e-mail yet, and so no {what}. Please ask us, and we help you
      {business && (
        <>
          : <Reach business={business} className="font-semibold underline underline-offset-4" />
        </>
      )}
      .
    </Banner>
  );
}
