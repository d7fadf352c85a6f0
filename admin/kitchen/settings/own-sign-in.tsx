import { Box, Button, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { OwnFactors } from '#admin/kitchen/sign-in/factors.tsx';
import { OpenSessions } from '#admin/kitchen/sign-in/open-sessions.tsx';
import { PasswordForm } from '#admin/kitchen/sign-in/password-form.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState, Problem } from '#admin/platform/components/states.tsx';
import { call } from '#admin/services.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';

/** Changes the own password; everywhere else one is signed out. */
function OwnPassword() {
  const notify = useNotify();
  return (
    <Section title="Your password">
      <PasswordForm
        currentLabel="Current password"
        onDone={() =>
          notify('Your password is changed. You are signed out everywhere else.', {
            type: 'success',
          })
        }
      />
    </Section>
  );
}

/** Where one is signed in oneself; each other place can be left from here. */
function OwnSessions() {
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
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && (
        <OpenSessions
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

/** How one signs in at the desk oneself, and where one is. */
export const OwnSignIn = () => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: 620 }}>
    <OwnPassword />
    <Section title="Second factor">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Something besides the password: whoever has seen or guessed that stays out.
      </Typography>
      <OwnFactors />
    </Section>
    <OwnSessions />
  </Box>
);
