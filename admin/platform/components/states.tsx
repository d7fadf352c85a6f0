import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { failureText } from '#admin/platform/client/failure.ts';

/** What a place says when it has nothing to show, and what to do about it. */
export const EmptyState = ({ words, children }: { words: string; children?: ReactNode }) => (
  <Stack sx={{ alignItems: 'center', gap: 2, px: 2, py: 6, textAlign: 'center' }}>
    <Typography color="textSecondary" sx={{ maxWidth: '32em' }}>
      {words}
    </Typography>
    {children}
  </Stack>
);

/** What went wrong while reading, with a way to try again. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Box role="alert">
    <EmptyState words={failureText(error)}>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<RotateCw size={18} />}
        onClick={onRetry}
      >
        Try again
      </Button>
    </EmptyState>
  </Box>
);

/** What was read before stays on the page; this says that it may be old. */
export const RefreshProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Could not refresh: {failureText(error)} What you see may be old.
  </Alert>
);

/** Waiting, in words for those who cannot see it turn. */
export const LoadingState = ({ words = 'Loading…' }: { words?: string }) => (
  <Stack role="status" sx={{ alignItems: 'center', gap: 2, py: 8 }}>
    <CircularProgress color="secondary" size={32} aria-hidden />
    <Typography color="textSecondary">{words}</Typography>
  </Stack>
);

/** The problem of a list, inside its frame, so that search and filters stay in reach. */
export function ListProblem() {
  const { error, refetch } = useListContext();
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}

/** Why a press has not done what it says, above its buttons; nothing while there is nothing to say. */
export const Problem = ({ words }: { words: string | null }) =>
  words && (
    <Typography role="alert" sx={{ color: 'house.chilliInk', mb: 1 }}>
      {words}
    </Typography>
  );
