/** The key of what comes next: every write that changes an order refreshes it. */
export const CUSTOMER_HOME = 'home';
