import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Form, RecordContextProvider, useNotify } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { mailText } from '#admin/kitchen/labels/mail-text.ts';
import { contractResolver } from '#admin/platform/client/body-of.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';

type Props<Answer> = {
  title: string;
  /** What will happen, before it does. */
  intro?: ReactNode;
  /** The sentence about the mail that the customer gets; where none leaves, that is said instead. */
  mail?: string;
  /** False for a customer without an address: it is printed. */
  hasEmail?: boolean;
  /**
   * On the button: what it does, where that depends with the values that are in the form, and what it
   * says while it does it. Null: nothing can be done.
   */
  confirm: string | ((values: FieldValues) => string) | null;
  busyWords: string;
  /** What the server takes; the form is checked against it before anything is sent. */
  schema: z.ZodMiniType;
  toBody?: (values: FieldValues) => unknown;
  defaults?: FieldValues;
  /** Answers null where it was thought better of: then nothing is said, and nothing is done. */
  send: (values: FieldValues) => Promise<Answer | null>;
  /** What is odd about the values: it is asked first, and a second press sends them. Null: nothing. */
  asks?: (values: FieldValues) => string | null;
  /** Said when it is done. */
  doneWords: string | ((answer: Answer) => string);
  onDone?: (answer: Answer) => void;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * A question with a form: what will be done, what it needs to know, one button that does it; where
 * the values are odd, it asks before it does, and where something was typed, before Escape or Back loses it.
 */
export function ActionDialog<Answer>(props: Props<Answer>) {
  const titleId = useId();
  const notify = useNotify();
  const sendsMail = useSendsMail();
  const { submit, busy, problem, clearProblem } = useSubmit(
    props.send,
    (answer) => {
      if (answer !== null) {
        const { doneWords } = props;
        const words = typeof doneWords === 'string' ? doneWords : doneWords(answer);
        notify(words, { type: 'success' });
        props.onDone?.(answer);
      }
      props.onClose();
    },
    { inDialog: true },
  );
  const [asked, setAsked] = useState<string | null>(null);
  const isTyped = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const { asks } = props;
  const askOrSubmit = (values: FieldValues) => {
    const odd = asks?.(values) ?? null;
    if (odd === asked || odd === null) return submit(values);
    setAsked(odd);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      scroll="body"
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason !== 'escapeKeyDown' || busy) return;
        if (isTyped.current && !isLeaving) setLeaving(true);
        else props.onClose();
      }}
    >
      <RecordContextProvider value={undefined}>
        <Form
          defaultValues={props.defaults ?? {}}
          resolver={contractResolver(props.schema, props.toBody)}
          onSubmit={askOrSubmit}
          noValidate
          disableInvalidFormNotification
        >
          <DialogTitle id={titleId}>{props.title}</DialogTitle>
          <DialogContent sx={{ pb: 1 }}>
            {(props.intro || props.mail) && (
              <Typography component="div" sx={{ mb: 1.5 }} color="textSecondary">
                {props.intro} {props.mail && mailText(props.mail, sendsMail, props.hasEmail)}
              </Typography>
            )}
            {problem && <Problem words={problem} onChange={clearProblem} />}
            {props.children}
            {asks && <DialogQuestion asks={asks} asked={asked} />}
            <TypedMark isTyped={isTyped} />
            {isLeaving && <LeavingQuestion onChange={() => setLeaving(false)} />}
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={props.onClose} disabled={busy}>
              {props.confirm === null ? 'Close' : 'Not now'}
            </Button>
            {props.confirm !== null && (
              <Button
                type="submit"
                variant="contained"
                disabled={busy}
                // The other half of a double click answers nothing.
                onClick={(event) => event.detail > 1 && event.preventDefault()}
              >
                {busy ? (
                  props.busyWords
                ) : (
                  <ConfirmLabel asks={asks ?? noQuestion} asked={asked} confirm={props.confirm} />
                )}
              </Button>
            )}
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}

/** Tells of each change of the form's values. */
function useOnChange(onChange: () => void): void {
  const { watch } = useFormContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls does the same each time
  useEffect(() => {
    const { unsubscribe } = watch(onChange);
    return unsubscribe;
  }, [watch]);
}

/** Notes whether anything was typed or chosen. */
function TypedMark({ isTyped }: { isTyped: RefObject<boolean> }) {
  const { dirtyFields } = useFormState();
  isTyped.current = Object.keys(dirtyFields).length > 0;
  return null;
}

/** Asked before what was typed is lost; it goes when somebody types on. */
function LeavingQuestion({ onChange }: { onChange: () => void }) {
  useOnChange(onChange);
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1 }}
      ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}
    >
      This is not done yet. Once more closes it, and what you have typed is gone.
    </Alert>
  );
}

/** Why it was refused; it goes when the values are others. */
function Problem({ words, onChange }: { words: string; onChange: () => void }) {
  useOnChange(onChange);
  return (
    <Alert severity="error" sx={{ mb: 1.5 }}>
      {words}
    </Alert>
  );
}

type DialogQuestionProps = { asks: (values: FieldValues) => string | null; asked: string | null };

/** Whether the values in the form are those that were asked about. */
const useIsAsked = ({ asks, asked }: DialogQuestionProps): boolean => {
  const odd = asks(useWatch());
  return odd !== null && odd === asked;
};

/** What was asked at the first press; it goes when the values are others. */
const DialogQuestion = (props: DialogQuestionProps) =>
  useIsAsked(props) && (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {props.asked}
    </Alert>
  );

const noQuestion = () => null;

type ConfirmLabelProps = DialogQuestionProps & { confirm: NonNullable<Props<never>['confirm']> };

function ConfirmLabel({ confirm, ...props }: ConfirmLabelProps) {
  const values = useWatch();
  const isAsked = useIsAsked(props);
  const words = typeof confirm === 'string' ? confirm : confirm(values);
  return isAsked ? `Yes, ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
