import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  'aria-label': string;
  /** At its limit: presses do nothing, and the focus stays where it is. */
  ended: boolean;
  children: ReactNode;
};

/** One up or down beside a number. */
export const StepButton = ({ ended, onClick, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    aria-disabled={ended || undefined}
    onClick={ended ? undefined : onClick}
    className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunken focus-visible:outline-offset-0 focus-visible:rounded-full aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
  />
);
