/** The entry of the tokens in the browser's lasting storage; token-store.ts says what is in it. */
export const TOKENS_ENTRY = 'inquiryTokens';
