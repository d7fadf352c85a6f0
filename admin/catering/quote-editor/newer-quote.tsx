import { Alert, AlertTitle, Box, Button, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { QuoteContent } from '#admin/catering/inquiries/quotes.tsx';
import type { AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import { latestQuote } from '#domain/catering/inquiry.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { formOf } from './quote-form.ts';

type Props = {
  inquiry: AdminInquiryDetails;
  /** The version that the lines on screen are based on. */
  basedOn: number;
  onRead: (version: number) => void;
};

const KEEP_ASKING = { keepDefaultValues: true };

/**
 * Somebody has sent a version while this one was written: shows it, and lets the writer go on with
 * their own lines or take the sent ones. What they typed can be brought back.
 */
export function NewerQuote({ inquiry, basedOn, onRead }: Props) {
  const { getValues, reset } = useFormContext();
  const [kept, setKept] = useState<FieldValues | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const latest = latestQuote(inquiry);
  const newer = latest && latest.version > basedOn ? latest : undefined;
  useEffect(() => {
    if (newer?.version) place.current?.scrollIntoView({ block: 'center' });
  }, [newer?.version]);

  if (newer)
    return (
      <Alert ref={place} severity="warning" sx={{ mb: 2, alignItems: 'flex-start' }}>
        <AlertTitle>Version {newer.version} was sent while you were writing</AlertTitle>
        <div>
          Sent {formatInstant(newer.sentAt)}. Nothing that you typed is lost. Read what was sent,
          then choose.
        </div>
        <Box
          component="details"
          sx={{ '& > summary': { cursor: 'pointer', py: 1, fontWeight: 650 } }}
        >
          <summary>What version {newer.version} says</summary>
          <QuoteContent quote={newer} />
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button variant="outlined" color="inherit" onClick={() => onRead(newer.version)}>
            Go on with my lines
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              setKept(structuredClone(getValues()));
              reset(formOf(inquiry).values, KEEP_ASKING);
              onRead(newer.version);
            }}
          >
            Take the lines of version {newer.version}
          </Button>
        </Stack>
      </Alert>
    );
  if (!kept) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          onClick={() => {
            reset(kept, KEEP_ASKING);
            setKept(null);
          }}
        >
          Bring back mine
        </Button>
      }
    >
      These are the lines of version {basedOn}. What you had typed is kept.
    </Alert>
  );
}
