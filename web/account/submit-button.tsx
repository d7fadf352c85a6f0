import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from './hydrated.ts';

/** The one button of a form of this folder, as wide as its fields. */
export function SubmitButton({
  busy,
  busyText,
  children,
}: {
  busy: boolean;
  busyText: string;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="large"
      busy={busy}
      busyText={busyText}
      disabled={!hydrated}
      className="w-full disabled:opacity-100!"
    >
      {children}
    </Button>
  );
}
