import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { failureCode } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import type {
  AffectedByClosure,
  ClosureFigures,
  ConfirmedClosureChoices,
} from '#contract/kitchen/closure-effects.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import {
  cancelAllChoices,
  closureEffects,
  isNothingAffected,
} from '#domain/kitchen/closure-effects.ts';
import {
  type ClosureAnswers,
  cancelAllAnswers,
  closureChoicesOf,
  hasFood,
  noAnswers,
  openQuestions,
} from './answers.ts';
import {
  closedDaysText,
  closureDetailsText,
  closureDoneText,
  closureOutcomeText,
  notAskedText,
} from './closure-text.ts';
import { EventQuestions } from './question.tsx';
import { SnackQuestions } from './snack-questions.tsx';
import { TiffinQuestions } from './tiffin-questions.tsx';

export type SavedClosure = DataOf<typeof adminClosures.create>;

type Props = {
  startDate: string;
  endDate: string;
  /** Why, when it has been said already; else the dialog asks. */
  reason?: string;
  save: (reason: string, answer: ConfirmedClosureChoices | null) => Promise<SavedClosure>;
  onDone?: (saved: SavedClosure) => void;
  onClose: () => void;
};

/**
 * Closing days is one question about everything that stands on them: what becomes of it, where it
 * goes, who is written to, what goes back. Nothing is done before all of it is answered.
 */
export function ClosureDialog(props: Props) {
  const { startDate, endDate, onClose } = props;
  const titleId = useId();
  const narrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useCall(adminClosures.standing, {
    query: { startDate, endDate },
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      scroll="paper"
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' && !busy) onClose();
      }}
    >
      <DialogTitle id={titleId}>Close {closedDaysText(startDate, endDate)}</DialogTitle>
      {data ? (
        <Questions {...props} affected={data} onBusy={setBusy} readAgain={() => void refetch()} />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <LoadingState words="Reading what stands on it…" />
            )}
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={onClose}>
              Not now
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

type QuestionsProps = Props & {
  affected: AffectedByClosure;
  onBusy: (busy: boolean) => void;
  readAgain: () => void;
};

function Questions({ affected, readAgain, onBusy, ...props }: QuestionsProps) {
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const sendsMail = useSendsMail();
  const [answers, setAnswers] = useState<ClosureAnswers>(() => noAnswers(affected));
  const onAnswer = (change: Partial<ClosureAnswers>) =>
    setAnswers((before) => ({ ...before, ...change }));
  const nothing = isNothingAffected(affected);
  const plan = closureChoicesOf(affected, answers);
  const closing = closureEffects(affected, plan);
  const shown = isRefusal(closing) ? closureEffects(affected, cancelAllChoices(affected)) : closing;
  const reason = props.reason ?? typed.trim();
  const open = [
    ...(reason === '' ? ['the reason'] : []),
    ...openQuestions(affected, answers),
    ...(isRefusal(closing) ? ['where to'] : []),
  ];

  const { submit, busy, problem } = useSubmit(
    async (answer: ConfirmedClosureChoices | null) => {
      onBusy(true);
      try {
        return await props.save(reason, answer);
      } catch (caught) {
        const code = failureCode(caught);
        if (code === 'closing_changed' || code === 'closing_needs_answer') readAgain();
        throw caught;
      } finally {
        onBusy(false);
      }
    },
    (saved) => {
      notify(closureDoneText(saved.done, sendsMail), { type: 'success', autoHideDuration: 10_000 });
      props.onDone?.(saved);
      props.onClose();
    },
    { inDialog: true },
  );
  const send = () => {
    if (isRefusal(closing)) return;
    void submit(nothing ? null : { plan, seen: closing.figures });
  };

  if (isRefusal(shown)) return null;
  return (
    <>
      <DialogContent sx={{ pb: 1 }}>
        {props.reason === undefined && (
          <TextField
            label="Reason (customers read it)"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 120 } }}
            autoFocus
            sx={{ mb: 1.5 }}
          />
        )}
        <NotAsked affected={affected} />
        {!nothing && (
          <>
            <Button
              variant="outlined"
              color="secondary"
              onClick={() => setAnswers((before) => cancelAllAnswers(affected, before))}
              sx={{ minHeight: 44, mb: 1.5 }}
            >
              {hasFood(affected) ? 'Call off what is not made yet' : 'Call off everything'}
            </Button>
            <TiffinQuestions {...{ affected, answers, onAnswer }} closing={shown} />
            <SnackQuestions {...{ affected, answers, onAnswer }} closing={shown} />
            <EventQuestions {...{ affected, answers, onAnswer }} />
          </>
        )}
      </DialogContent>
      <Box sx={{ borderTop: 1, borderColor: 'divider', px: 3, pt: 1.5 }}>
        {problem && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {problem}
          </Alert>
        )}
        <Box role="status">
          {open.length > 0 ? (
            <Typography>Still to answer: {open.join(', ')}.</Typography>
          ) : nothing ? (
            <Typography>The shop offers it no more, and nobody is written to.</Typography>
          ) : (
            <ClosureSummary figures={shown.figures} />
          )}
        </Box>
      </Box>
      <DialogActions>
        <Button color="secondary" disabled={busy} onClick={props.onClose} sx={{ minHeight: 44 }}>
          Not now
        </Button>
        <Button
          variant="contained"
          disabled={busy || open.length > 0}
          onClick={send}
          sx={{ minHeight: 44 }}
        >
          {busy
            ? 'Closing…'
            : props.startDate === props.endDate
              ? 'Close this day'
              : 'Close these days'}
        </Button>
      </DialogActions>
    </>
  );
}

const NotAsked = ({ affected }: { affected: AffectedByClosure }) =>
  notAskedText(affected).map((line) => (
    <Typography key={line} color="textSecondary" sx={{ mb: 1 }}>
      {line}
    </Typography>
  ));

const ClosureSummary = ({ figures }: { figures: ClosureFigures }) => (
  <>
    <Typography sx={{ fontWeight: 700 }}>{closureOutcomeText(figures, useSendsMail())}</Typography>
    <Typography variant="body2" color="textSecondary">
      {closureDetailsText(figures).join('. ')}.
    </Typography>
  </>
);
