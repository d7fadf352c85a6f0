/** The line of the configuration that has mails sent. */
export const SMTP_LINE = 'SMTP_URL=smtps://user:password@mail.example';

/** What is said where the customer has no e-mail address. */
const PAPER_TEXT =
  'They have no e-mail address: what they are written goes by SMS if you send any, or waits in the outbox to be printed.';

/** What is said of a mail to a customer where mails leave; where none does, what to do instead. */
export const mailText = (words: string, sendsMail: boolean, hasEmail = true): string => {
  if (!hasEmail) return PAPER_TEXT;
  return sendsMail
    ? words
    : 'No mail goes out, as no mail server is set: please tell them yourself.';
};
