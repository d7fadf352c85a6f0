import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCall, useRefetchAll } from '#admin/platform/client/use-call.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { ShownOnceDialog } from '#admin/platform/forms/shown-once-dialog.tsx';
import { authProvider, call } from '#admin/services.ts';
import { adminAuth, type Passkey, type SecondFactors } from '#contract/kitchen/desk-auth.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { AddAppDialog, AddPasskeyDialog } from './add-factor-dialogs.tsx';
import { PasswordDialog } from './password-dialog.tsx';

type FactorDialog = 'add-app' | 'remove-app' | 'add-passkey' | 'renew-codes' | { remove: Passkey };

const PLAIN = { variant: 'outlined', color: 'secondary' } as const;

/** One of the ways, how it stands, and what can be done with it. */
const Way = (props: { name: string; words: string; state?: ReactNode; children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
  >
    <div>
      <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
        {props.name}
      </Typography>
      {props.state}
      <Typography variant="body2" color="textSecondary">
        {props.words}
      </Typography>
    </div>
    {props.children}
  </Stack>
);

const leftText = (left: number) => counted(left, 'of them is left.', 'of them are left.');

const usedText = ({ createdAt, lastUsedAt }: Passkey) =>
  lastUsedAt
    ? `Last used ${formatInstant(lastUsedAt)}`
    : `Added ${formatInstant(createdAt)}, not used yet`;

/** The second factors of whoever is signed in: what there is, and ways to change it. */
export function OwnFactors() {
  const { data, error, refetch } = useCall(adminAuth.factors, {});
  if (data) return <Ways factors={data as SecondFactors} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
}

function Ways({ factors: { totp, passkeys, recoveryCodesLeft } }: { factors: SecondFactors }) {
  const [doing, setDoing] = useState<FactorDialog | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const readAgain = useRefetchAll();
  const close = () => setDoing(null);
  // Not before they are read: a desk that opens for the factor would take them away.
  const closeCodes = () => {
    setCodes([]);
    authProvider.forgetMe();
    void readAgain();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Way
        name="The code of an app"
        words="Six digits that an app on your phone shows, another each half minute."
        state={totp && <Chip tone="leaf">On</Chip>}
      >
        <Button {...PLAIN} onClick={() => setDoing(totp ? 'remove-app' : 'add-app')}>
          {totp ? 'Take it away' : 'Add it'}
        </Button>
      </Way>
      <Way
        name="Passkeys"
        words="Your fingerprint, your face or the PIN of a device, or a security key."
        state={passkeys.length > 0 && <Chip tone="leaf">On</Chip>}
      >
        <Button {...PLAIN} onClick={() => setDoing('add-passkey')}>
          {passkeys.length > 0 ? 'Add another' : 'Add one'}
        </Button>
      </Way>
      {passkeys.map((passkey) => (
        <Box key={passkey.id} sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Way name={passkey.name} words={usedText(passkey)}>
            <Button
              {...PLAIN}
              aria-label={`Take away ${passkey.name}`}
              onClick={() => setDoing({ remove: passkey })}
            >
              Take it away
            </Button>
          </Way>
        </Box>
      ))}
      {(totp || passkeys.length > 0) && (
        <Way
          name="Recovery codes"
          words={leftText(recoveryCodesLeft)}
          state={recoveryCodesLeft < 3 && <Chip tone="turmeric">Few left</Chip>}
        >
          <Button {...PLAIN} onClick={() => setDoing('renew-codes')}>
            Make new ones
          </Button>
        </Way>
      )}
      {doing === 'add-app' && <AddAppDialog onAdded={setCodes} onClose={close} />}
      {doing === 'add-passkey' && <AddPasskeyDialog onAdded={setCodes} onClose={close} />}
      {typeof doing === 'object' && doing && (
        <PasswordDialog
          title={`Take the passkey ${doing.remove.name} away?`}
          intro={
            totp || passkeys.length > 1
              ? 'It opens the desk no more.'
              : 'From then on your password alone opens the desk, and the recovery codes are gone.'
          }
          confirm="Take it away"
          busyWords="Taking it away…"
          doneWords="The passkey is gone. You are signed out everywhere else."
          send={async (body) => {
            const params = { passkey: doing.remove.id };
            const answer = await call(adminAuth.removePasskey, { params, body });
            authProvider.forgetMe();
            return answer;
          }}
          onClose={close}
        />
      )}
      {doing === 'remove-app' && (
        <PasswordDialog
          title="Take the code of your app away?"
          intro={
            passkeys.length > 0
              ? 'From then on your passkey is asked for alone.'
              : 'From then on your password alone opens the desk, and the recovery codes are gone.'
          }
          confirm="Take it away"
          busyWords="Taking it away…"
          doneWords="The code of an app is asked for no more. You are signed out everywhere else."
          send={async (body) => {
            const answer = await call(adminAuth.removeTotp, { body });
            authProvider.forgetMe();
            return answer;
          }}
          onClose={close}
        />
      )}
      {doing === 'renew-codes' && (
        <PasswordDialog
          title="Make new recovery codes?"
          intro="The codes that you have kept open nothing any more."
          confirm="Make new ones"
          busyWords="Making them…"
          send={async (body) => {
            const { data } = await call(adminAuth.renewRecoveryCodes, { body });
            setCodes(data.recoveryCodes);
            return null;
          }}
          onClose={close}
        />
      )}
      {codes.length > 0 && (
        <ShownOnceDialog
          title="Keep these recovery codes"
          intro="They are shown only now. If you lose your phone or your passkey, each of them opens the desk once, after your password: write them down, and keep them away from this device. You are signed out everywhere else."
          secrets={codes}
          noun="the codes"
          confirm="I have kept them"
          onClose={closeCodes}
        />
      )}
    </Stack>
  );
}
