/** The heading of the day that is shown. */
export const DAY_HEADING = 'menu-day';

/** Brings the focus there when what had it goes away. */
export const focusDay = () => document.getElementById(DAY_HEADING)?.focus({ preventScroll: true });
