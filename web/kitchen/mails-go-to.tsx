import { useSendsMail } from '#web/kitchen/business.ts';

/** Where the mails about what is ordered go: to the account's own address (docs/decisions/0007). */
export function MailsGoTo({ address, about }: { address: string; about: 'order' | 'plan' }) {
  if (!useSendsMail()) return null;
  return (
    <p className="-mt-2 text-sm wrap-anywhere text-ink-soft">
      Mails about this {about} go to {address}, the address of your account.
    </p>
  );
}
