import { Alert, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { MESSAGE_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { NotesDialog, NotesSection } from '#admin/kitchen/order-actions/notes.tsx';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { Fact, Facts, MailLink } from '#admin/platform/components/facts.tsx';
import { Page, Section, TwoColumns } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { call, dataProvider } from '#admin/services.ts';
import {
  type AdminMessage,
  adminContactMessages,
  type MessageAction,
} from '#contract/site/desk-contact-messages.ts';
import { dayOf, formatDate, formatInstant } from '#domain/platform/days.ts';
import { MessageAnswer } from './message-answer.tsx';

/** One message: what was written and by whom, the answer, and what else can be done with it. */
export const MessageShow = () => (
  <ShowPage<AdminMessage> noun="Message">
    {(message) => <MessageDetails key={message.id} message={message} />}
  </ShowPage>
);

const LABELS: Record<MessageAction, { button: string; busy: string; done: string }> = {
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
function MessageActions({ message }: { message: AdminMessage }) {
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    (action: MessageAction) => dataProvider.act('contact-messages', { id: message.id, action }),
    (_answer, action) => notify(LABELS[action].done, { type: 'success' }),
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
          {busy ? LABELS[action].busy : LABELS[action].button}
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

/** What else came from the same address, the latest first. */
function Earlier({ message }: { message: AdminMessage }) {
  const { data, error, refetch } = useGetList<AdminMessage>('contact-messages', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { search: message.email },
  });
  const others = data?.filter(({ id, email }) => email === message.email && id !== message.id);
  return (
    <Section title="More from this address">
      {!others && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !others ? (
        <LoadingState />
      ) : others.length === 0 ? (
        <Typography color="textSecondary">This is the only message.</Typography>
      ) : (
        <SmallTable
          label="More from this address"
          rows={others}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: 'Subject',
              wraps: true,
              cell: ({ id, subject }) => (
                <Link
                  component={RouterLink}
                  to={`/contact-messages/${id}/show`}
                  color="inherit"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {subject}
                </Link>
              ),
            },
            { heading: 'Sent', cell: ({ createdAt }) => formatDate(dayOf(createdAt)) },
            {
              heading: 'Status',
              cell: ({ status }) => <StatusChip status={status} words={MESSAGE_STATUSES} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

/** What somebody wrote, word for word, and who they say they are. */
const MessageText = ({ message }: { message: AdminMessage }) => (
  <Section title="The message">
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 2.5 }}>
      {message.message}
    </Typography>
    <Facts>
      <Fact label="From">
        {message.customerId ? (
          <Link component={RouterLink} to={`/customers/${message.customerId}`} color="inherit">
            {message.name}
          </Link>
        ) : (
          message.name
        )}
      </Fact>
      <Fact label="Email">
        <MailLink email={message.email} />
      </Fact>
      <Fact label="Sent">{formatInstant(message.createdAt)}</Fact>
      <Fact label="Account" wide>
        {message.customerId ? 'Was signed in' : 'Was not signed in: nobody has proved this address'}
      </Fact>
    </Facts>
  </Section>
);

function MessageDetails({ message }: { message: AdminMessage }) {
  const [noting, setNoting] = useState(false);
  return (
    <Page title={message.subject}>
      <DoublePressGuard sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusChip status={message.status} words={MESSAGE_STATUSES} />
        <MessageActions message={message} />
      </DoublePressGuard>
      <TwoColumns
        main={
          <>
            <MessageText message={message} />
            <MessageAnswer message={message} />
          </>
        }
        beside={
          <>
            <NotesSection
              customerNote={null}
              internalNote={message.internalNote}
              onEdit={() => setNoting(true)}
            />
            <Earlier message={message} />
          </>
        }
      />
      {noting && (
        <NotesDialog
          number={`what ${message.name} wrote`}
          notes={{ internalNote: message.internalNote }}
          schema={adminContactMessages.updateNotes.body}
          deskOnly
          save={({ internalNote }) =>
            call(adminContactMessages.updateNotes, {
              params: { id: message.id },
              body: { internalNote: internalNote ?? message.internalNote },
            })
          }
          onClose={() => setNoting(false)}
        />
      )}
    </Page>
  );
}
