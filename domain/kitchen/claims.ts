import type { BusinessProfile, Testimonials } from '#contract/kitchen/settings.ts';

/** Whether customers read something in the kitchen's name that nobody has said. */
export const showsSamples = ({ shown, items }: Testimonials): boolean =>
  shown && items.some(({ isSample }) => isSample);

/**
 * Whether the rating is told: when the kitchen has switched it on, and never beside samples of what
 * customers say, where it would be taken for one.
 */
export const tellsRating = (
  { rating }: Pick<BusinessProfile, 'rating'>,
  testimonials: Testimonials,
): boolean => rating.shown && !showsSamples(testimonials);
