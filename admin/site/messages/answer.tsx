import { Box, Button, Typography } from '@mui/material';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#admin/platform/parts/section.tsx';
import type { AdminMessage } from '#contract/site/desk/contact-messages.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { AnswerForm } from './answer-form.tsx';

/** What was written back, and where to write; what is being written stays, whoever answers meanwhile. */
export function Answer({ message }: { message: AdminMessage }) {
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
