/** The look of what one types into or chooses from. */
export const CONTROL =
  'w-full min-h-12 rounded-control border border-edge bg-card px-4 py-2.5 text-base text-ink transition-[border-color] aria-invalid:border-2 aria-invalid:border-chilli-ink disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken focus-visible:outline-offset-1 focus-visible:rounded-control';
