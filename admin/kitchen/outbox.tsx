import { Alert, Box, Button, Stack } from '@mui/material';
import { Check, Printer, Send } from 'lucide-react';
import { useRef } from 'react';
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
import { formatPhone } from '#domain/account/phone.ts';
import { MAIL_CHANNEL_WORDS } from '#domain/kitchen/desk-labels.ts';
import { formatInstant } from '#domain/platform/days.ts';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...choicesOf(MAIL_STATUSES).map(({ id, name }) => ({
    key: id,
    words: name,
    filter: { status: id },
  })),
];

/** It goes, or has gone; what went wrong before is only how it came to be sent so. */
const HAS_GONE: readonly AdminMail['status'][] = ['queued', 'sent', 'to_print', 'printed'];

const isOnPaper = ({ status }: AdminMail): boolean => status === 'to_print' || status === 'printed';

/** Where a mail goes; who has no address gets it on paper. */
function readerOf({ to, channel, customerName }: AdminMail): string {
  if (to === null) return `${customerName ?? 'A customer'}, on paper`;
  return channel === 'email' ? to : `${formatPhone(to)}, by ${MAIL_CHANNEL_WORDS[channel]}`;
}

/** Every mail that the program sends, as it was sent. */
export const MailList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[
      <SearchInput key="search" source="search" alwaysOn placeholder="Address, phone, subject" />,
    ]}
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
            lines={[readerOf(row), formatInstant(row.createdAt), row.lastError]}
          />
        )}
        emptyWords="No mail fits this search and tab."
      >
        <DataTable.Col
          source="createdAt"
          label="Written"
          render={(row: AdminMail) => formatInstant(row.createdAt)}
        />
        <DataTable.Col label="To" cellClassName="prose" disableSort render={readerOf} />
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
          {(mail.channel !== 'paper' || mail.status === 'failed') && <Resend mail={mail} />}
        </Stack>
        {mail.status === 'to_print' && (
          <Alert severity="info">
            {mail.to === null
              ? `${mail.customerName ?? 'This customer'} has no e-mail address: print it below, and let it go along with the next tiffin or by post.`
              : 'It was written when they had no e-mail address. Now it can be sent, or printed below.'}
            {mail.attachments.length > 0 &&
              ` What goes along is printed from the page of the order or inquiry.`}
          </Alert>
        )}
        {mail.status === 'kept' && (
          <Alert severity="warning">
            Kept here: no mail server was set, and nobody got it. Send it again once there is one.
          </Alert>
        )}
        {mail.status === 'unanswered' && (
          <Alert severity="warning">
            The gateway was asked to send it and never said whether it does. Nobody is written to
            twice by itself: call them, or send it again.
          </Alert>
        )}
        {mail.lastError && mail.status !== 'unanswered' && (
          <Alert severity={HAS_GONE.includes(mail.status) ? 'info' : 'error'}>
            It could not be sent{HAS_GONE.includes(mail.status) && ' at first'}: {mail.lastError}
          </Alert>
        )}
        <Section title="To whom and when">
          <Facts>
            <Fact label="To">
              {mail.channel === 'email' && mail.to ? <MailLink email={mail.to} /> : readerOf(mail)}
            </Fact>
            <Fact label="Written">{formatInstant(mail.createdAt)}</Fact>
            <Fact label={isOnPaper(mail) ? 'Printed' : 'Sent'}>
              {mail.sentAt && formatInstant(mail.sentAt)}
            </Fact>
            <Fact label="Delivered">{mail.deliveredAt && formatInstant(mail.deliveredAt)}</Fact>
            <Fact label="Parts">{mail.channel === 'sms' && mail.segments}</Fact>
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

/**
 * The mail in a frame that may do nothing: no script, no form, no way out. One for paper is the page's
 * own and may open the dialog for printing, so that it can be printed from here.
 */
function Rendered({ mail }: { mail: AdminMail }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isForPaper = isOnPaper(mail);
  if (mail.html)
    return (
      <>
        {isForPaper && <Print mail={mail} print={() => frame.current?.contentWindow?.print()} />}
        <Box
          component="iframe"
          ref={frame}
          title={mail.subject || 'Mail'}
          sandbox={isForPaper ? 'allow-same-origin allow-modals' : ''}
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
      </>
    );
  if (mail.text)
    return (
      <Box component="pre" sx={{ whiteSpace: 'pre-wrap', m: 0 }}>
        {mail.text}
      </Box>
    );
  return <>It is written when it is sent.</>;
}

/** Prints a mail; whether it came out is for whoever stands at the printer to say. */
function Print({ mail, print }: { mail: AdminMail; print: () => void }) {
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    () => dataProvider.act('mails', { id: mail.id, action: 'mark-printed' }),
    () => notify('It counts as printed.', { type: 'success' }),
  );
  return (
    <Box sx={{ mb: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant={mail.status === 'to_print' ? 'contained' : 'outlined'}
        startIcon={<Printer size={18} aria-hidden />}
        onClick={print}
      >
        {mail.status === 'to_print' ? 'Print' : 'Print again'}
      </Button>
      {mail.status === 'to_print' && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={busy}
          startIcon={<Check size={18} aria-hidden />}
          onClick={() => void submit(undefined)}
        >
          {busy ? 'Saving…' : 'It is on paper'}
        </Button>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

function Resend({ mail }: { mail: AdminMail }) {
  const notify = useNotify();
  const sendsMail = useSendsMail();
  const sendsIt = sendsMail || mail.channel !== 'email';
  const { submit, busy, problem } = useSubmit(
    () => dataProvider.act('mails', { id: mail.id, action: 'resend' }),
    () =>
      notify(mailText('It goes out again.', sendsIt), { type: sendsIt ? 'success' : 'warning' }),
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
