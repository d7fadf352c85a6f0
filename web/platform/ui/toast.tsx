import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '#web/platform/pictures/icon.tsx';

export type Toast = {
  message: string;
  /** Undoes what was just done; the toast goes away when it is pressed. */
  undo?: { label?: string; run: () => void };
  /** It says what can be read nowhere else, and so waits until it is dismissed. */
  stays?: boolean;
};

/** How long a toast stays, in milliseconds; one that can be undone stays longer. */
const TOAST_STAYS = { plain: 6_000, undo: 12_000 };

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a short word at the foot of the screen: `const toast = useToast(); toast({ message })`. */
export const useToast = () => useContext(ToastContext);

function ToastCard({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const [held, setHeld] = useState(false);
  const gone = useRef(onGone);
  gone.current = onGone;

  // Whoever is about to use it gets all the time they need (WCAG 2.2.1).
  useEffect(() => {
    if (held || toast.stays) return;
    const timer = setTimeout(
      () => gone.current(),
      toast.undo ? TOAST_STAYS.undo : TOAST_STAYS.plain,
    );
    return () => clearTimeout(timer);
  }, [held, toast.undo, toast.stays]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the timer, nothing to operate
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-[rise_0.3s_var(--ease-settle)] items-center gap-2 rounded-control bg-ink py-1 pr-1 pl-4 text-paper shadow-raised forced-colors:border"
    >
      <p className="grow py-2">{toast.message}</p>
      {toast.undo && (
        <button
          type="button"
          onClick={() => {
            toast.undo?.run();
            onGone();
          }}
          className="min-h-11 cursor-pointer rounded-control px-3 font-bold underline underline-offset-4 focus-visible:outline-offset-0 focus-visible:outline-paper"
        >
          {toast.undo.label ?? 'Undo'}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss this message"
        onClick={onGone}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full focus-visible:outline-offset-0 focus-visible:outline-paper"
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

/** Holds the toasts; one shows at a time, the latest. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; id: number } | null>(null);
  const show = useCallback(
    (toast: Toast) => setShown((before) => ({ toast, id: (before?.id ?? 0) + 1 })),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="no-print pointer-events-none fixed inset-x-3 bottom-3 z-40 mx-auto max-w-lg sm:bottom-6 max-lg:[:root:has([data-foot-bar])_&]:bottom-22 max-lg:[:root:has([data-foot-bar=tall])_&]:bottom-30"
      >
        {shown && <ToastCard key={shown.id} toast={shown.toast} onGone={() => setShown(null)} />}
      </div>
    </ToastContext>
  );
}
