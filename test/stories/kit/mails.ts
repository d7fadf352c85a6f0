import { expect } from '@playwright/test';
import type { Letter } from '#test/story-server/mailbox.ts';

/** The customer's mailbox. */
export type MailReader = {
  /** Waits for a mail to this address whose subject fits, and reads it. */
  read(to: string, subject: RegExp): Promise<Letter>;
};

/** @param control the story server's door for stories */
export function createMailReader(control: string): MailReader {
  return {
    async read(to, subject) {
      let found: Letter | undefined;
      await expect(async () => {
        const answer = await fetch(`${control}/mails?to=${encodeURIComponent(to)}`);
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
