import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#web/platform/pictures/icon.tsx';

/** Closes it. Where what had the focus before is gone, the page's content gets it. */
function shut(dialog: HTMLDialogElement): void {
  dialog.close();
  const focused = document.activeElement;
  if (focused && focused !== document.body && !dialog.contains(focused)) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Closes a dialog after something that takes the button away which opened it: the page's content gets
 * the focus, and can only have it once the dialog is closed.
 */
export function closeToContent(onClose: () => void): void {
  flushSync(onClose);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * A modal on the native <dialog>: the browser keeps focus inside, gives it back when it closes, and
 * closes on Esc; a press on the overlay closes too. While `busy` it stays, so that an answer on its
 * way is not missed. Its content exists only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  busy = false,
  wide = false,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  busy?: boolean;
  wide?: boolean;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else shut(dialog);
  }, [open]);

  // One that leaves the page while open gives the focus back too, as long as it is still there.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) shut(dialog);
    };
  }, []);

  const close = () => {
    if (!busy) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, given by the browser
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Another dialog inside, or a field for files, was cancelled: that is not this one's.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={() => {
        if (open && !element.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      className={`m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] overflow-auto overscroll-contain scroll-pt-20 scroll-pb-28 max-sm:scroll-pb-48 rounded-card border border-line bg-card p-0 text-ink shadow-raised open:animate-[rise_0.25s_var(--ease-settle)] max-sm:mb-3 ${wide ? 'max-w-2xl' : 'max-w-lg'}`}
    >
      {open && (
        <div className="flex flex-col">
          <div className="sticky top-0 z-10 flex items-start justify-between gap-3 bg-card px-5 pt-4 pb-2 sm:px-6 sm:pt-5">
            <h2 id={titleId} className="pt-1.5 text-title">
              {title}
            </h2>
            <button
              type="button"
              onClick={close}
              aria-label="Close"
              className="-me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-sunken"
            >
              <Icon of={X} />
            </button>
          </div>
          <div className="px-5 pb-5 sm:px-6">{children}</div>
          {actions && (
            <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-card px-5 py-4 sm:px-6 max-sm:[&>*]:grow">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
