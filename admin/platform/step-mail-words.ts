import { mailWords } from '#admin/platform/words/mail-words.ts';

/** What became of the mails of a step that was taken back: nothing is said where there were none. */
export function stepMailWords(
  { withdrawn, corrected }: { withdrawn: number; corrected: number },
  sendsMail: boolean,
): string {
  if (corrected > 0)
    return ` ${mailWords('Whoever had a mail about it already gets one that puts it right.', sendsMail)}`;
  if (withdrawn === 0) return '';
  return withdrawn === 1 ? ' Its mail is not sent.' : ` Its ${withdrawn} mails are not sent.`;
}
