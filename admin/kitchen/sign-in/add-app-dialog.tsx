import { Stack, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminAuth, CodeBody } from '#contract/kitchen/desk/auth.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { PasswordFirst } from './password-dialog.tsx';
import { QrCode } from './qr-code.tsx';

type Begun = DataOf<typeof adminAuth.beginTotp>;

type Props = {
  /** With the recovery codes, where they are new. */
  onAdded: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Adds the code of an app: the password, then the QR code and a first code of the app. */
export const AddAppDialog = ({ onAdded, onClose }: Props) => (
  <PasswordFirst<Begun>
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
}: Props & { begun: Begun }) => (
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
