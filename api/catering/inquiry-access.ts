import type { ContextOf } from '#api/platform/http/context.ts';
import { hashSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { cateringInquiries } from '#contract/catering/inquiries.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  findAccessibleInquiry,
  type InquiryAccess,
  type InquiryWithDetails,
  lockInquiry,
} from '#db/catering/inquiries.ts';
import { findInquiryAccess } from '#db/catering/inquiry-tokens.ts';

type ReadContext = ContextOf<typeof cateringInquiries.read>;
type WriteContext = ContextOf<typeof cateringInquiries.cancel>;
type AnyContext = Pick<ReadContext, 'db' | 'caller' | 'inquiryTokens' | 'now'>;

/** What this caller has proved: by their session, their verified address, and their browser's tokens. */
export async function readInquiryAccess(ctx: AnyContext): Promise<InquiryAccess> {
  const { db, caller, inquiryTokens, now } = ctx;
  const opened = await findInquiryAccess(db, inquiryTokens.map(hashSecretToken), now);
  if (caller.kind !== 'customer') return { customerId: null, ...opened };
  const own = caller.emailVerified ? [caller.email] : [];
  return { customerId: caller.id, ...opened, emails: [...opened.emails, ...own] };
}

/**
 * Why an inquiry is not shown: a visitor is asked to prove who they are, whether there is such an
 * inquiry or not; to a customer, somebody else's does not exist
 * (docs/rules.md#who-may-open-an-inquiry).
 */
const noAccess = ({ caller }: Pick<ReadContext, 'caller'>): Refusal =>
  refuse(caller.kind === 'customer' ? 'inquiry_not_found' : 'verification_required');

/** One inquiry that is the caller's to read. */
export async function findOwnInquiry(
  ctx: AnyContext,
  id: string,
): Promise<InquiryWithDetails | Refusal> {
  return (await findAccessibleInquiry(ctx.db, await readInquiryAccess(ctx), id)) ?? noAccess(ctx);
}

/** Asks for the proof alone. */
export async function checkInquiryProof(
  ctx: AnyContext,
  { params }: { params: { id: string } },
): Promise<Refusal | null> {
  const found = await findOwnInquiry(ctx, params.id);
  return isRefusal(found) ? found : null;
}

/** The same, locked until the transaction ends. */
export async function lockOwnInquiry(
  ctx: WriteContext,
  id: string,
): Promise<InquiryWithDetails | Refusal> {
  return (await lockInquiry(ctx.db, id, await readInquiryAccess(ctx))) ?? noAccess(ctx);
}
