import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { ContactSupport } from '#web/kitchen/contact-links.tsx';
import { INQUIRY_NOT_CANCELLABLE } from './inquiry-text.ts';

/**
 * Whom to ask about what cannot be done here: of a confirmed or a completed inquiry,
 * and while the kitchen is working on it.
 */
export function InquirySupport({
  status,
  className = '',
}: Pick<CateringInquiry, 'status'> & { className?: string }) {
  if (status === 'cancelled') return null;
  return (
    <p className={className}>
      {status === 'confirmed' && `${INQUIRY_NOT_CANCELLABLE} `}
      {status === 'completed' && 'This event is over. '}
      {status === 'contacted' && 'We are already working on it. '}
      <ContactSupport />
    </p>
  );
}
