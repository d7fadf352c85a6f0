/** What a person reads when their orders could not be read (spec 2 section 8, My orders). */
export const FAILED_TO_LOAD = 'Failed to load orders. Please try again.';
