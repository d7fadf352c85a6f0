import type { ComponentProps, MouseEvent } from 'react';

const ignored = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * What every button of the desk is made of; a link where it leads somewhere. A browser takes the
 * keyboard from what becomes `disabled`, and whoever pressed it is nowhere (WCAG 2.4.3): a button that
 * waits, or has come to its end, says so by `aria-disabled` instead, keeps the focus, and its presses
 * count for nothing.
 */
export function ButtonElement({
  disabled,
  onClick,
  ...props
}: ComponentProps<'button'> & { href?: string }) {
  const Element = (props.href === undefined ? 'button' : 'a') as 'button';
  return (
    <Element
      {...props}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignored : onClick}
    />
  );
}
