import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiError } from '#contract/platform/api-error.ts';
import { reloadForLostPart } from '#web/platform/client/browser-client.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from './button.tsx';

/** Nothing here, said kindly, with a way forward. */
export function EmptyState({
  title,
  children,
  picture,
  action,
}: {
  title: string;
  children?: ReactNode;
  /** A drawing from art/ (`<Picture>`). */
  picture?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-edge px-5 py-10 text-center sm:py-14">
      {picture && <div className="mb-4 w-32">{picture}</div>}
      <h2 className="text-title">{title}</h2>
      {children && <div className="mt-2 max-w-text text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/**
 * Something that could not be loaded: what happened, in the words of the failed call or of the
 * screen, and a retry. Being offline and a server that is away look the same here; their words differ.
 */
export function ErrorState({
  title = 'This did not load',
  message,
  error,
  onRetry,
  retrying = false,
  retryText = 'Try Again',
  action,
}: {
  title?: string;
  /** The screen's own words; without them those of `error`. */
  message?: string;
  error?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  retryText?: string;
  action?: ReactNode;
}) {
  const words =
    message ?? (isApiError(error) ? error.message : 'Something went wrong. Please try again.');
  const retry = async () => {
    if (!(await reloadForLostPart())) onRetry?.();
  };
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-card border border-line bg-card px-5 py-10 text-center shadow-card sm:py-14"
    >
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-chilli-tint text-chilli-ink">
        <Icon of={CloudOff} className="size-7" />
      </span>
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 max-w-text text-ink-soft">{words}</p>
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button onClick={() => void retry()} busy={retrying} busyText="Trying again…">
              <Icon of={RotateCw} />
              {retryText}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
