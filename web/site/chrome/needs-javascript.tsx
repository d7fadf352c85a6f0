import { useBusiness } from '#web/kitchen/business.ts';
import { Reach } from '#web/kitchen/reach.tsx';

/** Says to a browser without JavaScript what does not work, and how else to reach the kitchen. */
export function NeedsJavascript() {
  const business = useBusiness();
  const isReached = business?.phone || business?.email;
  return (
    <noscript>
      <p className="no-print bg-turmeric-tint px-4 py-2.5 text-center text-sm text-turmeric-ink">
        <strong>Ordering, signing in and writing to us need JavaScript.</strong>
        {isReached && (
          <>
            {' '}
            Without it, use <Reach business={business} className="underline underline-offset-4" />.
          </>
        )}
      </p>
    </noscript>
  );
}
