import { type ReactNode, useRef, useState } from 'react';
import { PasswordInput } from 'react-admin';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { WithPassword } from '#contract/kitchen/desk-auth.ts';

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

/** The same before something of several steps: what the password has begun goes on in `next`. */
export function PasswordFirst<Begun>({
  title,
  intro,
  begin,
  next,
  onClose,
}: {
  title: string;
  intro: string;
  begin: (body: { currentPassword: string }) => Promise<Begun>;
  next: (begun: Begun) => ReactNode;
  onClose: () => void;
}) {
  const [begun, setBegun] = useState<Begun | null>(null);
  // The dialog of the password closes when it is done, and the next one goes on.
  const isBegun = useRef(false);
  if (begun) return next(begun);
  return (
    <PasswordDialog
      title={title}
      intro={intro}
      confirm="Go on"
      busyWords="One moment…"
      send={async (body) => {
        const answer = await begin(body);
        isBegun.current = true;
        setBegun(answer);
        return null;
      }}
      onClose={() => isBegun.current || onClose()}
    />
  );
}
