import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type MouseEvent, useId, useState } from 'react';
import { failureCode, failureText } from '#admin/platform/client/failure.ts';
import { createStore, useStore } from '#admin/platform/store.ts';
import { DOUBLE_PRESS_MS, pressOf } from '#domain/platform/double-press.ts';

/** What is asked before something is done: what is so, and the button that goes on all the same. */
type Question = { title: string; words: string; confirm: string };

/** A question that waits for its answer. */
type ConfirmationRequest = Question & { answer: (yes: boolean) => void };

/** The question that is asked now, for the one dialog that shows it. */
export const confirmationRequest = createStore<ConfirmationRequest | null>(null);

/** Asks whether something is meant. A question that comes while another one waits gets a no. */
async function askConfirmation(question: Question): Promise<boolean> {
  if (confirmationRequest.get()) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  confirmationRequest.set({ ...question, answer: resolve });
  const yes = await promise;
  confirmationRequest.set(null);
  return yes;
}

/**
 * Does what belongs to a time; where it is for another, asks first and does it all the same. Null
 * when that was not meant.
 */
export async function withTimingConfirmation<Answer>(
  does: string,
  send: (body: { anyTime?: true }) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await send({});
  } catch (caught) {
    if (failureCode(caught) !== 'not_its_time') throw caught;
    const words = failureText(caught);
    const isMeant = await askConfirmation({ title: 'Not for now', words, confirm: `${does} now` });
    return isMeant ? send({ anyTime: true }) : null;
  }
}

/**
 * Undoes something; where money has moved for it meanwhile, asks first and undoes it all the
 * same. Null when that was not meant.
 */
export async function withPaymentsConfirmation<Answer>(
  send: (body: { moneyMoved?: true }) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await send({});
  } catch (caught) {
    if (failureCode(caught) !== 'money_moved') throw caught;
    const words = failureText(caught);
    const isMeant = await askConfirmation({
      title: 'Money has moved',
      words,
      confirm: 'Take it back',
    });
    return isMeant ? send({ moneyMoved: true }) : null;
  }
}

/**
 * Asks before tomorrow's tiffins are cooked today, the evening's are handed over in the morning, or
 * something is undone that was settled.
 */
export function ConfirmationDialog() {
  const question = useStore(confirmationRequest);
  return question && <ConfirmationContent key={question.words} {...question} />;
}

/** The safe answer has the focus. The second press of a double click is no answer, wherever it falls. */
function ConfirmationContent({ title, words, confirm, answer }: ConfirmationRequest) {
  const titleId = useId();
  const wordsId = useId();
  const [asked] = useState(() => performance.now());
  const press = (yes: boolean) => (event: MouseEvent) => {
    const { pointerType, count, at } = pressOf(event.nativeEvent);
    const isSecond =
      pointerType === 'mouse' ? count > 1 : count > 0 && at - asked < DOUBLE_PRESS_MS;
    if (!isSecond) answer(yes);
  };
  return (
    <Dialog
      open
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && answer(false)}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={wordsId}>{words} Do you mean that?</DialogContent>
      <DialogActions>
        <Button color="secondary" autoFocus onClick={press(false)}>
          No, leave it
        </Button>
        <Button variant="contained" onClick={press(true)}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
