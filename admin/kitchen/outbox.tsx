import { Alert, Box, Button, Stack } from '@mui/material';
import { Send } from 'lucide-react';
import { DataTable, SearchInput, useNotify } from 'react-admin';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { mailText } from '#admin/kitchen/labels/mail-text.ts';
import { choicesOf, MAIL_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { Fact, Facts, MailLink } from '#admin/platform/components/facts.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { Page, Section } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { dataProvider } from '#admin/services.ts';
import type { AdminMail } from '#contract/kitchen/desk.ts';
import { formatInstant } from '#domain/platform/days.ts';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...choicesOf(MAIL_STATUSES).map(({ id, name }) => ({
    key: id,
    words: name,
    filter: { status: id },
  })),
];

/** Every mail that the program sends, as it was sent. */
export const MailList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[<SearchInput key="search" source="search" alwaysOn placeholder="Address, subject" />]}
    actions={<ListActions />}
    empty={<EmptyState words="No mail has been written yet." />}
  >
    <StatusTabs tabs={TABS} statusFilters={['status']}>
      <DeskTable<AdminMail>
        opens="show"
        phone={(row) => (
          <PhoneRow
            title={row.subject || row.about}
            aside={<StatusChip status={row.status} words={MAIL_STATUSES} />}
            lines={[row.to, formatInstant(row.createdAt), row.lastError]}
          />
        )}
        emptyWords="No mail fits this search and tab."
      >
        <DataTable.Col
          source="createdAt"
          label="Written"
          render={(row: AdminMail) => formatInstant(row.createdAt)}
        />
        <DataTable.Col source="to" label="To" cellClassName="prose" disableSort />
        <DataTable.Col
          label="Subject"
          cellClassName="prose"
          disableSort
          render={(row: AdminMail) => keepTogether(row.subject || row.about)}
        />
        <DataTable.Col
          label="Status"
          disableSort
          render={(row: AdminMail) => <StatusChip status={row.status} words={MAIL_STATUSES} />}
        />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);

/** One mail as it was sent, with a way to send it again. */
export const MailShow = () => (
  <ShowPage<AdminMail> noun="Mail">
    {(mail) => (
      <Page title={mail.subject || mail.about}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <StatusChip status={mail.status} words={MAIL_STATUSES} />
          <Resend mail={mail} />
        </Stack>
        {mail.status === 'kept' && (
          <Alert severity="warning">
            Kept here: no mail server was set, and nobody got it. Send it again once there is one.
          </Alert>
        )}
        {mail.lastError && <Alert severity="error">It could not be sent: {mail.lastError}</Alert>}
        <Section title="To whom and when">
          <Facts>
            <Fact label="To">{mail.to && <MailLink email={mail.to} />}</Fact>
            <Fact label="Written">{formatInstant(mail.createdAt)}</Fact>
            <Fact label="Sent">{mail.sentAt && formatInstant(mail.sentAt)}</Fact>
            <Fact label="Tries">{mail.attempts}</Fact>
            <Fact label="About">{mail.about}</Fact>
            <Fact label="Attached">{mail.attachments.join(', ')}</Fact>
          </Facts>
        </Section>
        <Section title="The mail">
          <Rendered mail={mail} />
        </Section>
      </Page>
    )}
  </ShowPage>
);

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
  const sendsMail = useSendsMail();
  const { submit, busy, problem } = useSubmit(
    () => dataProvider.act('mails', { id: mail.id, action: 'resend' }),
    () =>
      notify(mailText('The mail goes out again.', sendsMail), {
        type: sendsMail ? 'success' : 'warning',
      }),
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
