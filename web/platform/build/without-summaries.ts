import type { Plugin } from 'vite';

/** An endpoint's `summary` with the text behind it, on its line or the next. */
const SUMMARY = /\bsummary:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1/g;

/** The code of a file of the contract without the sentences that say what its endpoints do. */
export const stripSummaries = (code: string): string => code.replace(SUMMARY, "summary: ''");

/** Only the API's document tells them: no page of the shop loads them. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/contract\/.+\.ts$/ },
    handler: (code) => ({ code: stripSummaries(code), map: null }),
  },
});
