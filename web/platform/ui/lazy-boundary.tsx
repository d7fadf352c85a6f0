import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type NotLoaded, NotLoadedContext } from './lazy-part.tsx';
import { SkeletonText } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

/** What may mean that the connection has come back. */
const SIGNS = ['online', 'visibilitychange'] as const;

/** Says why a part is not here, and asks for it again: when it is told to, or when that may help. */
function TryAgain({ failure, retry }: NotLoaded) {
  const [error, setError] = useState(failure);
  const [retrying, setRetrying] = useState(false);
  const tryAgain = useCallback(async () => {
    setRetrying(true);
    await retry().catch(setError);
    setRetrying(false);
  }, [retry]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void tryAgain();
    };
    for (const sign of SIGNS) addEventListener(sign, look);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, look);
    };
  }, [tryAgain]);
  return <ErrorState error={error} onRetry={() => void tryAgain()} retrying={retrying} />;
}

const sayHere = (notLoaded: NotLoaded) => <TryAgain {...notLoaded} />;

/** Keeps the place of a `lazyPart` within a page: a few lines of it, or its own `room`. */
export const LazyBoundary = ({
  lines = 4,
  room = <SkeletonText lines={lines} />,
  children,
}: {
  lines?: number;
  room?: ReactNode;
  children: ReactNode;
}) => (
  <NotLoadedContext value={sayHere}>
    <Suspense fallback={room}>{children}</Suspense>
  </NotLoadedContext>
);

/** Around a dialog that is fetched when it is opened; meanwhile its frame is there. */
export function LazyDialog({
  title,
  wide = false,
  closeWords = 'Close',
  lines = 6,
  className = '',
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  closeWords?: string;
  lines?: number;
  /** The room of what will be in it. */
  className?: string;
  onClose: () => void;
  /** The dialog itself, once it is here. */
  children: ReactNode;
}) {
  const frame = (inside: ReactNode) => (
    <Dialog
      open
      wide={wide}
      onClose={onClose}
      title={title}
      actions={
        <Button kind="quiet" onClick={onClose}>
          {closeWords}
        </Button>
      }
    >
      <div className={className}>{inside}</div>
    </Dialog>
  );
  return (
    <NotLoadedContext value={(notLoaded) => frame(<TryAgain {...notLoaded} />)}>
      <Suspense fallback={frame(<SkeletonText lines={lines} />)}>{children}</Suspense>
    </NotLoadedContext>
  );
}
