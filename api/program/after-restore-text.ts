import { commandLine } from './command-line.ts';

/**
 * What people do again once a backup is restored, because no backup holds what would open it: told
 * to whoever restores. A configured `SECRET` is the one that signed before.
 */
export function afterRestoreText({ secret }: { secret?: string | undefined }): string {
  const renewed = secret
    ? [
        'Addresses of calendars, links that end a kind of mail and the codes of apps at the desk',
        'work as before (SECRET).',
      ]
    : [
        'Addresses of calendars are new: customers who follow theirs take the new one from their',
        'account. Links in mails that end a kind of mail lead nowhere: later mails have new ones.',
        'At the desk no code of an app works any more: whoever had one signs in with a passkey or a',
        `recovery code and adds the app again, or gets a new password (${commandLine('staff:reset', 'EMAIL')}).`,
        'The tokens of SMS and WhatsApp are entered anew under Settings; until then nothing goes there.',
      ];
  return [
    'A backup holds no session, no secret and no key:',
    'Everybody signs in again, with the password that they had; at the desk, too.',
    'Links that set a password and codes that prove an address are asked for anew.',
    'Reminders of deliveries that were waiting are not sent, nor what waited for a phone (Outbox).',
    'Whoever has answered STOP since the backup has to do so again.',
    ...renewed,
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}
