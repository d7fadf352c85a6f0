import { Alert, Box, Button, Card, Stack } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { DateInput, Form, NumberInput, RecordContextProvider, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contractResolver } from '#admin/platform/client/contract-resolver.ts';
import type { Mistakes } from '#admin/platform/client/use-submit.ts';
import { ClockInput } from '#admin/catering/inquiries/clock-input.tsx';
import { latestVersion } from '#admin/catering/inquiries/inquiry.ts';
import { useSendsMail } from '#admin/kitchen/use-sends-mail.ts';
import { MoneyInput, PercentInput } from '#admin/platform/parts/decimal-input.tsx';
import { mailWords } from '#admin/platform/words/mail-words.ts';
import { today } from '#admin/platform/words/today.ts';
import { type AdminInquiryDetails, QuoteBody } from '#contract/catering/desk/catering.ts';
import { ChangedInquiry } from './changed-inquiry.tsx';
import { NewerQuote } from './newer-quote.tsx';
import { formOf, quoteBodyOf, type ReadAs } from './quote-form.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteTotals, UsualDeposit } from './quote-totals.tsx';
import { useSendQuote } from './use-send-quote.ts';
import { WithoutTime } from './without-time.tsx';

/** What is sent goes to the customer: Enter in a field is no decision to send it. */
function keepEnterInField(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/**
 * A new version of a quote. The form begins with the draft as it was first read and keeps what is
 * typed, however often the inquiry is read again meanwhile.
 */
export function QuoteEditor({ inquiry }: { inquiry: AdminInquiryDetails }) {
  const [begun] = useState(() => formOf(inquiry));
  const [readAs, setReadAs] = useState<ReadAs>(() => {
    const { values: _, ...read } = begun;
    return read;
  });
  const { basedOn, askedAt, clockRead } = readAs;
  const sendsMail = useSendsMail();
  const { send, busy, problem, clearProblem } = useSendQuote(inquiry, readAs);
  const [answer, setAnswer] = useState<((send: boolean) => void) | null>(null);
  const read = (what: Partial<ReadAs>) => {
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
                  <UsualDeposit />
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
                  {mailWords(`It goes to ${inquiry.email} with its PDF.`, sendsMail)} What was sent
                  cannot be changed, only replaced by another version.
                </Box>
              </Stack>
            </Box>
          </Box>
          {answer && <WithoutTime onAnswer={answer} />}
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
