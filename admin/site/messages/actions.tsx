import { Alert, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { dataProvider } from '#admin/platform/client/services.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import type { AdminMessage, MessageAction } from '#contract/site/desk/contact-messages.ts';

const WORDS: Record<MessageAction, { button: string; busy: string; done: string }> = {
  mark_answered: {
    button: 'Mark as answered',
    busy: 'Saving…',
    done: 'Marked as answered. Nothing was sent.',
  },
  dismiss: { button: 'Dismiss', busy: 'Saving…', done: 'Dismissed. It is under its tab.' },
  reopen: { button: 'Reopen', busy: 'Saving…', done: 'It waits for an answer again.' },
};

const isPlain = (action: AdminMessage['actions'][number]): action is MessageAction =>
  action !== 'answer';

/** What can be done with a message beside writing back; which is for the API to say. */
export function MessageActions({ message }: { message: AdminMessage }) {
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    (action: MessageAction) => dataProvider.act('contact-messages', { id: message.id, action }),
    (_answer, action) => notify(WORDS[action].done, { type: 'success' }),
  );
  return (
    <>
      {message.actions.filter(isPlain).map((action) => (
        <Button
          key={action}
          variant="outlined"
          color="secondary"
          disabled={busy}
          onClick={() => void submit(action)}
        >
          {busy ? WORDS[action].busy : WORDS[action].button}
        </Button>
      ))}
      {problem && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      )}
    </>
  );
}
