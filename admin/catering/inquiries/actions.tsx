import { Button } from '@mui/material';
import { Banknote, BookCheck, FilePenLine, PhoneCall, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClosures } from '#admin/kitchen/closures/closures.tsx';
import {
  CorrectButton,
  type CorrectProps,
  refusalText,
} from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { call } from '#admin/services.ts';
import {
  type AdminInquiry,
  adminCatering,
  type InquiryCorrection,
} from '#contract/catering/desk-catering.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { acceptedQuote } from '#domain/catering/inquiry.ts';
import {
  checkInquiryCorrection,
  INQUIRY_CORRECTIONS,
  inquiryCorrectionsOf,
  inquiryTarget,
} from '#domain/catering/inquiry-corrections.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import type { Closure } from '#domain/kitchen/calendar.ts';
import { balanceAfter, balanceChangeText } from '#domain/money/balance-text.ts';
import { costOfEvent } from '#domain/money/payable-costs.ts';
import { type NextPayment, nextPayment } from '#domain/money/settlement.ts';
import { stateChangeText } from '#domain/platform/corrections.ts';
import type { InquiryDialogState } from './inquiry-dialogs.tsx';
import { eventSheetPath, openQuote, quotePath } from './inquiry-record.ts';

type Props = { inquiry: AdminInquiry; onAsk: (asked: InquiryDialogState) => void };

/** On the button that records the next payment. */
const PAYMENT_BUTTON_LABELS: Record<Exclude<NextPayment['what'], 'pay-back'>, string> = {
  deposit: 'Record the deposit',
  balance: 'Record the balance',
};

const MAIN = { variant: 'contained', color: 'primary' } as const;
const PLAIN = { variant: 'outlined', color: 'secondary' } as const;
const GRAVE = { variant: 'outlined', color: 'primary' } as const;

/** How an inquiry can be corrected, and what that changes. */
export function correctionsOfInquiry(
  inquiry: AdminInquiry,
  closures: readonly Closure[],
): CorrectProps<InquiryCorrection> {
  const { id, inquiryNumber, status, history, balance } = inquiry;
  return {
    what: inquiryNumber,
    truths: inquiryCorrectionsOf(status, inquiry.eventDate).map((key) => {
      const to = inquiryTarget(key, history);
      const isOpenAgain = key === 'not-accepted';
      const cents = isOpenAgain ? null : (acceptedQuote(inquiry)?.total ?? null);
      return {
        key,
        label: INQUIRY_CORRECTIONS[key].label,
        refused: refusalText(
          checkInquiryCorrection(key, { day: inquiry.eventDate, paid: balance.paid }, closures),
        ),
        changes: [
          ...stateChangeText(INQUIRY_STATES, status, to),
          ...(isOpenAgain ? ['The quote is open again, to be accepted until its day.'] : []),
          ...balanceChangeText(balance, balanceAfter(balance, costOfEvent(cents, to))),
        ],
      };
    }),
    send: (body) =>
      call(adminCatering.correct, { params: { id }, body: { ...body, from: status } }),
  };
}

/** Everything that can be done with an inquiry now; which is for the API to say. */
export function InquiryActions({ inquiry, onAsk }: Props) {
  const { staffActions, wantsChange, quotes, status } = inquiry;
  const can = (action: AdminInquiry['staffActions'][number]) => staffActions.includes(action);
  const open = openQuote(inquiry);
  const next = nextPayment(inquiry.balance, acceptedQuote(inquiry)?.deposit);
  const may = useCanCall();
  const closures = useClosures({ enabled: status === 'cancelled' });
  const ask = (about: 'contact' | 'complete' | 'cancel' | 'payment' | 'pay-back') => () =>
    onAsk({ about, inquiry });
  return (
    <>
      {can('quote') && may(adminCatering.sendQuote) && (
        <Button
          {...(open && !wantsChange ? PLAIN : MAIN)}
          component={Link}
          to={quotePath(inquiry)}
          startIcon={<FilePenLine size={18} aria-hidden />}
        >
          {quotes.length === 0 ? 'Write a quote' : 'Write a new quote'}
        </Button>
      )}
      {can('contact') && (
        <PlainButton icon={<PhoneCall size={18} aria-hidden />} onClick={ask('contact')}>
          Mark as contacted
        </PlainButton>
      )}
      {can('accept') && open && (
        <PlainButton
          icon={<BookCheck size={18} aria-hidden />}
          onClick={() => onAsk({ about: 'accept', inquiry, quote: open })}
        >
          Accept version {open.version} on their word
        </PlainButton>
      )}
      {acceptedQuote(inquiry) && next?.what !== 'pay-back' && may(adminPayments.record) && (
        <Button
          {...(next ? MAIN : PLAIN)}
          startIcon={<Banknote size={18} aria-hidden />}
          onClick={ask('payment')}
        >
          {next ? PAYMENT_BUTTON_LABELS[next.what] : 'Record a payment'}
        </Button>
      )}
      {inquiry.balance.paid > 0 && next?.what !== 'pay-back' && may(adminPayments.record) && (
        <PlainButton onClick={ask('pay-back')}>Record what was paid back</PlainButton>
      )}
      {can('complete') && <PlainButton onClick={ask('complete')}>Complete</PlainButton>}
      {status !== 'cancelled' && (
        <Button
          {...PLAIN}
          component={Link}
          to={eventSheetPath(inquiry)}
          startIcon={<Printer size={18} aria-hidden />}
        >
          Production sheet
        </Button>
      )}
      <CorrectButton
        endpoint={adminCatering.correct}
        {...correctionsOfInquiry(inquiry, closures)}
      />
      {can('cancel') && (
        <Button {...GRAVE} onClick={ask('cancel')}>
          Cancel
        </Button>
      )}
    </>
  );
}

const PlainButton = (props: { icon?: ReactNode; onClick: () => void; children: ReactNode }) => (
  <Button {...PLAIN} startIcon={props.icon} onClick={props.onClick}>
    {props.children}
  </Button>
);
