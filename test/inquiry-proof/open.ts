import { randomUUID } from 'node:crypto';
import { hashCode } from '#api/account/request-code.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import { emailCodes } from '#contract/account/email-codes.ts';
import { insertInquiryAccess } from '#db/catering/inquiry-tokens.ts';
import type { TestApp } from '#test/app.ts';

/** Writes down that a code was sent to an address, without the mail. */
export async function sendCode(
  services: TestApp,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const [id, now] = [randomUUID(), services.clock.now()];
  await services.db
    .insertInto('email_codes')
    .values({
      id,
      email,
      address: '127.0.0.1',
      code_hash: hashCode(id, code),
      created_at: now,
      expires_at: now.add({ minutes: 10 }),
    })
    .execute();
}

/** A token as the browser that sent this inquiry has it. */
export async function openByToken(services: TestApp, inquiryId: string): Promise<string> {
  const token = newSecretToken();
  const createdAt = services.clock.now();
  await insertInquiryAccess(services.db, {
    tokenHash: hashSecretToken(token),
    opens: { inquiryId },
    createdAt,
    expiresAt: createdAt.add({ hours: 24 }),
  });
  return token;
}

/** A token that was given for the code that proves the inquiry's address. */
export async function openByCode(services: TestApp, inquiryId: string): Promise<string> {
  const { email } = await services.db
    .selectFrom('catering_inquiries')
    .where('id', '=', inquiryId)
    .select('email')
    .executeTakeFirstOrThrow();
  const code = '246810';
  await sendCode(services, { email, code });
  const { data } = await services.visitor.call(emailCodes.confirm, { body: { email, code } });
  return data.token;
}
