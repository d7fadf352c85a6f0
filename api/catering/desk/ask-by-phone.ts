import { loadCateringCatalogue } from '#api/catering/catalogue.ts';
import { storeInquiry } from '#api/catering/send-inquiry.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { cateringByPhone } from '#contract/catering/desk-by-phone.ts';
import type { AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockCustomerForWrite } from '#db/account/accounts.ts';
import { presentAdminInquiryDetails } from './read-inquiry.ts';

/**
 * Writes down an inquiry for somebody on the phone, as the form of the shop would send it; answers it
 * with the estimate and a quote to begin with (docs/rules.md#orders-by-phone).
 */
async function askByPhone(
  ctx: StaffWrite,
  { body: { customerId, ...body } }: InputOf<typeof cateringByPhone.ask>,
): Promise<AdminInquiryDetails | Refusal> {
  if (customerId && !(await lockCustomerForWrite(ctx.db, customerId)))
    return refuse('customer_erased');
  const asked = { ...body, email: body.email ?? '' };
  const by = { customerId, actor: `staff ${ctx.caller.email}` };
  const inquiry = await storeInquiry(ctx, asked, await loadCateringCatalogue(ctx.db), by);
  if (isRefusal(inquiry)) return inquiry;
  const { number, event_day: eventDate, guests } = inquiry;
  await recordAudit(ctx, {
    action: 'create',
    resource: 'catering-inquiries',
    id: inquiry.id,
    after: { number, eventDate, guests },
  });
  return presentAdminInquiryDetails(ctx, inquiry);
}

export const cateringByPhoneHandlers = handlers(cateringByPhone, { ask: askByPhone });
