import { Alert, Box, Button, Stack } from '@mui/material';
import { Send } from 'lucide-react';
import { ShowBase, useNotify, useShowContext } from 'react-admin';
import { dataProvider } from '#admin/api/services.ts';
import { useSubmit } from '#admin/api/use-submit.ts';
import { StatusChip } from '#admin/parts/chip.tsx';
import { Fact, Facts } from '#admin/parts/facts.tsx';
import { Page } from '#admin/parts/page.tsx';
import { Section } from '#admin/parts/section.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { MAIL_STATUSES } from '#admin/words/statuses.ts';
import type { AdminMail } from '#contract/admin/desk.ts';
import { formatInstant } from '#domain/days.ts';

/** One mail as it was sent, with a way to send it again. */
export const MailShow = () => (
  <ShowBase>
    <Shown />
  </ShowBase>
);

function Shown() {
  const { record, error, refetch } = useShowContext<AdminMail>();
  if (!record && error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!record) return <Waiting />;
  return (
    <Page title={record.subject || record.kind}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip status={record.status} words={MAIL_STATUSES} />
        <Resend mail={record} />
      </Stack>
      {record.lastError && <Alert severity="error">It could not be sent: {record.lastError}</Alert>}
      <Section title="To whom and when">
        <Facts>
          <Fact label="To">{record.to}</Fact>
          <Fact label="Written">{formatInstant(record.createdAt)}</Fact>
          <Fact label="Sent">{record.sentAt && formatInstant(record.sentAt)}</Fact>
          <Fact label="Tries">{record.attempts}</Fact>
          <Fact label="Kind">{record.kind}</Fact>
        </Facts>
      </Section>
      <Section title="The mail">
        <Rendered mail={record} />
      </Section>
    </Page>
  );
}

/** The mail in a frame that may do nothing: no script, no form, no way out. */
function Rendered({ mail }: { mail: AdminMail }) {
  if (mail.html)
    return (
      <Box
        component="iframe"
        title={mail.subject || 'Mail'}
        sandbox=""
        srcDoc={mail.html}
        sx={{
          width: '100%',
          height: '70vh',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          bgcolor: '#fff',
        }}
      />
    );
  if (mail.text)
    return (
      <Box component="pre" sx={{ whiteSpace: 'pre-wrap', m: 0 }}>
        {mail.text}
      </Box>
    );
  return <>It is written when it is sent.</>;
}

function Resend({ mail }: { mail: AdminMail }) {
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    () => dataProvider.act('mails', { id: mail.id, action: 'resend' }),
    () => notify('The mail goes out again.', { type: 'success' }),
  );
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        disabled={busy}
        startIcon={<Send size={18} />}
        onClick={() => void submit(undefined)}
      >
        {busy ? 'Sending…' : 'Send again'}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
