/** What the page remembers of an inquiry that was taken, in the browser's history. */
export type SentInquiry = { inquiryNumber: string; email: string; firstName: string };

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads it from the state of a place in the history; null where none was sent. */
export function readSent(state: unknown): SentInquiry | null {
  const { sent } = (state ?? {}) as { sent?: Partial<SentInquiry> };
  return sent && isWord(sent.inquiryNumber) && isWord(sent.email) && isWord(sent.firstName)
    ? { inquiryNumber: sent.inquiryNumber, email: sent.email, firstName: sent.firstName }
    : null;
}
