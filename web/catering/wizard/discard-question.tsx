import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';

/** Asks before changes that were not saved are gone. */
export function DiscardQuestion({
  open,
  onKeep,
  onDiscard,
}: {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title="Discard your changes?"
      actions={
        <>
          <Button kind="danger" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={onKeep}>Keep editing</Button>
        </>
      }
    >
      <p>What you have changed is not saved yet. Your inquiry stays as it was.</p>
    </Dialog>
  );
}
