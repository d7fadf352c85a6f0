import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type MouseEvent, useId, useState, useSyncExternalStore } from 'react';
import { type FirstQuestion, firstQuestion } from './ask-first.ts';
import { pressOf } from './once-pressed.tsx';
import { DOUBLE_PRESS_MS } from './second-press.ts';

/** Asks before tomorrow's tiffins are cooked today, the evening's are handed over in the morning, or something is taken back that was settled. */
export function AskFirstDialog() {
  const question = useSyncExternalStore(firstQuestion.subscribe, firstQuestion.current);
  return question && <Asked key={question.words} {...question} />;
}

/** The safe answer has the focus. The second press of a double click is no answer, wherever it falls. */
function Asked({ title, words, confirm, answer }: FirstQuestion) {
  const titleId = useId();
  const wordsId = useId();
  const [asked] = useState(() => performance.now());
  const press = (yes: boolean) => (event: MouseEvent) => {
    const { pointerType, count, at } = pressOf(event);
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
