import { useState } from 'react';
import { call } from '#admin/platform/client/services.ts';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { NotesSection } from '#admin/platform/parts/notes.tsx';
import { NotesDialog } from '#admin/platform/parts/notes-dialog.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { ShowPage } from '#admin/platform/parts/record-page.tsx';
import { TwoColumns } from '#admin/platform/parts/two-columns.tsx';
import { MESSAGE_STATUSES } from '#admin/platform/words/statuses.ts';
import { type AdminMessage, adminContactMessages } from '#contract/site/desk/contact-messages.ts';
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
