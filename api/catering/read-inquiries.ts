import type { Kysely } from 'kysely';
import type { ContextOf } from '#api/platform/http/context.ts';
import { ok, paginate } from '#api/platform/http/handler.ts';
import { readToldProfile } from '#api/kitchen/told-profile.ts';
import type { CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { listReachableInquiries, type Reach, type WholeInquiry } from '#db/catering/inquiries.ts';
import type { DB } from '#db/types.ts';
import { presentInquiry } from './present-inquiry.ts';
import { findOwnInquiry, readReach } from './reach.ts';

type Reading = { db: Kysely<DB>; now: Temporal.Instant };

/** Shows inquiries as their customer reads them, with the ways to pay. */
async function presenter({
  db,
  now,
}: Reading): Promise<(inquiry: WholeInquiry) => CateringInquiry> {
  const { paymentWays } = await readToldProfile(db);
  return (inquiry) => presentInquiry(inquiry, { paymentWays, now });
}

/** One of them. */
export const presentOne = async (ctx: Reading, inquiry: WholeInquiry): Promise<CateringInquiry> =>
  (await presenter(ctx))(inquiry);

type ReadContext = ContextOf<typeof cateringInquiries.read>;

export async function readInquiry(
  ctx: ReadContext,
  { params }: InputOf<typeof cateringInquiries.read>,
): Promise<CateringInquiry | Refusal> {
  const inquiry = await findOwnInquiry(ctx, params.id);
  return isRefusal(inquiry) ? inquiry : presentOne(ctx, inquiry);
}

/**
 * The inquiries of whoever the path names, as far as the caller has proved to be them:
 * `me` is all that they can prove, an account's id or address its own, any other address opens by
 * its code alone.
 */
export async function listByCustomer(
  ctx: ContextOf<typeof cateringInquiries.listByCustomer>,
  { params, query }: InputOf<typeof cateringInquiries.listByCustomer>,
) {
  const reach = narrow(ctx, await readReach(ctx), params.id.toLowerCase());
  if (!reach) return refuse('verification_required');
  const { inquiries, total } = await listReachableInquiries(ctx.db, reach, query);
  return ok(inquiries.map(await presenter(ctx)), { pagination: paginate(query, total) });
}

/** What of the caller's reach the path asks for; null when it is not theirs to read. */
function narrow(
  { caller }: Pick<ReadContext, 'caller'>,
  reach: Reach,
  named: string,
): Reach | null {
  if (named === 'me') return reach;
  const emails = reach.emails.includes(named) ? [named] : [];
  if (caller.kind === 'customer' && (named === caller.email || !named.includes('@'))) {
    const own = reach.emails.includes(caller.email) ? [caller.email] : [];
    return { customerId: caller.id, emails: own, inquiryIds: [] };
  }
  return emails.length > 0 ? { customerId: null, emails, inquiryIds: [] } : null;
}
