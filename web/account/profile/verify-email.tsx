import type { User } from '#contract/account/accounts.ts';
import { ConfirmByCode } from '#web/catering/inquiries/confirm-by-code.tsx';
import { Card } from '#web/platform/ui/card.tsx';

/** Offers to prove the account's address by a code; nothing once it is proved. */
export function VerifyEmail({ user }: { user: User }) {
  if (user.email_verified) return null;
  return (
    <Card as="section" aria-labelledby="verify-email" className="no-print p-5 sm:p-8">
      <h2 id="verify-email" className="text-title-sm wrap-anywhere">
        Is {user.email} yours?
      </h2>
      <p className="mt-1.5 mb-4 max-w-text text-ink-soft">
        Confirm your address, and you also see the catering inquiries that were sent from it without
        signing in.
      </p>
      <ConfirmByCode email={user.email} onConfirmed={async () => {}} />
    </Card>
  );
}
