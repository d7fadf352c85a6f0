import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { call } from '#admin/platform/client/services.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { SignedInPlaces } from '#admin/kitchen/sign-in/signed-in-places.tsx';
import { type AdminStaff, adminStaff } from '#contract/kitchen/desk/desk.ts';
import { Nothing } from '#contract/platform/primitives.ts';

/** Where somebody of the staff is signed in, and the way to end that. */
export function StaffSessions({ staff: { id, name } }: { staff: AdminStaff }) {
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useCall(adminStaff.sessions, { params: { id } });
  return (
    <Section
      title="Signed in"
      aside={
        data &&
        data.length > 0 && (
          <Button variant="outlined" color="secondary" onClick={() => setAsking(true)}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {!data && error && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data?.length === 0 && <Typography color="textSecondary">On no device.</Typography>}
      {data && <SignedInPlaces sessions={data} />}
      {isAsking && (
        <ActionDialog
          title={`Sign ${name} out everywhere?`}
          intro="They sign in again with their password. If somebody else may know it, give them a new one from the console."
          confirm="Sign out"
          busyWords="Signing out…"
          schema={Nothing}
          toBody={() => null}
          send={() => call(adminStaff.signOut, { params: { id } })}
          doneWords={`${name} is signed out everywhere.`}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
