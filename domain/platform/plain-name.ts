/** A name boiled down to its letters and digits, so that `Asha  PATEL.` is `asha patel`. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
