import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form, RecordContextProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver } from '#admin/api/contract-resolver.ts';
import { useSubmit } from '#admin/api/use-submit.ts';

type Props<Answer> = {
  title: string;
  /** What will happen, before it does. */
  intro?: ReactNode;
  /** On the button: what it does, and what it says while it does it. */
  confirm: string;
  busyWords: string;
  /** What the server takes; the form is checked against it before anything is sent. */
  schema: z.ZodMiniType;
  toBody?: (values: FieldValues) => unknown;
  defaults?: FieldValues;
  send: (values: FieldValues) => Promise<Answer>;
  /** Said when it is done. */
  doneWords: string | ((answer: Answer) => string);
  onDone?: (answer: Answer) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A question with a form: what will be done, what it needs to know, one button that does it. */
export function ActionDialog<Answer>(props: Props<Answer>) {
  const titleId = useId();
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(props.send, (answer) => {
    const words = typeof props.doneWords === 'string' ? props.doneWords : props.doneWords(answer);
    notify(words, { type: 'success' });
    props.onDone?.(answer);
    props.onClose();
  });

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      scroll="body"
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' && !busy) props.onClose();
      }}
    >
      <RecordContextProvider value={undefined}>
        <Form
          defaultValues={props.defaults ?? {}}
          resolver={contractResolver(props.schema, props.toBody)}
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
        >
          <DialogTitle id={titleId}>{props.title}</DialogTitle>
          <DialogContent sx={{ pb: 1 }}>
            {props.intro && (
              <Typography component="div" sx={{ mb: 1.5 }} color="textSecondary">
                {props.intro}
              </Typography>
            )}
            {problem && (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {problem}
              </Alert>
            )}
            {props.children}
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={props.onClose} disabled={busy}>
              Not now
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {busy ? props.busyWords : props.confirm}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}
