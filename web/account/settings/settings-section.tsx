import { type ReactNode, useId } from 'react';
import { Card } from '#web/platform/ui/card.tsx';

/** One of the sections of the settings, with its heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="p-5 sm:p-8">
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      {children}
    </Card>
  );
}
