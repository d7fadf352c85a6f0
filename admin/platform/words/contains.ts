/** `Its dishes contain wheat, milk.`: what the kitchen has written down, beside what somebody cannot eat. */
export const containsWords = (contains: readonly string[]): string =>
  contains.length > 0
    ? `Its dishes contain ${contains.join(', ')}.`
    : 'No allergens are written down for its dishes.';
