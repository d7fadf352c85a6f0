import type { ReactNode } from 'react';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';

/** The head of the screen, the same while it loads and after. */
export function ScheduleFrame({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap">
      <PageHeading
        title="Daily Tiffin"
        lead={lead ?? 'Pick a weekday, and we cook for you that day. One credit is one tiffin.'}
      />
      {children}
      <SupportLine className="mt-12" />
    </div>
  );
}
