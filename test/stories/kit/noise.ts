import type { BrowserContext } from '@playwright/test';

/** Everything a browser complains about: errors in its console, failed requests, broken policies. */
export type Noise = {
  listenTo(context: BrowserContext): void;
  /** From now on, complaints that fit are part of the story. */
  expect(pattern: RegExp): void;
  /** What was heard and not expected. */
  heard(): string[];
};

export function createNoise(): Noise {
  const expected: RegExp[] = [];
  const unexpected: string[] = [];
  const hear = (complaint: string) => {
    if (!expected.some((pattern) => pattern.test(complaint))) unexpected.push(complaint);
  };
  return {
    listenTo(context) {
      context.on('console', (message) => {
        if (message.type() === 'error')
          hear(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => hear(`uncaught: ${error.error().stack ?? error.error()}`));
      context.on('requestfailed', (request) => {
        const { errorText = '' } = request.failure() ?? {};
        // A page that is left gives up what it was waiting for.
        if (errorText !== 'net::ERR_ABORTED') hear(`failed: ${request.url()} ${errorText}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) hear(`answered: ${response.status()} ${response.url()}`);
      });
    },
    expect: (pattern) => void expected.push(pattern),
    heard: () => unexpected,
  };
}
