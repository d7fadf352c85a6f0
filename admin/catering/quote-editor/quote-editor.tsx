import { Alert, AlertTitle, Box, Button, Card, Stack, useMediaQuery } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import {
  BooleanInput,
  DateInput,
  Form,
  NumberInput,
  RecordContextProvider,
  TextInput,
  useSourceContext,
} from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { ClockInput } from '#admin/catering/inquiries/clock-input.tsx';
import { guestsText, latestVersion } from '#admin/catering/inquiries/inquiry-record.ts';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { mailText } from '#admin/kitchen/labels/mail-text.ts';
import { today } from '#admin/kitchen/labels/today.ts';
import { contractResolver } from '#admin/platform/client/body-of.ts';
import type { Mistakes } from '#admin/platform/client/use-submit.ts';
import { MoneyInput, PercentInput } from '#admin/platform/forms/decimal-input.tsx';
import { RowsInput } from '#admin/platform/forms/rows-input.tsx';
import { type AdminInquiryDetails, QuoteBody } from '#contract/catering/desk-catering.ts';
import { formatDayLong, formatInstant } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { NewerQuote } from './newer-quote.tsx';
import {
  formOf,
  lineAmountOf,
  NEW_DISCOUNT,
  NEW_LINE,
  type QuoteBasis,
  quoteBodyOf,
} from './quote-form.ts';
import { QuoteTotals, SuggestedDeposit } from './quote-totals.tsx';
import { NoEventClockDialog, useSendQuote } from './send-quote.tsx';

/** What is sent goes to the customer: Enter in a field is no decision to send it. */
function keepEnterInField(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

type Props = {
  inquiry: AdminInquiryDetails;
  /** The customer's last word when the writing began. */
  askedAt: string;
  onRead: () => void;
};

/** The customer has changed the inquiry while its quote was written: what it is now, and how to go on. */
function ChangedInquiry({ inquiry, askedAt, onRead }: Props) {
  const { reset } = useFormContext();
  if (inquiry.askedAt === askedAt) return null;
  const { numberOfGuests, eventDate, selectedPlan, pricingCalculation } = inquiry;
  return (
    <Alert severity="warning" sx={{ mb: 2, alignItems: 'flex-start' }}>
      <AlertTitle>The customer has changed this inquiry</AlertTitle>
      <div>
        {`${formatInstant(inquiry.askedAt)}: ${guestsText(numberOfGuests)} on ${formatDayLong(eventDate)}, ${selectedPlan.name}, estimate ${formatMoney(pricingCalculation.totalPrice)}. Nothing that you typed is lost.`}
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

const GRID = {
  display: 'grid',
  columnGap: 1.5,
  width: '100%',
  minWidth: 0,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1.3fr)',
    md: 'minmax(0, 1fr) 112px 160px 118px 120px',
  },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};

/** The lines of a quote: what for, how many, for how much each, with HST or not. */
function QuoteLines() {
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  return (
    <RowsInput
      source="lines"
      heading="Lines"
      addWords="Add a line"
      blank={NEW_LINE}
      other={{ words: 'Add a discount', blank: NEW_DISCOUNT }}
      framed={narrow}
    >
      <LineInputs />
    </RowsInput>
  );
}

const LineInputs = () => (
  <Box sx={GRID}>
    <TextInput source="label" label="What for" helperText={false} />
    <NumberInput source="quantity" label="How many" min={1} step={1} helperText={false} />
    <MoneyInput source="unitPrice" label="Each" />
    <BooleanInput
      source="taxable"
      label="With HST"
      helperText={false}
      sx={{ mt: { xs: 0, md: 1 } }}
    />
    <Amount />
  </Box>
);

/** What the line comes to, worked out while it is typed. */
function Amount() {
  const { getSource } = useSourceContext();
  const amount = lineAmountOf(useWatch({ name: getSource('') }) ?? {});
  return (
    <Stack
      sx={{
        minHeight: 40,
        mt: { xs: 0, md: 1 },
        justifyContent: 'center',
        textAlign: 'right',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {amount === null ? '–' : formatMoney(amount)}
    </Stack>
  );
}

/**
 * A new version of a quote. The form begins with the draft as it was first read and keeps what is
 * typed, however often the inquiry is read again meanwhile.
 */
export function QuoteEditor({ inquiry }: { inquiry: AdminInquiryDetails }) {
  const [begun] = useState(() => formOf(inquiry));
  const [readAs, setReadAs] = useState<QuoteBasis>(() => {
    const { values: _, ...read } = begun;
    return read;
  });
  const { basedOn, askedAt, clockRead } = readAs;
  const sendsMail = useSendsMail();
  const { send, busy, problem, clearProblem } = useSendQuote(inquiry, readAs);
  const [answer, setAnswer] = useState<((send: boolean) => void) | null>(null);
  const read = (what: Partial<QuoteBasis>) => {
    setReadAs((before) => ({ ...before, ...what }));
    clearProblem();
  };
  /** Asks about a time that is missing. What was not sent tells the form that it is not saved. */
  async function ask(values: FieldValues): Promise<Mistakes> {
    if (!values.eventClock) {
      const asked = Promise.withResolvers<boolean>();
      setAnswer(() => asked.resolve);
      const isMeant = await asked.promise;
      setAnswer(null);
      if (!isMeant) return { 'root.serverError': 'Nothing was sent.' };
    }
    return send(values);
  }
  const canSend = inquiry.staffActions.includes('quote');
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
      <RecordContextProvider value={undefined}>
        <Form
          defaultValues={begun.values}
          resolver={contractResolver(QuoteBody, (values) =>
            quoteBodyOf(values, { basedOn, askedAt, clockRead }),
          )}
          onSubmit={ask}
          noValidate
          warnWhenUnsavedChanges
          disableInvalidFormNotification
        >
          <Box onKeyDown={keepEnterInField}>
            <NewerQuote
              {...{ inquiry, basedOn }}
              onRead={(version) => read({ basedOn: version })}
            />
            <ChangedInquiry
              {...{ inquiry, askedAt }}
              onRead={() => read({ askedAt: inquiry.askedAt })}
            />
            <QuoteLines />
            <Box sx={COLUMNS}>
              <Stack sx={{ minWidth: 0 }}>
                <NumberInput
                  source="guests"
                  label="Guests"
                  min={1}
                  step={1}
                  helperText="What is cooked and served is counted for them; the lines keep their own numbers."
                />
                <ClockInput times={inquiry.eventTime} whenEmpty="Empty: not agreed yet." />
                <PercentInput
                  source="taxPercentage"
                  label="HST on the lines that have it"
                  required
                />
                <Stack
                  direction="row"
                  sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
                >
                  <Box sx={{ flex: '1 1 200px' }}>
                    <MoneyInput source="deposit" label="Deposit that confirms the date" required />
                  </Box>
                  <SuggestedDeposit />
                </Stack>
                <DateInput
                  source="validUntil"
                  label="Good until"
                  fullWidth
                  slotProps={{ htmlInput: { min: today() } }}
                />
                <TextInput source="note" label="Note to the customer (optional)" multiline />
              </Stack>
              <Stack sx={{ gap: 1.5, minWidth: 0 }}>
                <QuoteTotals />
                {problem && <Alert severity="error">{problem}</Alert>}
                <Button type="submit" variant="contained" size="large" disabled={busy || !canSend}>
                  {busy ? 'Sending…' : `Send version ${latestVersion(inquiry) + 1}`}
                </Button>
                <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {mailText(
                    `It goes to ${inquiry.email} with its PDF.`,
                    sendsMail,
                    inquiry.email !== '',
                  )}{' '}
                  What was sent cannot be changed, only replaced by another version.
                </Box>
              </Stack>
            </Box>
          </Box>
          {answer && <NoEventClockDialog onAnswer={answer} />}
        </Form>
      </RecordContextProvider>
    </Card>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
