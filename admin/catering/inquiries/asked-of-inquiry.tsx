import { call } from '#admin/platform/client/services.ts';
import { NotesDialog } from '#admin/platform/parts/notes-dialog.tsx';
import { PayBackDialog } from '#admin/money/pay-back-dialog.tsx';
import { RecordPaymentDialog } from '#admin/money/record-payment-dialog.tsx';
import { type AdminInquiry, adminCatering, InquiryNotes } from '#contract/catering/desk/catering.ts';
import type { Quote } from '#contract/catering/quotes.ts';
import { acceptedQuote } from '#domain/catering/inquiry.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ClockDialog } from './clock-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { DietsDialog } from './diets-dialog.tsx';

/** A question about an inquiry that is open, as it was when it was asked. */
export type Asked =
  | {
      about:
        | 'clock'
        | 'diets'
        | 'contact'
        | 'complete'
        | 'cancel'
        | 'notes'
        | 'payment'
        | 'pay-back';
      inquiry: AdminInquiry;
    }
  | { about: 'accept'; inquiry: AdminInquiry; quote: Quote };

/** The question that is open. */
export function AskedOfInquiry({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  if (!asked) return null;
  const { inquiry } = asked;
  switch (asked.about) {
    case 'clock':
      return <ClockDialog {...{ inquiry, onClose }} />;
    case 'diets':
      return <DietsDialog {...{ inquiry, onClose }} />;
    case 'contact':
      return <ContactDialog {...{ inquiry, onClose }} />;
    case 'accept':
      return <AcceptDialog {...{ inquiry, onClose }} quote={asked.quote} />;
    case 'complete':
      return <CompleteDialog {...{ inquiry, onClose }} />;
    case 'cancel':
      return <CancelDialog {...{ inquiry, onClose }} />;
    case 'notes':
      return (
        <NotesDialog
          number={inquiry.inquiryNumber}
          notes={inquiry}
          schema={InquiryNotes}
          save={(body) => call(adminCatering.update, { params: { id: inquiry.id }, body })}
          onClose={onClose}
        />
      );
    case 'payment':
      return (
        <RecordPaymentDialog
          paidFor={{ inquiryId: inquiry.id }}
          number={inquiry.inquiryNumber}
          balance={inquiry.balance}
          deposit={acceptedQuote(inquiry)?.deposit ?? 0}
          hasEnded={inquiry.status === 'cancelled'}
          onClose={onClose}
        />
      );
    case 'pay-back':
      return (
        <PayBackDialog
          paidFor={{ inquiryId: inquiry.id }}
          number={inquiry.inquiryNumber}
          balance={inquiry.balance}
          onClose={onClose}
        />
      );
  }
}
