import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/platform/ui/icon.tsx';

/** What a form has led to, in its place; the frame's title takes the focus. */
export function Outcome({
  kind,
  icon,
  action,
  children,
}: {
  kind: 'good' | 'bad';
  icon: LucideIcon;
  action?: ReactNode;
  children: ReactNode;
}) {
  const look = kind === 'good' ? 'bg-leaf-tint text-leaf-ink' : 'bg-chilli-tint text-chilli-ink';
  return (
    <div>
      <span className={`mb-4 grid size-14 place-items-center rounded-full ${look}`}>
        <Icon of={icon} className="size-7" />
      </span>
      {children}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
