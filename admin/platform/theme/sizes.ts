/** Styles that hold on a phone. */
export const PHONE = '@media (max-width: 599.95px)';

/** Where that begins which stays in sight while a page is scrolled: below the bar, in pixels. */
export const BELOW_BAR = 48;
