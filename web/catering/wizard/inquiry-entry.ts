/**
 * Where the browser keeps an inquiry that is not sent yet. A draft, so that nothing of it is left
 * after somebody signed out by choice.
 */
export const INQUIRY_ENTRY = 'draft:catering-inquiry';

/** Where it keeps what was sent with which key, until the answer is final. */
export const SENT_ENTRY = 'draft:catering-inquiry-sent';
