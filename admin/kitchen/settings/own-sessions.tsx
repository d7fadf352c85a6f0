import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Problem } from '#admin/platform/parts/problem.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { SignedInPlaces } from '#admin/kitchen/sign-in/signed-in-places.tsx';
import { adminAuth } from '#contract/kitchen/desk/auth.ts';

/** Where one is signed in oneself; each other place can be left from here. */
export function OwnSessions() {
  const notify = useNotify();
  const { data, error, refetch } = useCall(adminAuth.sessions, {});
  const { submit, busy, problem } = useSubmit(
    (id: string | null) =>
      id === null ? call(adminAuth.endOthers, {}) : call(adminAuth.endSession, { params: { id } }),
    () => notify('Signed out there.', { type: 'success' }),
  );
  const isElsewhere = data?.some(({ isThis }) => !isThis);
  return (
    <Section
      title="Where you are signed in"
      aside={
        isElsewhere && (
          <Button variant="outlined" color="secondary" disabled={busy} onClick={() => submit(null)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {problem && <Problem words={problem} />}
      {!data && error && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && (
        <SignedInPlaces
          sessions={data}
          aside={({ id, isThis, device }) =>
            !isThis && (
              <Button
                variant="outlined"
                color="secondary"
                disabled={busy}
                aria-label={`Sign out on ${device}`}
                onClick={() => submit(id)}
              >
                Sign out
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}
