import { useSession } from '#web/account/session/session.ts';
import { useInquiriesCache } from '#web/catering/inquiries/queries.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** Most addresses are confirmed. */
const ConfirmByCode = lazyPart(async () => (await import('./confirm-by-code.tsx')).ConfirmByCode);

/**
 * Offers to confirm the address of the signed-in account. Until then only what was sent while signed
 * in is theirs to see. Nothing once it is confirmed, and for visitors.
 */
export function ConfirmEmail({ onConfirmed }: { onConfirmed: () => void }) {
  const current = useSession();
  const cache = useInquiriesCache();
  if (current.status !== 'signed-in' || current.user.email_verified) return null;

  const { email } = current.user;
  return (
    <Card as="section" aria-labelledby="confirm-address" className="no-print p-5">
      <h2 id="confirm-address" className="text-title-sm">
        Is something missing?
      </h2>
      <p className="mt-1.5 mb-4 max-w-text wrap-anywhere text-ink-soft">
        You see what you sent while you were signed in. Confirm that {email} is yours, and you see
        everything that was sent from it.
      </p>
      <LazyBoundary
        room={
          <Skeleton label="Loading…">
            <Bone className="h-11 w-48 rounded-full" />
          </Skeleton>
        }
      >
        <ConfirmByCode
          email={email}
          onConfirmed={async () => {
            cache.refresh();
            onConfirmed();
          }}
        />
      </LazyBoundary>
    </Card>
  );
}
