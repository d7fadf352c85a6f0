import { useBusiness, useSendsMail } from '#web/kitchen/business.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { ContactLinks } from './contact-links.tsx';

/** The kitchen cannot send what would be needed here: said before anybody waits for it, with a way on. */
export function MailUnavailable({ what }: { what: string }) {
  const business = useBusiness();
  return (
    <Banner kind="warning">
      We cannot send e-mail yet, and so no {what}. Please ask us, and we help you
      {business && (
        <>
          :{' '}
          <ContactLinks
            business={business}
            className="font-semibold underline underline-offset-4"
          />
        </>
      )}
      .
    </Banner>
  );
}

/** Where the mails about what is ordered go: to the account's own address (docs/decisions/0007). */
export function MailRecipientHint({
  address,
  about,
}: {
  address: string;
  about: 'order' | 'plan';
}) {
  if (!useSendsMail()) return null;
  return (
    <p className="-mt-2 text-sm wrap-anywhere text-ink-soft">
      Mails about this {about} go to {address}, the address of your account.
    </p>
  );
}
