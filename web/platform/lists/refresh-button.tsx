import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';

/** Looks for news now; `look` answers whether it could, and `done` is said then. */
export function RefreshButton({ look, done }: { look: () => Promise<boolean>; done: string }) {
  const [looking, setLooking] = useState(false);

  async function refresh() {
    setLooking(true);
    const seen = await look();
    setLooking(false);
    if (seen) announce(done);
  }

  return (
    <Button
      kind="plain"
      size="small"
      className="-me-4 no-underline!"
      busy={looking}
      busyText="Looking…"
      onClick={() => void refresh()}
    >
      {!looking && <Icon of={RotateCw} />}
      Refresh
    </Button>
  );
}
