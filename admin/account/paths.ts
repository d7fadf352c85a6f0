/** Everything about a customer. */
export const customerPath = (id: string): string => `/customers/${id}`;

/** Where their contact, diet and notes are changed. */
export const changePath = (id: string): string => `/customers/${id}/change`;

/** Where another account becomes part of theirs. */
export const mergePath = (id: string): string => `/customers/${id}/merge`;
