import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { guestWords } from '#admin/catering/inquiries/inquiry.ts';
import type { AdminInquiryDetails } from '#contract/catering/desk/catering.ts';
import { formatDayLong, formatInstant } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formOf } from './quote-form.ts';

type Props = {
  inquiry: AdminInquiryDetails;
  /** The customer's last word when the writing began. */
  askedAt: string;
  onRead: () => void;
};

/** The customer has changed the inquiry while its quote was written: what it is now, and how to go on. */
export function ChangedInquiry({ inquiry, askedAt, onRead }: Props) {
  const { reset } = useFormContext();
  if (inquiry.askedAt === askedAt) return null;
  const { numberOfGuests, eventDate, selectedPlan, pricingCalculation } = inquiry;
  return (
    <Alert severity="warning" sx={{ mb: 2, alignItems: 'flex-start' }}>
      <AlertTitle>The customer has changed this inquiry</AlertTitle>
      <div>
        {`${formatInstant(inquiry.askedAt)}: ${guestWords(numberOfGuests)} on ${formatDayLong(eventDate)}, ${selectedPlan.name}, estimate ${formatMoney(pricingCalculation.totalPrice)}. Nothing that you typed is lost.`}
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onRead}>
          Go on with my lines
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            reset(formOf(inquiry).values, { keepDefaultValues: true });
            onRead();
          }}
        >
          Take the new estimate
        </Button>
      </Stack>
    </Alert>
  );
}
