/** `1 credit`, `2 credits`. */
export const countCredits = (count: number): string =>
  count === 1 ? '1 credit' : `${count} credits`;

/** `7 are left to book`. */
export const leftToBook = (credits: number): string => {
  if (credits === 0) return 'none are left to book';
  return credits === 1 ? '1 is left to book' : `${credits} are left to book`;
};
