import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { announce } from '#web/ui/live-region.tsx';

/** Looks for news now. */
export function RefreshButton({ look }: { look: () => Promise<{ isError: boolean }> }) {
  const [looking, setLooking] = useState(false);

  async function refresh() {
    setLooking(true);
    const { isError } = await look();
    setLooking(false);
    if (!isError) announce('Your inquiries are up to date.');
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
