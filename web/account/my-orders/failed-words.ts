/** What a person reads when their orders could not be read. */
export const FAILED_TO_LOAD = 'Failed to load orders. Please try again.';
