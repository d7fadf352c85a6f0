import { TextInput } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminAuth, PasskeyName } from '#contract/kitchen/desk/auth.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { makePasskey } from './browser-passkeys.ts';
import { PasswordFirst } from './password-dialog.tsx';

type Begun = DataOf<typeof adminAuth.beginPasskey>;

type Props = {
  /** With the recovery codes, where they are new. */
  onAdded: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Adds a passkey: the password, then its name, and the browser asks for the rest. */
export const AddPasskeyDialog = ({ onAdded, onClose }: Props) => (
  <PasswordFirst<Begun>
    title="Add a passkey"
    intro="Your fingerprint, your face or the PIN of this device, or a security key. From then on you show it after your password."
    begin={async (body) => (await call(adminAuth.beginPasskey, { body })).data}
    next={(begun) => <NameDialog begun={begun} onAdded={onAdded} onClose={onClose} />}
    onClose={onClose}
  />
);

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
