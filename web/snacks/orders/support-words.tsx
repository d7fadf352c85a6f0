import { ContactSupport } from '#web/tiffin/confirmation/contact-support.tsx';
import { NOT_CANCELLABLE } from './failure-words.ts';

/** A confirmed order is cancelled by the kitchen: how to reach it. */
export function SupportWords({ className = '' }: { className?: string }) {
  return (
    <p className={className}>
      {NOT_CANCELLABLE} <ContactSupport />
    </p>
  );
}
