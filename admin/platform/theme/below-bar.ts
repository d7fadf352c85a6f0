/** Where that begins which stays in sight while a page is scrolled: below the bar, in pixels. */
export const BELOW_BAR = 48;
