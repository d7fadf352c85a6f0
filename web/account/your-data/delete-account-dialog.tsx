import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { User } from '#contract/account/accounts.ts';
import { formatDay } from '#domain/platform/days.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { ProveByCode } from './prove-by-code.tsx';
import { ProveByPassword } from './prove-by-password.tsx';
import { leavingQuery } from './queries.ts';
import { useAskDeletion } from './use-ask-deletion.ts';
import { WhatItMeans } from './what-it-means.tsx';

/** Says what deleting the account means, and does it once its owner has proved who they are. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { data: left, error: unread, refetch, isFetching } = useQuery(leavingQuery());
  const formId = useId();
  const { ask, busy, error } = useAskDeletion();
  const proving = { formId, ask, error };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Delete my account?"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Keep my account
          </Button>
          {left && (
            <Button kind="danger" type="submit" form={formId} busy={busy} busyText="Deleting…">
              Delete on {formatDay(left.day)}
            </Button>
          )}
        </>
      }
    >
      {left && (
        <div className="grid gap-5">
          <WhatItMeans left={left} unproved={!user.email_verified} />
          {user.has_password ? (
            <ProveByPassword user={user} {...proving} />
          ) : (
            <ProveByCode user={user} {...proving} />
          )}
        </div>
      )}
      {!left && (
        <div className="min-h-72">
          {unread ? (
            <ErrorState error={unread} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <SkeletonText lines={6} />
          )}
        </div>
      )}
    </Dialog>
  );
}
