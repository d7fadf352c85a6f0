/** Styles that hold on a phone. */
export const PHONE = '@media (max-width: 599.95px)';
