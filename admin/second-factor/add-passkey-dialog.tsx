import { useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { call } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { adminAuth, PasskeyName } from '#contract/admin/auth.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { makePasskey } from './browser-passkeys.ts';
import { PasswordDialog } from './password-dialog.tsx';

type Begun = DataOf<typeof adminAuth.beginPasskey>;

type Props = {
  /** With the recovery codes, where they are new. */
  onAdded: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Adds a passkey: the password, then its name, and the browser asks for the rest. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  // The dialog of the password closes when it is done, and this one goes on.
  const isBegun = useRef(false);
  if (begun) return <NameDialog begun={begun} onAdded={onAdded} onClose={onClose} />;
  return (
    <PasswordDialog
      title="Add a passkey"
      intro="Your fingerprint, your face or the PIN of this device, or a security key. From then on you show it after your password."
      confirm="Go on"
      busyWords="One moment…"
      send={async (body) => {
        const { data } = await call(adminAuth.beginPasskey, { body });
        isBegun.current = true;
        setBegun(data);
        return null;
      }}
      onClose={() => isBegun.current || onClose()}
    />
  );
}

const NameDialog = ({
  begun: { pending, options },
  onAdded,
  onClose,
}: Props & { begun: Begun }) => (
  <ActionDialog
    title="Name your passkey"
    intro="You tell it apart by its name when you have several."
    confirm="Make it"
    busyWords="Waiting for your device…"
    doneWords="From now on you show your passkey, too. You are signed out everywhere else."
    schema={PasskeyName}
    defaults={{ name: '' }}
    send={async ({ name }) => {
      const passkey = await makePasskey(options);
      const body = { pending, name, passkey };
      const { data } = await call(adminAuth.confirmPasskey, { body });
      onAdded(data.recoveryCodes);
      // The codes say it themselves, and nothing hides them.
      return data.recoveryCodes.length > 0 ? null : data;
    }}
    onClose={onClose}
  >
    <TextInput source="name" label="Name, such as My phone" autoFocus />
  </ActionDialog>
);
