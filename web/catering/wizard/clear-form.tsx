import { useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';

/** Asks before everything that was entered is gone. */
export function ClearForm({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" className="px-0!" onClick={() => setAsking(true)}>
        Clear Form Data
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Clear the form?"
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                onClear();
              }}
            >
              Clear Form Data
            </Button>
          </>
        }
      >
        <p>
          Everything that you have entered, the plan and the menu are removed from this browser.
        </p>
      </Dialog>
    </>
  );
}
