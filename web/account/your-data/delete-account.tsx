import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/account/accounts.ts';
import { loadPart } from '#web/platform/client/browser-client.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';

/** Hardly anybody needs the dialog: it is loaded by those who do. */
const dialogQuery = {
  queryKey: ['delete-account-dialog'],
  queryFn: () => loadPart(() => import('./delete-account-dialog.tsx')),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

/** The way out: a button, and a dialog that says what it means. */
export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" size="small" onClick={() => setOpen(true)}>
        <Icon of={Trash2} className="size-4.5" />
        Delete my account
      </Button>
      {isOpen && <LoadedDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

function LoadedDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { data: part, error, refetch, isFetching } = useQuery(dialogQuery);
  if (part) return <part.DeleteAccountDialog user={user} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete my account?"
      actions={
        <Button kind="quiet" onClick={onClose}>
          Keep my account
        </Button>
      }
    >
      <div className="min-h-72">
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonText lines={6} />
        )}
      </div>
    </Dialog>
  );
}
