import type { ReactNode } from 'react';
import { Button } from '#web/platform/ui/button.tsx';

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
  return (
    <Button type="submit" size="large" busy={busy} busyText={busyText} className="w-full">
      {children}
    </Button>
  );
}
