import type { JobContext } from '#api/platform/jobs/job.ts';
import { readSigningSecret } from '#api/account/sessions/secret.ts';
import type { MailRow } from '#db/platform/mails.ts';
import { choiceOf, type MailKind, type WayOut } from './kinds.ts';
import { links } from './templates/links.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type Leaving = WayOut & { token: string; headers: Record<string, string> };

/**
 * How the reader of an optional mail gets no more of them; null for needed mails
 * (docs/rules.md#optional-mails).
 */
export async function wayOutOf(
  row: MailRow,
  { db, env }: Pick<JobContext, 'db' | 'env'>,
): Promise<Leaving | null> {
  const choice = choiceOf(row.kind as MailKind, row.details as object);
  const { customer_id: customerId, inquiry_id: inquiryId } = row;
  const whose = customerId ? { customerId } : inquiryId ? { inquiryId } : null;
  if (!choice || !whose) return null;
  const secret = await readSigningSecret(db, env.secret);
  const token = unsubscribeToken(secret, { choice, ...whose });
  return {
    choice,
    token,
    url: env.publicUrl + links.unsubscribe(token),
    // RFC 2369 and RFC 8058: mail programs show a button of their own, which posts to the API.
    headers: {
      'List-Unsubscribe': `<${env.publicUrl}/api/v1/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
