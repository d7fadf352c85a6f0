import { expect } from '@playwright/test';
import type { Letter } from '#test/story-server/mailbox.ts';

/** The customer's mailbox. */
export type MailReader = {
  /** Waits for a mail to this address whose subject fits, and reads it. */
  read(to: string, subject: RegExp): Promise<Letter>;
};

/** The story server's door for stories is on the next port (playwright.config.ts). */
export const controlOf = (baseURL: string): string => {
  const { protocol, port } = new URL(baseURL);
  return `${protocol}//127.0.0.1:${Number(port) + 1}`;
};

export function createMailReader(baseURL: string): MailReader {
  return {
    async read(to, subject) {
      let found: Letter | undefined;
      await expect(async () => {
        const answer = await fetch(`${controlOf(baseURL)}/mails?to=${encodeURIComponent(to)}`);
        const letters = (await answer.json()) as Letter[];
        found = letters.find((letter) => subject.test(letter.subject));
        expect(
          found,
          `a mail about ${subject} among ${letters.map((letter) => letter.subject)}`,
        ).toBeDefined();
      }).toPass({ timeout: 15_000 });
      return found as Letter;
    },
  };
}
