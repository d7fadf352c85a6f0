import { Box, Button, Typography } from '@mui/material';
import { PencilRuler } from 'lucide-react';
import { useState } from 'react';
import { FormDataConsumer, RadioButtonGroupInput, TextInput, useRecordContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { mailText } from '#admin/kitchen/labels/mail-text.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { errorMessage } from '#contract/errors.ts';
import { CorrectionReason } from '#contract/platform/correction.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Refusal } from '#contract/platform/refusal.ts';

/** Something that can be true of a thing instead, and what is different then, a line each. */
export type PossibleCorrection<Key extends string = string> = {
  key: Key;
  label: string;
  changes: string[];
  /** Why it cannot be put right so as things stand. */
  refused?: string | null;
};

/** What is sent once somebody has said what is true, and why. */
export type CorrectionInputs<Key extends string = string> = { correction: Key; reason: string };

export type CorrectProps<Key extends string> = {
  /** What is corrected: `TF-2026-0137`. */
  what: string;
  truths: readonly PossibleCorrection<Key>[];
  send: (correction: CorrectionInputs<Key>) => Promise<unknown>;
};

const schema = z.object({
  correction: z.string('Please choose what is true.').check(z.minLength(1)),
  reason: CorrectionReason,
});

/** Puts right what was entered by mistake: what is true, what that changes, and why. */
export function CorrectDialog<Key extends string>({
  what,
  truths,
  send,
  onClose,
}: CorrectProps<Key> & { onClose: () => void }) {
  const possible = truths.filter(({ refused }) => !refused);
  const [only, ...others] = possible;
  return (
    <ActionDialog
      title={`Correct ${what}`}
      intro="For what was entered by mistake. It can be taken back for ten minutes."
      confirm={only ? 'Correct it' : null}
      busyWords="Correcting…"
      doneWords={`${what} is corrected.`}
      schema={schema}
      defaults={only && others.length === 0 ? { correction: only.key } : {}}
      send={({ correction, reason }: FieldValues) => send({ correction, reason })}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="correction"
        label="What is true?"
        choices={truths.map(({ key, label, refused }) => ({
          id: key,
          name: label,
          refused,
          disabled: !!refused,
        }))}
        optionText={<PossibleCorrectionText />}
        row={false}
        helperText={false}
        sx={{ '& .MuiFormControlLabel-root': { minHeight: 44, py: 0.75 } }}
      />
      <FormDataConsumer>
        {({ formData }) => (
          <Changes truth={truths.find(({ key }) => key === formData.correction)} />
        )}
      </FormDataConsumer>
      {only && <TextInput source="reason" label="Why (the customer reads it)" multiline />}
    </ActionDialog>
  );
}

/** What can be true, and why it cannot be where it is refused. */
function PossibleCorrectionText() {
  const truth = useRecordContext<{ name: string; refused?: string | null }>();
  return (
    <>
      {truth?.name}
      {truth?.refused && (
        <Typography component="span" variant="body2" color="textPrimary" sx={{ display: 'block' }}>
          {truth.refused}
        </Typography>
      )}
    </>
  );
}

/** What a truth changes, before it is confirmed; it is read aloud when another one is chosen. */
const Changes = ({ truth }: { truth: PossibleCorrection | undefined }) => {
  const sendsMail = useSendsMail();
  return (
    <Box role="status" sx={{ my: truth ? 2 : 0 }}>
      {truth && (
        <Box sx={{ borderLeft: 3, borderColor: 'house.turmeric', pl: 1.5 }}>
          <Typography sx={{ fontWeight: 700 }}>Afterwards</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {[...truth.changes, mailText('One letter goes to the customer.', sendsMail)].map(
              (line) => (
                <li key={line}>{line}</li>
              ),
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
};

type Props<Key extends string> = CorrectProps<Key> & {
  /** The call that it ends in: who may not make it is not offered it. */
  endpoint: Pick<Endpoint, 'access'>;
  /** Names the button where there are several of them. */
  label?: string;
};

/** Opens the question what is true of something; nothing where nothing else can be. */
export function CorrectButton<Key extends string>({ endpoint, label, ...asked }: Props<Key>) {
  const [open, setOpen] = useState(false);
  const may = useCanCall();
  if (!open && (asked.truths.length === 0 || !may(endpoint))) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<PencilRuler size={18} aria-hidden />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        Correct
      </Button>
      {open && <CorrectDialog {...asked} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Why something cannot be done, as the server would say it; null where it can. */
export const refusalText = (refusal: Refusal | null): string | null =>
  refusal && errorMessage(refusal.refused, refusal.details);
