import { useState } from 'react';
import { call } from '#admin/api/services.ts';
import { OncePressed } from '#admin/moves/once-pressed.tsx';
import { StatusChip } from '#admin/parts/chip.tsx';
import { NotesSection } from '#admin/parts/notes.tsx';
import { NotesDialog } from '#admin/parts/notes-dialog.tsx';
import { Page } from '#admin/parts/page.tsx';
import { ShowPage } from '#admin/parts/record-page.tsx';
import { TwoColumns } from '#admin/parts/two-columns.tsx';
import { MESSAGE_STATUSES } from '#admin/words/statuses.ts';
import { type AdminMessage, adminContactMessages } from '#contract/admin/contact-messages.ts';
import { MessageActions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { Earlier } from './earlier.tsx';
import { Written } from './written.tsx';

/** One message: what was written and by whom, the answer, and what else can be done with it. */
export const MessageShow = () => (
  <ShowPage<AdminMessage> noun="Message">
    {(message) => <WholeMessage key={message.id} message={message} />}
  </ShowPage>
);

function WholeMessage({ message }: { message: AdminMessage }) {
  const [noting, setNoting] = useState(false);
  return (
    <Page title={message.subject}>
      <OncePressed sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusChip status={message.status} words={MESSAGE_STATUSES} />
        <MessageActions message={message} />
      </OncePressed>
      <TwoColumns
        main={
          <>
            <Written message={message} />
            <Answer message={message} />
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
          schema={adminContactMessages.updateNotes.body as never}
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
