import { Alert, Button, Stack, Typography } from '@mui/material';
import { Send } from 'lucide-react';
import { Form, RecordContextProvider, TextInput } from 'react-admin';
import { contractResolver } from '#admin/platform/client/contract-resolver.ts';
import { useSendsMail } from '#admin/kitchen/use-sends-mail.ts';
import { Section } from '#admin/platform/parts/section.tsx';
import { mailWords } from '#admin/platform/words/mail-words.ts';
import { type AdminMessage, adminContactMessages } from '#contract/site/desk/contact-messages.ts';
import { useSendAnswer } from './use-send-answer.ts';

type Props = { message: AdminMessage; onSent: () => void };

/** Writes back by mail. What fails leaves the words where they are. */
export function AnswerForm({ message, onSent }: Props) {
  const { submit, busy, problem } = useSendAnswer(message, onSent);
  return (
    <Section title="Answer by mail">
      <RecordContextProvider value={undefined}>
        <Form
          defaultValues={{ answer: '' }}
          resolver={contractResolver(adminContactMessages.answer.body as never)}
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
        >
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {mailWords(
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
