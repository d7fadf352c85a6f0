import { Stack, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { QrCode } from '#admin/platform/components/qr-code.tsx';
import { call } from '#admin/services.ts';
import { adminAuth, CodeBody, PasskeyName } from '#contract/kitchen/desk-auth.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { makePasskey } from './browser-passkeys.ts';
import { PasswordFirst } from './password-dialog.tsx';

type TotpSetup = DataOf<typeof adminAuth.beginTotp>;

type Props = {
  /** With the recovery codes, where they are new. */
  onAdded: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Adds the code of an app: the password, then the QR code and a first code of the app. */
export const AddAppDialog = ({ onAdded, onClose }: Props) => (
  <PasswordFirst<TotpSetup>
    title="Add the code of an app"
    intro="An app on your phone shows another six digits every half minute. From then on you type them after your password."
    begin={async (body) => (await call(adminAuth.beginTotp, { body })).data}
    next={(begun) => <ScanDialog begun={begun} onAdded={onAdded} onClose={onClose} />}
    onClose={onClose}
  />
);

const ScanDialog = ({
  begun: { pending, secret, address },
  onAdded,
  onClose,
}: Props & { begun: TotpSetup }) => (
  <ActionDialog
    title="Scan this with your app"
    confirm="Add it"
    busyWords="Adding…"
    doneWords="From now on you sign in with a code, too. You are signed out everywhere else."
    schema={CodeBody}
    defaults={{ code: '' }}
    send={async ({ code }) => {
      const { data } = await call(adminAuth.confirmTotp, { body: { pending, code } });
      onAdded(data.recoveryCodes);
      // The codes say it themselves, and nothing hides them.
      return data.recoveryCodes.length > 0 ? null : data;
    }}
    onClose={onClose}
  >
    <Stack sx={{ gap: 1.5, mb: 1.5 }}>
      <QrCode text={address} label="The QR code for your app" />
      <Typography color="textSecondary">
        Or type this key into it:{' '}
        <Typography
          component="strong"
          sx={{
            fontFamily: 'ui-monospace, monospace',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
      </Typography>
    </Stack>
    <TextInput
      source="code"
      label="The six digits that it shows now"
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      autoFocus
    />
  </ActionDialog>
);

type BegunPasskey = DataOf<typeof adminAuth.beginPasskey>;

/** Adds a passkey: the password, then its name, and the browser asks for the rest. */
export const AddPasskeyDialog = ({ onAdded, onClose }: Props) => (
  <PasswordFirst<BegunPasskey>
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
}: Props & { begun: BegunPasskey }) => (
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
