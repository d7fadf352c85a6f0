import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';

/** `primary`: the one thing to press on a screen; `danger` asks before something is lost. */
export type ButtonKind = 'primary' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const KINDS: Record<ButtonKind, string> = {
  primary:
    'bg-chilli text-on-chilli hover:bg-chilli-deep shadow-[0_10px_24px_-14px_var(--color-chilli)]',
  quiet: 'text-ink ring-[1.5px] ring-inset ring-ink hover:bg-ink hover:text-paper',
  plain: 'text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink',
  danger:
    'text-chilli-ink ring-[1.5px] ring-inset ring-chilli-ink hover:bg-chilli hover:text-on-chilli hover:ring-chilli',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm',
  medium: 'min-h-12 px-5.5 text-base',
  large: 'min-h-14 px-7 text-lg',
};

export function buttonClass(kind: ButtonKind, size: ButtonSize, extra = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center transition-colors duration-150 select-none focus-visible:rounded-full forced-colors:border aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-60 aria-busy:cursor-progress disabled:opacity-60 disabled:cursor-not-allowed cursor-pointer ${KINDS[kind]} ${SIZES[size]} ${extra}`;
}

type Look = { kind?: ButtonKind; size?: ButtonSize; className?: string; children: ReactNode };

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, keyof Look> & {
    /** Something is under way: presses do nothing, and focus stays where it is, as with `aria-disabled`. */
    busy?: boolean;
    /** What the button says while busy: 'Submitting...'. */
    busyText?: string;
  };

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  kind = 'primary',
  size = 'medium',
  className,
  busy = false,
  busyText,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else if (!rest['aria-disabled']) onClick?.(event);
      }}
      className={buttonClass(kind, size, className)}
    >
      {busy && <Icon of={LoaderCircle} className="size-5 animate-[spin_0.9s_linear_infinite]" />}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}

/** A link that looks like a button; it goes somewhere and changes nothing. */
export function LinkButton({
  kind = 'primary',
  size = 'medium',
  className,
  ...link
}: Omit<Look, 'children'> & LinkProps) {
  const rel = typeof link.to === 'string' ? relOf(link.to) : undefined;
  return <Link rel={rel} {...link} className={buttonClass(kind, size, className)} />;
}
