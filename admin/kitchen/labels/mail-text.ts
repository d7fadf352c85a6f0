/** The line of the configuration that has mails sent. */
export const SMTP_LINE = 'SMTP_URL=smtps://user:password@mail.example';

/** What is said of a mail to a customer where mails leave; where none does, what to do instead. */
export const mailText = (words: string, sendsMail: boolean): string =>
  sendsMail ? words : 'No mail goes out, as no mail server is set: please tell them yourself.';
