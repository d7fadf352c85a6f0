import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { useMay } from '#admin/platform/client/use-may.ts';
import { ToPayBack } from '#admin/money/to-pay-back.tsx';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { NotesSection } from '#admin/platform/parts/notes.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { ShowPage } from '#admin/platform/parts/record-page.tsx';
import { TwoColumns } from '#admin/platform/parts/two-columns.tsx';
import { adminPayments } from '#contract/money/desk/payments.ts';
import { acceptedQuote } from '#domain/catering/inquiry.ts';
import { InquiryActions } from './actions.tsx';
import { type Asked, AskedOfInquiry } from './asked-of-inquiry.tsx';
import { DayLoad } from './day-load.tsx';
import { EventFacts } from './event-facts.tsx';
import { History } from './history.tsx';
import type { InquiryWhole } from './inquiry.ts';
import { InquiryPayments } from './inquiry-payments.tsx';
import { InquiryMarks } from './marks.tsx';
import { MenuAndEstimate } from './menu-and-estimate.tsx';
import { Money } from './money.tsx';
import { Quotes } from './quotes.tsx';
import { Remarks } from './remarks.tsx';

/** One inquiry: the event, its day in the kitchen, the menu, the quotes, its money, and what can be done. */
export const InquiryShow = () => (
  <ShowPage<InquiryWhole> noun="Catering inquiry">
    {(inquiry) => <WholeInquiry inquiry={inquiry} />}
  </ShowPage>
);

function WholeInquiry({ inquiry }: { inquiry: InquiryWhole }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = useMay();
  return (
    <Page title={`${inquiry.inquiryNumber} · ${inquiry.customerName}`}>
      <OncePressed sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <InquiryMarks inquiry={inquiry} />
        <InquiryActions inquiry={inquiry} onAsk={setAsked} />
      </OncePressed>
      <Remarks inquiry={inquiry} />
      <ToPayBack
        paidFor={{ inquiryId: inquiry.id }}
        number={inquiry.inquiryNumber}
        balance={inquiry.balance}
        note={inquiry.payBackNote}
        onRecord={() => setAsked({ about: 'pay-back', inquiry })}
      />
      {inquiry.load ? (
        <DayLoad load={inquiry.load} />
      ) : (
        <Skeleton variant="rounded" height={128} sx={{ borderRadius: 4 }} />
      )}
      <TwoColumns
        main={
          <>
            <EventFacts inquiry={inquiry} onAsk={setAsked} />
            <Quotes inquiry={inquiry} />
            <MenuAndEstimate inquiry={inquiry} />
          </>
        }
        beside={
          <>
            <Money inquiry={inquiry} />
            <NotesSection
              customerNote={inquiry.customerNote}
              internalNote={inquiry.internalNote}
              onEdit={() => setAsked({ about: 'notes', inquiry })}
            />
            <History inquiry={inquiry} />
          </>
        }
      />
      {acceptedQuote(inquiry) && may(adminPayments.list) && (
        <InquiryPayments inquiryId={inquiry.id} />
      )}
      <AskedOfInquiry asked={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}
