import { expect } from '@playwright/test';
import type { ReceivedMail } from '#test/story-server/mailbox.ts';

/** The customer's mailbox. */
export type MailReader = {
  /** Waits for a mail to this address whose subject fits, and reads it. */
  read(to: string, subject: RegExp): Promise<ReceivedMail>;
};

/** @param control the story server's door for stories */
export function createMailReader(control: string): MailReader {
  return {
    async read(to, subject) {
      let found: ReceivedMail | undefined;
      await expect(async () => {
        const answer = await fetch(`${control}/mails?to=${encodeURIComponent(to)}`);
        const mails = (await answer.json()) as ReceivedMail[];
        found = mails.find((mail) => subject.test(mail.subject));
        expect(
          found,
          `a mail about ${subject} among ${mails.map((mail) => mail.subject)}`,
        ).toBeDefined();
      }).toPass({ timeout: 15_000 });
      return found as ReceivedMail;
    },
  };
}
