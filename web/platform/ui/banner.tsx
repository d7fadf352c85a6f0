import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/platform/pictures/icon.tsx';

export type BannerKind = 'success' | 'warning' | 'error' | 'info';

const KINDS: Record<BannerKind, [icon: LucideIcon, look: string]> = {
  success: [CircleCheck, 'bg-leaf-tint text-leaf-ink border-leaf'],
  warning: [TriangleAlert, 'bg-turmeric-tint text-turmeric-ink border-turmeric'],
  error: [CircleAlert, 'bg-chilli-tint text-chilli-ink border-chilli'],
  info: [Info, 'bg-steel-tint text-steel-ink border-steel'],
};

/**
 * What just happened or what to know, in a place of its own. Errors interrupt a screen reader
 * (`alert`), the rest is said when it has a moment (`status`).
 */
export function Banner({
  kind,
  title,
  children,
  onDismiss,
  action,
  className = '',
}: {
  kind: BannerKind;
  title?: string;
  children?: ReactNode;
  onDismiss?: () => void;
  /** A button or link that helps: 'Try Again'. */
  action?: ReactNode;
  className?: string;
}) {
  const [icon, look] = KINDS[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-control border px-4 py-3 text-base ${look} ${className}`}
    >
      <Icon of={icon} className="mt-0.75 size-5" />
      <div className="min-w-0 grow">
        {title && <p className="font-bold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label="Dismiss this message"
          className="-my-2 -me-3 grid size-11 cursor-pointer place-items-center rounded-full"
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
