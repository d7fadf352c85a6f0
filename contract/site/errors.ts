import type { ErrorCatalogue } from '#contract/platform/errors/error-text.ts';

/** The blog and messages to the kitchen. */
export const BLOG_AND_CONTACT_ERRORS = {
  blog_not_found: [404, 'Blog not found'],
  too_many_messages: [
    429,
    'We have several messages from this address today. Please call us, or wait for our answer.',
  ],
} as const satisfies ErrorCatalogue;
