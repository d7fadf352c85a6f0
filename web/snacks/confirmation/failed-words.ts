/** What a person reads when their order could not be read. */
export const FAILED_TO_FETCH = 'Failed to fetch order details. Please try again.';
