import { PasswordInput } from 'react-admin';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { WithPassword } from '#contract/admin/auth.ts';

type Props<Answer> = {
  title: string;
  intro: string;
  confirm: string;
  busyWords: string;
  /** Needed by what answers something: the others go on by themselves. */
  doneWords?: string;
  send: (body: { currentPassword: string }) => Promise<Answer | null>;
  onClose: () => void;
};

/** Asks for the password before anything about how one signs in is changed. */
export const PasswordDialog = <Answer,>({ send, doneWords = '', ...props }: Props<Answer>) => (
  <ActionDialog<Answer>
    {...props}
    doneWords={doneWords}
    schema={WithPassword}
    defaults={{ currentPassword: '' }}
    send={({ currentPassword }) => send({ currentPassword })}
  >
    <PasswordInput
      source="currentPassword"
      label="Your password"
      autoComplete="current-password"
      autoFocus
    />
  </ActionDialog>
);
