import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Reply, Send } from 'lucide-react';
import { HttpError } from 'ra-core';
import { useRef, useState } from 'react';
import { Form, RecordContextProvider, TextInput, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { mailText } from '#admin/kitchen/labels/mail-text.ts';
import { contractResolver } from '#admin/platform/client/body-of.ts';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { call, dataProvider } from '#admin/services.ts';
import { type AdminMessage, adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import { formatInstant } from '#domain/platform/days.ts';

type Props = { message: AdminMessage; onSent: () => void };

const ANSWERED_MEANWHILE =
  'Somebody has dealt with this message meanwhile; you see how above. Nothing was sent. Send it again if it shall go out too.';

/**
 * Sends an answer, once. Two at the desk may have the same message open: what the other did is shown
 * before a second mail goes out.
 */
function useSendAnswer(message: AdminMessage, onSent: () => void) {
  const notify = useNotify();
  const sendsMail = useSendsMail();
  const readAgain = useRefetchAll();
  const seen = useRef(stateOf(message));

  /** Whether it went out already, by a press whose answer never came back. */
  async function isSent(answer: string): Promise<boolean> {
    const { data } = await call(adminContactMessages.read, { params: { id: message.id } });
    if (stateOf(data) === seen.current) return false;
    if (data.answer === answer.trim()) return true;
    seen.current = stateOf(data);
    await readAgain();
    throw new HttpError(ANSWERED_MEANWHILE, 409, { code: 'conflict' });
  }

  return useSubmit(
    async ({ answer }: FieldValues) => {
      if (await isSent(answer)) return;
      const { id } = message;
      await dataProvider.act('contact-messages', { id, action: 'answer', body: { answer } });
    },
    () => {
      notify(mailText(`Your answer is on its way to ${message.email}.`, sendsMail), {
        type: sendsMail ? 'success' : 'warning',
      });
      onSent();
    },
  );
}

const stateOf = ({ status, answeredAt }: AdminMessage): string => `${status} ${answeredAt}`;

/** Writes back by mail. What fails leaves the words where they are. */
function AnswerForm({ message, onSent }: Props) {
  const { submit, busy, problem } = useSendAnswer(message, onSent);
  return (
    <Section title="Answer by mail">
      <RecordContextProvider value={undefined}>
        <Form
          defaultValues={{ answer: '' }}
          resolver={contractResolver(adminContactMessages.answer.body)}
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
        >
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {mailText(
              `It goes to ${message.email}, begins with a greeting, is signed by the kitchen, and has their message below it.`,
              useSendsMail(),
            )}
          </Typography>
          <TextInput source="answer" label="Your answer" multiline minRows={6} />
          {problem && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {problem}
            </Alert>
          )}
          <Stack direction="row" sx={{ mt: 1.5 }}>
            <Button
              type="submit"
              variant="contained"
              disabled={busy}
              startIcon={<Send size={18} aria-hidden />}
            >
              {busy ? 'Sending…' : 'Send the answer'}
            </Button>
          </Stack>
        </Form>
      </RecordContextProvider>
    </Section>
  );
}

/** What was written back, and where to write; what is being written stays, whoever answers meanwhile. */
export function MessageAnswer({ message }: { message: AdminMessage }) {
  const { answer, answeredAt, answeredBy, actions } = message;
  const [writing, setWriting] = useState(message.status === 'waiting');
  const by = answeredAt && `${formatInstant(answeredAt)} · ${answeredBy}`;
  const canAnswer = actions.includes('answer');
  return (
    <>
      {(answer || answeredAt) && (
        <Section title="The answer">
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {answer ?? 'Answered in another way.'}
          </Typography>
          {by && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {by}
            </Typography>
          )}
        </Section>
      )}
      {writing && (
        // What was being written is there again when a message is taken up again.
        <Box hidden={!canAnswer}>
          <AnswerForm message={message} onSent={() => setWriting(false)} />
        </Box>
      )}
      {canAnswer && !writing && (
        <div>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<Reply size={18} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            {answeredAt ? 'Write again' : 'Answer by mail'}
          </Button>
        </div>
      )}
    </>
  );
}
