import type { Kysely } from 'kysely';
import type { MailDetails, MailKind } from '#api/kitchen/mail/mail-kinds.ts';
import type { MailSender } from '#api/kitchen/mail/rendered-mail.ts';
import { plainText } from '#api/kitchen/mail-templates/render-mail.tsx';
import { contentOfMail } from '#api/kitchen/mail-templates/templates.ts';
import type { DB } from '#db/types.ts';
import { AUDIT_ACTIONS, AUDIT_RESOURCES } from '#domain/kitchen/audit/audit-sentences.ts';
import { DEFAULT_PROFILE, publicProfileOf } from '#domain/kitchen/settings.ts';

const SENDER: MailSender = {
  ...publicProfileOf(DEFAULT_PROFILE),
  logo: null,
  publicUrl: 'https://dabba.example',
};

/** What a value that is missing or broken becomes in a sentence. */
const BROKEN = /undefined|\bnull\b|NaN|Invalid|\[object|N\/A/;

/** Whether a line has such a word, and nobody has typed it. */
function isBroken(line: string, details: unknown): boolean {
  const [word] = BROKEN.exec(line) ?? [];
  if (word === undefined) return false;
  const typed = JSON.stringify(details, (_, value) => (value === null ? '' : value));
  return !typed.includes(word);
}

/** Mails that cannot be written, or in which something is missing, each with what is wrong. */
async function unreadableMails(db: Kysely<DB>): Promise<string[]> {
  const unreadable = await db
    .selectFrom('mails')
    // Of secret ones that are sent, nothing is kept.
    .where((where) => where.or([where('status', '=', 'queued'), where('details', '!=', '{}')]))
    .select(['kind', 'details'])
    .execute();
  return unreadable.flatMap(({ kind, details }) => {
    try {
      const content = contentOfMail(kind as MailKind, details as MailDetails[MailKind], SENDER);
      const text = `${content.subject}\n${plainText(content, SENDER, null)}`;
      const found = text.split('\n').filter((line) => isBroken(line, details));
      return found.length > 0 ? [`${kind}: ${found.join(' / ')}`] : [];
    } catch (error) {
      return [`${kind}: ${error}`];
    }
  });
}

const KNOWN = new Set(AUDIT_ACTIONS.map(({ id }) => id));

/** Lines of the audit log that the desk has no sentence for. */
async function wordlessDoings(db: Kysely<DB>): Promise<string[]> {
  const lines = await db
    .selectFrom('audit_log')
    .select(['resource', 'action'])
    .distinct()
    .execute();
  const hasWords = ({ resource, action }: { resource: string; action: string }) =>
    (AUDIT_RESOURCES as string[]).includes(resource) &&
    (KNOWN.has(`${resource}.${action}`) || KNOWN.has(action));
  return lines
    .filter((line) => !hasWords(line))
    .map(({ resource, action }) => `audit log: ${resource}.${action}`);
}

/** What the program has written down and nobody can read, whatever a test made it do. */
export const findUnreadable = async (db: Kysely<DB>): Promise<string[]> => [
  ...(await unreadableMails(db)),
  ...(await wordlessDoings(db)),
];
