/** What a person reads when their order could not be read (spec 2 section 8, Snacks). */
export const FAILED_TO_FETCH = 'Failed to fetch order details. Please try again.';
